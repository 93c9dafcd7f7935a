import { holdPresses } from './presses.ts'

const frame = () => new Promise(requestAnimationFrame)

/** Shows these buttons anew, as React makes a part. */
const show = (...names: string[]) => {
  const root = document.createElement('div')
  root.id = 'root'
  root.addEventListener('auxclick', (event) => event.preventDefault())
  const pressed: string[] = []
  names.forEach((name, place) => {
    const button = document.createElement('button')
    button.textContent = name
    button.addEventListener('click', () => pressed.push(`${place} ${name}`))
    root.append(button)
  })
  document.body.replaceChildren(root)
  return { pressed, press: (place: number) => root.querySelectorAll('button')[place]?.click() }
}

test.each([
  ['of a name of its own', ['Menu', 'Helpful'], ['1 Helpful']],
  ['that another one is called like', ['Helpful', 'Helpful'], []],
])('a press on a button %s goes to what was made anew in its place, or to none', async (_, names, expected) => {
  const letGo = holdPresses()
  show('Menu', 'Helpful').press(1)
  const { pressed } = show(...names)

  document.dispatchEvent(new Event('shop-open'))
  await frame()
  await frame()
  expect(pressed).toEqual(expected)
  letGo()
})

test('a button whose press is held says that it is busy, until the press is done', async () => {
  const letGo = holdPresses()
  const { pressed, press } = show('Menu', 'Helpful')
  const [menu, helpful] = document.querySelectorAll('button')
  press(1)
  expect([menu?.getAttribute('aria-busy'), helpful?.getAttribute('aria-busy')]).toEqual([null, 'true'])

  document.dispatchEvent(new Event('shop-open'))
  await frame()
  expect(pressed).toEqual(['1 Helpful'])
  expect(helpful?.getAttribute('aria-busy')).toBeNull()
  letGo()
})

test('once held presses are let go, buttons are pressed as in any page', () => {
  const letGo = holdPresses()
  const { pressed, press } = show('Search')
  press(0)
  expect(pressed).toEqual([])

  letGo()
  press(0)
  expect(pressed).toEqual(['0 Search'])
})
