import type { Page, Route } from 'playwright-core'
import { seeAlert } from '../support/alert.ts'
import { openPage } from '../support/browser.ts'
import { look } from '../support/look.ts'
import { sharedShop } from '../support/shared-shop.ts'
import { demoOwner, findAttar, newShopper, putOnSale, type SignedIn } from '../support/trade.ts'
import { seePlaced } from './checkout.ts'
import { account, explore, freshNumber, newAccount } from './shopper.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name })

const openLogIn = async (page: Page) => {
  await page.goto('/login')
  await button(page, 'Login').click()
  await page.getByRole('link', { name: 'Enter your password' }).waitFor()
}

const openSignUp = async (page: Page) => {
  await page.goto('/signup')
  await button(page, 'Signup').click()
  await page.getByRole('group', { name: 'There is a problem' }).waitFor()
}

const openPicker = async (page: Page) => {
  await page.goto('/login')
  await button(page, 'Continue With Google').click()
  await page.getByRole('dialog', { name: 'Choose an account' }).waitFor()
}

const openNumber = async (page: Page) => {
  await page.goto('/login')
  await button(page, 'Continue With Phone').click()
  await button(page, 'Send the code').click()
  await page.getByRole('link', { name: 'Enter your mobile number' }).waitFor()
}

const openCode = async (page: Page) => {
  await page.goto('/signup')
  await button(page, 'Continue With Phone').click()
  await page.getByLabel('Mobile number').fill(freshNumber())
  await button(page, 'Send the code').click()
  await page.getByText('This shop sends no text messages.').waitFor()
}

const openReset = async (page: Page) => {
  await page.goto('/forgotPassword')
  await page.getByLabel('Email').fill('nobody@gmail.com')
  await button(page, 'Send the link').click()
  await page.getByText('If there is an account').waitFor()
}

const openNewPassword = async (page: Page) => {
  await page.goto('/forgotPassword')
  await page.getByLabel('Email').fill(await newAccount())
  await button(page, 'Send the link').click()
  await page.getByRole('link', { name: 'Choose a new password' }).click()
  await button(page, 'Save the password').click()
  await page.getByRole('group', { name: 'There is a problem' }).waitFor()
}

const openUsedLink = async (page: Page) => {
  await page.goto('/accountLink?mode=resetPassword&oobCode=used')
  await page.getByText('This link was used already').waitFor()
}

const openSignedOut = (address: string) => async (page: Page) => {
  await page.goto(address)
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).waitFor()
}

const visitorScreens = [
  ['My Order of somebody signed out', openSignedOut('/myOrder')],
  ['the profile of somebody signed out', openSignedOut('/userprofile')],
  ['log in', openLogIn],
  ['sign up', openSignUp],
  ['the choice of a Google account', openPicker],
  ['the way in by phone', openNumber],
  ['the code of the way in by phone', openCode],
  ['a forgotten password', openReset],
  ['a new password', openNewPassword],
  ['a link that was used', openUsedLink],
] as const

const openProduct = (page: Page) => explore(page, 'Quran Majeed Large Print Emerald')

const addAndOpen = async (page: Page, shopper: SignedIn, address: string, ready: string) => {
  await shopper.putInCart((await findAttar(sharedShop)).id)
  await page.goto(address)
  await page.getByText(ready).first().waitFor()
}

const fillIn = async (page: Page, shopper: SignedIn) => {
  await addAndOpen(page, shopper, '/checkout', 'Where to')
  await page.getByLabel('Address').fill('House 14, Road 7')
  await page.getByLabel('District').selectOption('Dhaka')
  await page.getByLabel('Phone').fill('01712345678')
}

const loseOrder = (route: Route) =>
  ['PlaceOrder', 'ArrivedOrder'].includes(route.request().postDataJSON().operationName)
    ? route.abort()
    : route.fallback()

