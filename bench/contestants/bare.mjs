// As little as there can be between a caller and PostgreSQL: node:http and one prepared statement an answer.
import { createServer } from 'node:http'
import { ask } from './database.mjs'
import { buy, purchase } from './purchase.mjs'
import { asPage, asProductWithReviews, listOfProducts, productWithReviews, searchOfProducts } from './sql.mjs'

const answers = {
  '/W1': async ({ page }) => ({ products: asPage(await ask('list', listOfProducts, [page])) }),
  '/W2': async ({ id }) => ({ product: asProductWithReviews(await ask('product', productWithReviews, [id])) }),
  '/W3': async ({ search }) => ({ products: asPage(await ask('search', searchOfProducts, [search])) }),
  '/W5': async (order) => ({ placeOrder: await buy((values) => ask('purchase', purchase, values), order) }),
}

const read = async (request) => {
  let text = ''
  for await (const chunk of request.setEncoding('utf8')) text += chunk
  return JSON.parse(text)
}

createServer(async (request, response) => {
  const answer = answers[request.url]
  if (!answer) return response.writeHead(404).end()
  const body = JSON.stringify({ data: await answer(await read(request)) })
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }).end(body)
}).listen(Number(process.env.PORT), '127.0.0.1')
