import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { pages } from '@sunnah-store/schema/routes'
import type { Page } from 'playwright-core'
import { adminPageNames } from '../../web/src/app/admin-page-names.ts'
import { logIn, openAsShopper } from '../shopper/shopper.ts'
import { seeAlert } from '../support/alert.ts'
import { openPage, widths } from '../support/browser.ts'
import { callIn, graphqlAddress } from '../support/graphql-calls.ts'
import { owner } from '../support/people.ts'
import { sharedShop } from '../support/shared-shop.ts'
import { newShopper } from '../support/trade.ts'
import { openAsAdmin } from './admin.ts'

const assets = join(import.meta.dirname, '../../web/dist/client/assets')

let page: Page

const search = async (words: string) => {
  await page.getByPlaceholder('Name, email or phone').fill(words)
  await page.getByRole('search').getByRole('button', { name: 'Search' }).click()
  await page.getByText(`for “${words}”`).waitFor()
}

test('on a phone: a person is found, made an admin after a question, another one removed', async () => {
  const [future, leaving] = [await newShopper(sharedShop), await newShopper(sharedShop)]
  page = await openAsAdmin({ width: 360 })
  await page.goto('/manageUsers?page=2')
  await page.getByRole('link', { name: 'Page 2', exact: true }).waitFor()

  await search(future.email)
  expect(new URL(page.url()).searchParams.get('page')).toBeNull()
  const row = page.getByRole('row').filter({ hasText: 'A Shopper' })
  await row.getByText('Not confirmed').waitFor()
  await row.getByRole('button', { name: 'Make Admin' }).click()
  const question = page.getByRole('alertdialog', { name: 'Make A Shopper an admin?' })
  const harmless = question.getByRole('button', { name: 'Leave as shopper' })
  expect(await harmless.evaluate((e) => e === document.activeElement)).toBe(true)
  expect(await harmless.evaluate((e) => getComputedStyle(e.closest('dialog') ?? e).fontWeight)).toBe('400')
  await question.getByRole('checkbox').check()
  await question.getByRole('button', { name: 'Make Admin' }).click()
  await seeAlert(page, 'Make Admin successfully')
  await question.waitFor({ state: 'detached' })
  expect(await row.getByRole('button', { name: 'Admin', exact: true }).isDisabled()).toBe(true)
  expect(await row.getByRole('button').allInnerTexts()).toEqual(['Admin', 'Log out'])
  expect(await future.call('GET', `/admin/${future.email}`)).toMatchObject({ body: { admin: true } })

  await search(leaving.email)
  await row.getByRole('button', { name: 'Remove user' }).click()
  await page.getByRole('alertdialog', { name: 'Remove A Shopper?' }).getByText('Orders stay').waitFor()
  await page.keyboard.press('Escape')
  await row.getByRole('button', { name: 'Remove user' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove user' }).click()
  await seeAlert(page, 'deleted')
  await page.getByText(`Nobody found for “${leaving.email}”.`).waitFor()
  expect(await leaving.call('GET', `/cart/${leaving.email}`)).toMatchObject({ status: 401 })
})

test('a shopper sees nothing of it: typing an address shows no list and loads none of its code', async () => {
  page = await openAsShopper()
  const scripts = new Set<string>()
  page.on('request', (request) => request.resourceType() === 'script' && scripts.add(chunkOf(request.url())))
  const asked = new Set<string | undefined>()
  page.on('request', (request) => graphqlAddress.test(request.url()) && asked.add(callIn(request)?.operationName))
  for (const name of adminPageNames) {
    // The pictures of the frame are not waited for.
    await page.goto(pages[name].replace(/:\w+/, randomUUID()), { waitUntil: 'commit' })
    await page.getByText('Only people who manage the shop can see this page.').waitFor()
    expect(await page.getByRole('link', { name: /Manage|Overview|All Orders|Search Words/ }).count()).toBe(0)
  }

  const ofAdmins = ['admin-page', ...adminPageNames.map(chunkOfPage)]
  const built = (await readdir(assets)).map(chunkOf)
  expect(ofAdmins.filter((name) => !built.includes(name))).toEqual([])
  expect([...scripts].filter((name) => ofAdmins.includes(name) || /manage|live|news|chart/.test(name))).toEqual([])
  expect([...asked].filter((name) => !ofEveryPage.includes(name ?? ''))).toEqual([])
})

const ofEveryPage = ['Me', 'SignIn', 'KeepLanguage', 'CartPieces', 'WishedIds']

// As the build names them: overview-page-Dk1vTOds.js.
const chunkOf = (file: string) => basename(file).replace(/-.{8}\.js$/, '')
const chunkOfPage = (name: string) => `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}-page`

test('a visitor who types an admin’s address logs in first', async () => {
  page = await openPage()
  await page.goto('/allOrders')
  await page.waitForURL('**/login')
  await logIn(page, owner.email, owner.password)
  await page.getByRole('heading', { level: 1, name: 'All Orders' }).waitFor()
})

test.each(widths)(
  'at %i px: an admin has no cart, no My Order, no categories, no quantity and no Buy now',
  async (width) => {
    page = await openAsAdmin({ width })
    await page.goto('/manageUsers')
    if (width === 360) await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('link', { name: 'Manage Users' }).first().waitFor()
    for (const name of ['Cart', 'My Order', 'Panjabi'])
      expect([
        name,
        await page.getByRole('navigation').getByRole('link', { name, exact: true }).filter({ visible: true }).count(),
      ]).toEqual([name, 0])

    await page.goto('/search?q=Amber%20Attar')
    await page.getByRole('article').first().getByRole('link').click()
    await page.getByRole('link', { name: 'Customise Product' }).waitFor()
    for (const name of ['Buy now', 'Add to cart', 'One more'])
      expect([name, await page.getByRole('button', { name }).count()]).toEqual([name, 0])
  },
)
