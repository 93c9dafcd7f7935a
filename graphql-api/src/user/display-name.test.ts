import { nameFault } from '@sunnah-store/schema/display-name'

test.each([
  ['Sunnah Store'],
  ['The S.U.N.N.A.H — 5t0re!'],
  ['$υиɴ4# 57θя3'],
  ['🅂🅄🄽🄽🄰🄷 🅂🅃🄾🅁🄴'],
  ['Sυηηαн Sтσяє'],
  ['Sµnnah ᏚᎢᎾᎡᎬ'],
  ['ssunnah1store'],
])('%s reads as the shop’s own name', (name) => {
  expect(nameFault(name)).toBe('shopsOwn')
})

test.each([['Sunnah Storm'], ['Sunna Store'], ['Sunnahx Store'], ['Hasan Store'], ['Storehannus']])(
  '%s is a name like any other',
  (name) => {
    expect(nameFault(name)).toBeNull()
  },
)

test('a name made to be slow to look through is looked through at once', () => {
  // Of what may stand between the letters, and is drawn like one of them: 11, 44, 45, 17, 10 in circles.
  const name = `su${'⑪'.repeat(22)}${'㊹'.repeat(11)}${'#'.repeat(11)}${'㊺'.repeat(11)}${'⑰'.repeat(11)}${'⑩'.repeat(11)}`
  const since = performance.now()

  expect(nameFault(name)).toBeNull()

  // A pattern that tries one way after the other takes minutes.
  expect(performance.now() - since).toBeLessThan(1000)
})
