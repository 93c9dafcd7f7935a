import { askShop } from '../support/ask-shop.ts'
import { openPage } from '../support/browser.ts'
import { sharedShop } from '../support/shared-shop.ts'

const aProduct = async () => {
  const [product]: { _id: string }[] = await (await askShop(`${sharedShop.url}/product?page=0&size=1`)).json()
  return `/productDetail/${product?._id}`
}

test.each([
  ['the home page', async () => '/', 'home-page'],
  ['a category', async () => '/tasbih', 'category-page'],
  ['a search', async () => '/search?q=attar', 'search-page'],
  ['a product', aProduct, 'product-page'],
])('the code of %s is on its way before the entry runs', async (_, address, name) => {
  const page = await openPage()
  let runsEntry = () => {}
  const entryMayRun = new Promise<void>((resolve) => {
    runsEntry = resolve
  })
  await page.route('**/assets/index-*.js', async (route) => {
    await entryMayRun
    await route.continue()
  })

  const asked = page.waitForRequest((request) => request.url().includes(`/assets/${name}-`))
  await page.goto(await address(), { waitUntil: 'commit' })
  await asked
  runsEntry()

  await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' })
})