const shopperScreens = [
  ['a product', openProduct],
  [
    'the Buy now question',
    async (page: Page) => {
      await openProduct(page)
      await button(page, 'Buy now').click()
      await page.getByRole('alertdialog').waitFor()
    },
  ],
  [
    'the profile, while it is changed',
    async (page: Page) => {
      await page.goto('/userprofile')
      await button(page, 'Edit profile').click()
      await page.getByLabel('Phone').fill('1')
      await button(page, 'Save').click()
      await page.getByRole('group', { name: 'There is a problem' }).waitFor()
    },
  ],
  [
    'the question before an account is deleted',
    async (page: Page) => {
      await page.goto('/userprofile')
      await button(page, 'Delete my account').click()
      await page.getByRole('alertdialog').waitFor()
    },
  ],
  [
    'the account menu',
    async (page: Page) => {
      await page.goto('/userprofile')
      await page.getByText('Not added').waitFor()
      await account(page).click()
    },
  ],
  [
    'the cart with a line that was removed and a price that has changed',
    async (page: Page, shopper: SignedIn) => {
      const owner = await demoOwner(sharedShop)
      const ids = [
        await putOnSale(owner, { name: 'A tasbih to be removed', price: 100, quantity: 9 }),
        await putOnSale(owner, { name: 'A tasbih of another price', price: 100, quantity: 9 }),
        await putOnSale(owner, { name: 'A tasbih that sells out', price: 100, quantity: 9 }),
      ]
      for (const id of ids) await shopper.putInCart(id)
      await owner.call('PUT', `/product/manage/${ids[1]}`, { price: 120 })
      await owner.call('PUT', `/product/${ids[2]}`, { availableQuantity: 0 })
      await page.goto('/cart')
      await button(page, 'Remove A tasbih to be removed').click()
      // Its time stands still.
      await button(page, 'Undo: A tasbih to be removed').focus()
      await page.getByText('The price is now 120 TK.').waitFor()
    },
  ],
  [
    'the cart',
    async (page: Page, shopper: SignedIn) => {
      await shopper.call('DELETE', `/cart/order/${shopper.email}`)
      await addAndOpen(page, shopper, '/cart', 'Grand total')
      // Its sketch has the total too.
      await button(page, 'Remove ').first().waitFor()
    },
  ],
  [
    'the checkout with mistakes',
    async (page: Page, shopper: SignedIn) => {
      await addAndOpen(page, shopper, '/checkout', 'Where to')
      await button(page, 'PLACE ORDER').click()
      await page.getByRole('group', { name: 'There is a problem' }).waitFor()
    },
  ],
  [
    'My Order without orders',
    async (page: Page) => {
      await page.goto('/myOrder')
      await page.getByText('You have not ordered anything yet.').waitFor()
    },
  ],
  [
    'the page of a placed order',
    async (page: Page, shopper: SignedIn) => {
      await fillIn(page, shopper)
      await button(page, 'PLACE ORDER').click()
      await seeAlert(page, 'Ordered Successful')
      await seePlaced(page)
    },
  ],
  [
    'My Order',
    async (page: Page) => {
      await page.goto('/myOrder')
      await page.getByText('We will call you').waitFor()
    },
  ],
  [
    'an order that nobody answered',
    async (page: Page, shopper: SignedIn) => {
      await fillIn(page, shopper)
      await page.route('**/graphql', loseOrder)
      await button(page, 'PLACE ORDER').click()
      await seeAlert(page, 'We do not know')
      await page.reload()
      await page.getByRole('heading', { name: 'Did your order reach us?' }).waitFor()
      await page.unroute('**/graphql')
    },
  ],
] as const

test.each(visitorScreens)('%s has no fault, whatever the window', async (_, open) => {
  const page = await openPage({ width: 360 })
  await open(page)
  await look(page)
})

test('the screens of a shopper have no fault, whatever the window', async () => {
  const shopper = await newShopper(sharedShop)
  const page = await openPage({ width: 360, as: shopper })
  for (const [, open] of shopperScreens) {
    await open(page, shopper)
    await look(page)
  }
})
