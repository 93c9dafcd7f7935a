import { readFileSync } from 'node:fs'

const read = (path) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'))

const categories = {
  'Quran and Hadith': 11,
  Panjabi: 22,
  Borka: 33,
  Tupi: 44,
  Jainamaj: 55,
  Tasbih: 66,
  Attar: 77,
}
const products = read('../../graphql-api/demo/products.json')

const namesOf = (answers) =>
  answers in categories
    ? products.filter(({ p_id }) => p_id === categories[answers]).map(({ name }) => name)
    : (answers.match(/\S+/g) ?? []).map((model) => products.find(({ disc }) => disc.model_number === model).name)

/** The queries with the names of the products that are right for them, and of those that are neither right nor wrong. */
const queries = Object.entries(read('queries.json')).flatMap(([group, searches]) =>
  Object.entries(searches).map(([search, answers]) => {
    const [right, passable] = answers.split('/').map((some) => namesOf(some.trim()))
    return { group, search, right, passable: passable ?? [] }
  }),
)

const judge = async ({ search, right, passable }, ask) => {
  const first = await ask(search)
  if (right.length === 0) return { recall: first.length === 0 ? 1 : 0, precision: null, missing: [], wrong: first }
  const missing = right.filter((name) => !first.slice(0, 5).includes(name))
  const wrong = first.filter((name) => !right.includes(name) && !passable.includes(name))
  const sought = Math.min(5, right.length)
  return {
    recall: Math.min(sought, right.length - missing.length) / sought,
    precision: first.length > 0 ? 1 - wrong.length / first.length : 0,
    missing,
    wrong,
  }
}

const mean = (numbers) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length

/**
 * How well a search of the demo shop finds what people type; bench/README.md says what the figures mean.
 * @param ask gives the names of the first ten products that a search finds
 */
export const measureSearch = async (ask) => {
  const groups = new Map()
  for (const query of queries) {
    const judged = { search: query.search, ...(await judge(query, ask)) }
    groups.set(query.group, [...(groups.get(query.group) ?? []), judged])
  }
  return [...groups].map(([group, judged]) => {
    const precisions = judged.map(({ precision }) => precision).filter((precision) => precision !== null)
    return {
      group,
      queries: judged.length,
      recall: mean(judged.map(({ recall }) => recall)),
      precision: precisions.length > 0 ? mean(precisions) : null,
      misses: judged.filter(({ recall, precision }) => recall < 1 || (precision ?? 1) < 1),
    }
  })
}
