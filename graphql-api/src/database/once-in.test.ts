import type { EntityManager } from 'typeorm'
import { openTestShop, type TestShop } from '../testing/test-shop.js'
import { within } from '../testing/within.js'
import { onceIn } from './once-in.js'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
beforeEach(() => shop.db.query('DELETE FROM job_run'))
afterAll(() => shop.close())

const run = (work: (tx: EntityManager) => Promise<unknown>) => onceIn(shop.db, 55, 'counting', work)
const passes = (minutes: number) =>
  shop.db.query('UPDATE job_run SET "ranAt" = "ranAt" - make_interval(mins => $1)', [minutes])

test('of four servers one does what is done once an hour, and does it again in the next', async () => {
  const work = jest.fn(async () => undefined)
  for (let server = 0; server < 4; server++) await run(work)
  expect(work).toHaveBeenCalledTimes(1)
  await passes(54)
  await run(work)
  expect(work).toHaveBeenCalledTimes(1)

  await passes(2)
  for (let server = 0; server < 4; server++) await run(work)
  expect(work).toHaveBeenCalledTimes(2)
})

test('while one server is at it, the others pass over it without waiting', async () => {
  let end = () => {}
  let first: Promise<void> | null = null
  const other = jest.fn(async () => undefined)
  await new Promise<void>((isAtIt, fails) => {
    const work = () => {
      isAtIt()
      return new Promise<void>((resolve) => {
        end = resolve
      })
    }
    first = run(work)
    first.catch(fails)
  })
  await within(run(other))
  end()
  await first

  expect(other).not.toHaveBeenCalled()
})

test('what has failed is not done, and is tried again the next time', async () => {
  const fails = () => Promise.reject(new Error('The disk is full'))
  await expect(run(fails)).rejects.toThrow('The disk is full')
  const work = jest.fn(async () => undefined)
  await run(work)
  expect(work).toHaveBeenCalledTimes(1)
})
