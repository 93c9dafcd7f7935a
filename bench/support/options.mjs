import { parseArgs } from 'node:util'

const list = (text) => text.split(',')

/** What the caller chose to measure; `known` names all workloads and contestants. */
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
  const chosen = { workloads: list(values.only), contestants: list(values.contestants) }
  for (const [what, names] of Object.entries(chosen))
    for (const name of names)
      if (!known[what].includes(name)) throw new Error(`${name} is none of ${known[what].join(', ')}`)
  return { ...chosen, ...Object.fromEntries(numbers) }
}
