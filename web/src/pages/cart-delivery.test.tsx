import { screen, within } from '@testing-library/react'
import { buildCart, buildCartItem } from '../testing/build-cart.ts'
import { chargedDelivery } from '../testing/build-delivery.ts'
import { buildUser, logInAfresh, serverOf } from '../testing/fake-identity.ts'
import { noConnection } from '../testing/fake-server.ts'
import { visit } from '../testing/visit.tsx'

beforeEach(logInAfresh)

const open = (Delivery: () => object) =>
  visit('/cart', serverOf(buildUser(), { Cart: () => ({ cart: buildCart([buildCartItem()], 1444) }), Delivery }))

const summary = async () => within(await screen.findByRole('complementary', { name: 'Your Order' }))
const grandTotal = async () => (await summary()).getByText('Grand total').closest('div')

test('the cart counts the delivery to the chosen district, and says what is missing to a free one', async () => {
  const { user } = await open(() => ({ delivery: chargedDelivery() }))
  expect(await (await summary()).findByText('Delivery to Dhaka')).toBeVisible()
  expect((await summary()).getByText('2 items').closest('div')).toHaveTextContent('1,444 TK')
  expect(await grandTotal()).toHaveTextContent('1,504 TK')
  expect((await summary()).getByText('1,556 TK more and the delivery is free.')).toBeVisible()

  await user.click((await summary()).getByRole('button', { name: 'Change district' }))
  await user.selectOptions(await screen.findByLabelText('District'), 'Sylhet')

  expect((await summary()).getByText('Delivery to Sylhet')).toBeVisible()
  expect(await grandTotal()).toHaveTextContent('1,564 TK')
})

test('when delivery cannot be loaded, the cart says so, and one can try again', async () => {
  const answers = [() => Promise.reject(noConnection())]
  const { user } = await open(() => answers.shift()?.() ?? { delivery: chargedDelivery() })
  await user.click(await screen.findByRole('button', { name: /Delivery could not be loaded/ }))

  expect(await (await summary()).findByText('Delivery to Dhaka')).toBeVisible()
})
