import { chromium } from 'playwright-core'
import { headersOf } from '../support/shop-server.mjs'

/** Puts one piece into the cart of somebody. */
export const fillCart = async (origin, { productId, lookerId }) => {
  const ask = async (query, variables) => {
    const response = await fetch(`${origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(await headersOf(lookerId)) },
      body: JSON.stringify({ query, variables }),
    })
    const { data, errors } = await response.json()
    if (errors) throw new Error(`The cart was not filled: ${errors[0].message}`)
    return data
  }
  const { product } = await ask('query ($id: ID!) { product(id: $id) { variants { id } } }', { id: productId })
  const input = { productId, variantId: product.variants[0].id, quantity: 1 }
  await ask('mutation ($input: CartItemInput!) { addToCart(input: $input) { itemCount } }', { input })
}

/** Whoever opens a window of this browser without a context of its own, as Lighthouse does, is logged in for the next 15 minutes. */
export const logInByDefault = async (port, origin, userId) => {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
  const page = await browser.contexts()[0].newPage()
  await page.goto(`${origin}/robots.txt`)
  const { authorization } = await headersOf(userId)
  await page.evaluate(keepToken, tokenIn(authorization))
  await page.close()
  await browser.close()
}

/** Whoever opens anything on this page is logged in. @param headers of their requests */
export const logInOn = (page, { authorization }) => page.addInitScript(keepToken, tokenIn(authorization))

const tokenIn = (authorization) => authorization.replace('Bearer ', '')
const keepToken = (token) => localStorage.setItem('accessToken', token)
