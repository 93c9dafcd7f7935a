import { openPage } from '../support/browser.ts'
import { callIn, graphqlAddress } from '../support/graphql-calls.ts'
import { sharedShop } from '../support/shared-shop.ts'
import { demoOwner, findAttar, newShopper, putOnSale } from '../support/trade.ts'

test('the shop opens in browsers that fetch no scripts ahead, and in those that never say that one has come', async () => {
  for (const isKnown of [false, true]) {
    const page = await openPage({ width: 360 })
    await page.clock.install()
    await page.addInitScript((answer) => {
      DOMTokenList.prototype.supports = () => answer
      Object.defineProperty(HTMLLinkElement.prototype, 'onload', { set: () => undefined })
    }, isKnown)
    await page.goto('/', { waitUntil: 'load' })
    if (isKnown) await page.clock.fastForward(10_000)
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('dialog').waitFor()
  }
})

test('a page whose scripts do not come is opened anew once, and holds no press for ever', async () => {
  const page = await openPage({ width: 360 })
  let opened = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) opened++
  })
  let missing = 1
  await page.route('**/assets/ground-*.js', (route) => (opened > missing ? route.continue() : route.abort()))
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog').waitFor()
  expect(opened).toBe(2)

  missing = Number.POSITIVE_INFINITY
  await page.goto('/', { waitUntil: 'load' })
  await page.waitForFunction(() =>
    document.querySelector('#root button')?.dispatchEvent(new MouseEvent('click', { cancelable: true })),
  )
  expect(opened).toBe(4)
})

test('a page that was cut off is made anew by its scripts', async () => {
  const page = await openPage({ width: 360 })
  await page.route('/', async (route) => {
    const answer = await route.fetch()
    const [whole = ''] = (await answer.text()).split('"cache":{')
    await route.fulfill({ response: answer, body: whole })
  })
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog').waitFor()
})

test('while the shop has not said who is signed in, the menu opens, and Buy now waits for it', async () => {
  const page = await openPage({ width: 360, as: await newShopper(sharedShop) })
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(graphqlAddress, async (route) => {
    if (callIn(route.request())?.operationName === 'Me') await released
    await route.continue()
  })
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog').waitFor()

  await page.goto(`/productDetail/${(await findAttar(sharedShop)).id}`)
  await page.getByRole('button', { name: 'Buy now' }).click()
  release()
  await page.getByRole('alertdialog').waitFor()
})

test('a page that is gone back to shows what things cost by now', async () => {
  const owner = await demoOwner(sharedShop)
  const id = await putOnSale(owner, { name: 'Zyxwvu', price: 610, quantity: 3 })
  const page = await openPage({ width: 360 })
  await page.goto(`/productDetail/${id}`)
  await page.getByText('610 BDT').first().waitFor()
  await page.goto('/contactus')

  const query = 'mutation ($id: ID!) { updateProduct(id: $id, input: { price: 720 }) { id } }'
  expect(await owner.call('POST', '/graphql', { query, variables: { id } })).toMatchObject({ body: { data: {} } })
  await page.goBack()
  await page.getByText('720 BDT').first().waitFor()
})
