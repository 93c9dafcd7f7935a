import fc from 'fast-check'
import { createSchema } from './graphql/schema.js'
import type { Attack } from './testing/attack/attack.js'
import { type BesiegedShop, openBesiegedShop } from './testing/attack/besieged-shop.js'
import { graphqlAttacks } from './testing/attack/graphql-attacks.js'
import { knownAttacks } from './testing/attack/known-attacks.js'
import { restAttacks } from './testing/attack/rest-attacks.js'

// `npm run test:attack -- --seed=… --requests=…` sets these, and wants to see figures.
const { ATTACK_SEED: seed = '16', ATTACK_REQUESTS: requests = '100' } = process.env
const isOnDemand = process.env.ATTACK_REQUESTS !== undefined
/** In milliseconds: what 99 of 100 readers must be answered within, on a machine that does nothing else. */
const within = Number(process.env.ATTACK_WITHIN ?? Number.POSITIVE_INFINITY)
const EACH_ROUND = 1000
const A_WHILE = 2000

const percentile = (times: readonly number[], percent: number) =>
  Math.round(times.toSorted((a, b) => a - b)[Math.floor((times.length * percent) / 100)] ?? 0)

test(`${requests} requests of all kinds, seed ${seed}: none harms, none is answered as it must not be`, async () => {
  const attacks = fc.oneof(...restAttacks(), ...graphqlAttacks(await createSchema()))
  const faults: string[] = []
  const taken = new Map<string, { done: number; refused: number }>()

  for (let sent = 0; sent < Number(requests); sent += EACH_ROUND) {
    const shop = await openBesiegedShop()
    const attack = fc.asyncProperty(attacks, async (one: Attack) => {
      const counts = taken.get(one.target) ?? { done: 0, refused: 0 }
      counts[(await shop.take(one)) ? 'refused' : 'done']++
      taken.set(one.target, counts)
    })
    const round = { seed: Number(seed) + sent / EACH_ROUND, numRuns: Math.min(EACH_ROUND, Number(requests) - sent) }
    const note = (fault: unknown) => {
      faults.push(`--seed=${round.seed} --requests=${round.numRuns}\n${fault}`)
      if (isOnDemand) process.stderr.write(`${faults.at(-1)}\n`)
    }
    const { counterexample, errorInstance } = await fc.check(attack, round)
    if (counterexample) note(`${errorInstance}\n${fc.stringify(counterexample[0])}`)
    await shop.close().catch(note)
  }

  if (isOnDemand) console.table(Object.fromEntries(taken))
  expect(faults).toEqual([])
}, 7_200_000)

describe('what is known to bring GraphQL servers down', () => {
  let shop: BesiegedShop
  beforeAll(async () => {
    shop = await openBesiegedShop()
  })
  afterAll(() => shop.close())

  test.each(knownAttacks)('%s', async (_, request, { status, code }) => {
    const answer = await shop.ask(request)

    expect([answer.status, answer.text]).toEqual([
      status,
      code ? expect.stringContaining(`"${code}"`) : expect.any(String),
    ])
    expect(answer.text).not.toMatch(/tracing|stacktrace|node_modules/)
  })

  test('TRACE is not answered', async () => {
    const { status, text } = await shop.ask({ method: 'TRACE', url: '/', headers: { 'x-mine': 'secret' }, body: null })

    expect(status).toBeGreaterThanOrEqual(400)
    expect(text).not.toContain('secret')
  })

  test('readers read on while all of it comes, again and again', async () => {
    const [alone, rounds]: [number[], number[][]] = [[], []]
    for (let round = 0; round < (isOnDemand ? 100 : 3); round++) {
      for (let reader = 0; reader < 10; reader++) alone.push(await shop.read())
      const attacks = knownAttacks.map(([, request]) => shop.ask(request))
      const reads: number[] = []
      for (let reader = 0; reader < 10; reader++) reads.push(await shop.read())
      rounds.push(reads)
      await Promise.all(attacks)
    }

    const meanwhile = rounds.flat()
    const [most, mostAlone] = [percentile(meanwhile, 99), percentile(alone, 99)]
    if (isOnDemand)
      console.log(
        `${meanwhile.length} reads meanwhile: half within ${percentile(meanwhile, 50)} ms, 99 of 100 within ${most} ms; left alone ${percentile(alone, 50)} and ${mostAlone} ms`,
      )
    // As long as anybody may wait who asks a shop that has too much to do. What else a machine does may hold one round up, not all.
    const mostOfTheBest = Math.min(...rounds.map((reads) => Math.max(...reads)))
    expect(mostOfTheBest).toBeLessThan(A_WHILE + 10 * mostAlone)
    expect(most).toBeLessThan(within)
  })
})
