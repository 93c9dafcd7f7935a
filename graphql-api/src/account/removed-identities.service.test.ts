import { IsNull } from 'typeorm'
import { DomainError } from '../errors.js'
import type { Identity } from '../identity/identity.js'
import { buildAdmin, buildShopper } from '../testing/factories.js'
import { openTestShop, type TestShop } from '../testing/test-shop.js'
import { RemovedIdentity } from '../user/removed-identity.entity.js'
import { removeUser } from './remove-user.service.js'
import { deleteRemovedIdentities } from './removed-identities.service.js'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  await buildAdmin(shop.db)
})
beforeEach(() => shop.db.clear(RemovedIdentity))
afterAll(() => shop.close())

const identityThat = (deleteAccount: Identity['deleteAccount']): Identity => ({
  holderOf: () => Promise.reject(new DomainError('UNAVAILABLE')),
  verifyIdToken: () => Promise.reject(new DomainError('UNAVAILABLE')),
  endLogIns: async () => {},
  knows: async () => false,
  deleteAccount,
})

const uids = (removed: RemovedIdentity[]) => removed.map(({ uid }) => uid)
const left = async () => uids(await shop.db.findBy(RemovedIdentity, { goneAt: IsNull() }))

test('a hundred accounts that cannot be deleted do not keep the later ones', async () => {
  const stuck = Array.from({ length: 100 }, (_, i) => `stuck-${i}`)
  await shop.db.insert(
    RemovedIdentity,
    stuck.map((uid) => ({ uid })),
  )
  await shop.db.insert(RemovedIdentity, { uid: 'later' })
  const identity = identityThat(async (uid) => {
    if (uid !== 'later') throw new DomainError('UNAVAILABLE')
  })
  const round = () => deleteRemovedIdentities(shop.db, identity)

  await expect(round()).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  expect(await left()).toContain('later')
  await expect(round()).rejects.toMatchObject({ code: 'UNAVAILABLE' })

  expect((await left()).sort()).toEqual(stuck.sort())
})

test('who removes somebody waits for that account only', async () => {
  const shopper = await buildShopper(shop.db)
  await shop.db.insert(RemovedIdentity, { uid: 'slow' })
  const identity = identityThat((uid) => (uid === 'slow' ? new Promise(() => {}) : Promise.resolve()))

  expect(await removeUser(shop.db, identity, shopper, shopper.id)).toBe(true)

  expect(await left()).toEqual(['slow'])
})

test('a removed identity is known for an hour after its account went', async () => {
  const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000)
  await shop.db.insert(RemovedIdentity, [
    { uid: 'still here' },
    { uid: 'just gone', goneAt: ago(59) },
    { uid: 'long gone', goneAt: ago(61) },
  ])
  const deleted: string[] = []

  await deleteRemovedIdentities(
    shop.db,
    identityThat(async (uid) => void deleted.push(uid)),
  )

  expect(deleted).toEqual(['still here'])
  expect(uids(await shop.db.find(RemovedIdentity)).sort()).toEqual(['just gone', 'still here'])
})
