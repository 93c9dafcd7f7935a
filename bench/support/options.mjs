import { parseArgs } from 'node:util'

const list = (text) => text.split(',')

/** What the caller chose to measure; `known` names all workloads and contestants, and variants that are measured only by name. */
export const readOptions = (known) => {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', default: known.workloads.join() },
      contestants: { type: 'string', default: known.contestants.join() },
      rounds: { type: 'string', default: '5' },
      seconds: { type: 'string', default: '2' },
      products: { type: 'string', default: '10000' },
    },
  })
  const numbers = ['rounds', 'seconds', 'products'].map((name) => [name, Number(values[name])])
  for (const [name, number] of numbers) if (!(number > 0)) throw new Error(`--${name} must be a number above 0`)
  const mayBe = { workloads: known.workloads, contestants: [...known.contestants, ...known.variants] }
  const chosen = { workloads: list(values.only), contestants: list(values.contestants) }
  for (const [what, names] of Object.entries(chosen))
    for (const name of names)
      if (!mayBe[what].includes(name)) throw new Error(`${name} is none of ${mayBe[what].join(', ')}`)
  return { ...chosen, ...Object.fromEntries(numbers) }
}
