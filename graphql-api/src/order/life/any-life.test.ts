import fc from 'fast-check'
import { checkInvariants } from '../../commands/invariants.js'
import { type Drawn, type Kind, kinds } from '../../testing/any-life/all-steps.js'
import { Look, Steps, type Tally } from '../../testing/any-life/commands.js'
import { lookAtCash, lookAtOrders } from '../../testing/any-life/look.js'
import { Model } from '../../testing/any-life/model.js'
import { openTwoServers, type ShopOfTwo, type TwoServers } from '../../testing/any-life/shop-of-two.js'

// `npm run test:orders` draws others each time, and a run that fails says how to see it again.
const { ORDERS_STEPS: steps = '100', ORDERS_SEED, ORDERS_PATH: path = '', ORDERS_REPLAY } = process.env
const isOnDemand = process.env.ORDERS_STEPS !== undefined
const seed = Number(ORDERS_SEED ?? (isOnDemand ? Date.now() % 1_000_000 : 17))
const most = Math.min(800, Number(steps))
const length = {
  maxCommands: most,
  size: 'max' as const,
  ...(ORDERS_REPLAY !== undefined && { replayPath: ORDERS_REPLAY }),
}
const STOCK = 60

type Command = fc.AsyncCommand<Model, ShopOfTwo>

/** What was taken at least once, and not refused. */
const happened: Tally['happened'] = new Set()

let servers: TwoServers
beforeAll(async () => {
  servers = await openTwoServers()
})
afterAll(() => servers.close())

const drawn = (of: readonly Kind[]): fc.Arbitrary<Drawn> =>
  fc.record({
    kind: fc.constantFrom(...of),
    order: fc.nat(1000),
    who: fc.nat(1),
    server: fc.nat(1),
    pieces: fc.integer({ min: 1, max: 6 }),
  })

const times = <T>(count: number, one: T): T[] => Array.from({ length: count }, () => one)

/** Steps of one person after the other. */
const single = (tally: Tally): fc.Arbitrary<Command> => drawn(kinds).map((one) => new Steps([one], tally))

// What is released was written by hand into the database before, as if a courier had never answered.
const besideOthers = kinds.filter((kind) => kind !== 'release')

/** Two people at two servers at the same moment, mostly about the same order. */
const pair = (tally: Tally): fc.Arbitrary<Command> =>
  fc.tuple(drawn(besideOthers), drawn(besideOthers), fc.nat(3)).map(([one, two, same]) => {
    const other = { who: 1 - one.who, server: 1 - one.server, order: same > 0 ? one.order : two.order }
    return new Steps([one, { ...two, ...other }], tally)
  })

const look = fc.constant<Command>(new Look())
const ways: [string, (tally: Tally) => fc.Arbitrary<Command>[]][] = [
  ['one after the other', (tally) => [...times(9, single(tally)), look]],
  ['two at a time', (tally) => [...times(4, pair(tally)), ...times(3, single(tally)), look]],
]

test.each(ways)(
  `${steps} steps by two shoppers and two admins on two servers, %s, leave what a small model says, seed ${seed}`,
  async (way, commandsOf) => {
    const tally: Tally = { steps: 0, happened }
    const commands = fc.commands(commandsOf(tally), length)
    const life = fc.asyncProperty(commands, async (those) => {
      const shop = await servers.beginAnew(STOCK)
      const model = new Model({ stock: STOCK, orders: [], payouts: [] })
      await fc.asyncModelRun(() => ({ model, real: shop }), those)
      await lookAtOrders(model, shop)
      await lookAtCash(model, shop)
      expect(await checkInvariants(shop.db)).toEqual([])
    })

    for (let run = 0; tally.steps < Number(steps); run++) {
      const failed = await fc.check(life, { seed: seed + run, numRuns: 1, path, endOnFailure: !isOnDemand })
      if (failed.failed) throw new Error(howToSeeAgain(way, failed), { cause: failed.errorInstance })
      if (isOnDemand) process.stderr.write(`${way}: ${tally.steps} steps\n`)
      if (path) break
    }
  },
  isOnDemand ? 7_200_000 : 300_000,
)

/** The fewest steps that still fail, and how to take them again. */
const howToSeeAgain = (way: string, failed: fc.RunDetails<[Iterable<Command>]>): string => {
  const replay = /replayPath="([^"]*)"/.exec(fc.stringify(failed.counterexample))?.[1]
  const settings = `ORDERS_STEPS=${steps} ORDERS_SEED=${failed.seed} ORDERS_PATH=${failed.counterexamplePath} ORDERS_REPLAY='${replay}'`
  return `${settings} npm run test:orders -- -t '${way}'\n${fc.defaultReportMessage(failed)}`
}

// In fewer steps not all of them come about.
if (Number(steps) >= 5000 && !path)
  test('every kind of step was taken at least once', () => {
    expect(kinds.filter((kind) => !happened.has(kind))).toEqual([])
  })
