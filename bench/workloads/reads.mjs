import { post } from '../support/connection.mjs'

const shown = 'id name price discount discountedPrice quantity rating reviewCount image { url }'
const words = ['attar', 'panjabi', 'tasbih', 'quran', 'borka', 'oud', 'musk', 'cotton', 'velvet', 'prayer', 'cap']
const categories = [11, 22, 33, 44, 55, 66, 77]
const colors = ['White', 'Black', 'Blue', 'Green', 'Brown']
const value = 'value valueBn swatch count'
const PAGES = 20

// Made before the measuring, so that a request costs the load next to nothing.
const PREPARED = 2_000
const COMPARED = 50

/** The catalogue as it is read: a list, a product, a search, and a mixture of them. */
export const readsOf = ({ productIds }) => {
  const list = {
    name: 'W1',
    query: `query ($page: Int!) { products(page: $page, size: 10) { total items { ${shown} } } }`,
    variables: () => ({ page: Math.floor(Math.random() * PAGES) }),
  }
  const product = {
    name: 'W2',
    query: `query ($id: ID!) { product(id: $id) { ${shown} description
      reviews(size: 10) { total items { id rating feedback postedAt reviewer { name photoUrl } } } } }`,
    variables: () => ({ id: oneOf(productIds) }),
  }
  const search = {
    name: 'W3',
    query: `query ($search: String!) { products(search: $search, size: 10) { total items { ${shown} } } }`,
    variables: () => ({ search: oneOf(words) }),
  }
  const narrowed = {
    name: 'W6',
    query: `query ($category: Int, $filter: ProductFilterInput, $page: Int!) {
      products(category: $category, filter: $filter, page: $page, size: 10) { total items { ${shown} } facets { all
        price { lowest highest steps } brands { ${value} } sizes { ${value} } colors { ${value} } materials { ${value} }
        ratings { minRating count } inStock onOffer } } }`,
    variables: () => ({
      category: oneOf(categories),
      filter: { inStock: true, colors: [oneOf(colors)], maxPrice: oneOf([1000, 2000, 3000]) },
      page: oneOf([0, 1]),
    }),
  }
  return {
    W1: reading('a list of 10 products with its total', 16, [[100, list]]),
    W2: reading('a product with its 10 newest reviews', 16, [[100, product]]),
    W3: reading('a search for one word, the first 10 products with their total', 16, [[100, search]]),
    W4: reading('50 % lists, 35 % products, 15 % searches', 32, [
      [50, list],
      [35, product],
      [15, search],
    ]),
    W6: reading('a category narrowed down by three filters, 10 products with their total and all counts', 16, [
      [100, narrowed],
    ]),
  }
}

const reading = (title, connections, shares) => {
  const mixture = shares.flatMap(([percent, read]) => Array(percent).fill(read))
  const asks = Array.from({ length: PREPARED }, () => {
    const { name, query, variables } = oneOf(mixture)
    return { name, query, variables: variables() }
  })
  return {
    title,
    connections,
    nextFor: async (contestant) => {
      const requests = asks.map((ask) => [requestTo(contestant, ask)])
      return () => oneOf(requests)
    },
    answersOf: async (contestant, connection) => {
      const answers = []
      for (const ask of asks.slice(0, COMPARED)) {
        const { data } = JSON.parse(await connection.ask(requestTo(contestant, ask)))
        // What a word finds, and in which order, is each one's own.
        answers.push({ ...ask.variables, ...(ask.name === 'W3' ? { found: data.products.items.length } : data) })
      }
      return answers
    },
  }
}

const requestTo = ({ hasGraphql }, { name, query, variables }) =>
  hasGraphql ? post('/graphql', { query, variables }) : post(`/${name}`, variables)

const oneOf = (many) => many[Math.floor(Math.random() * many.length)]
