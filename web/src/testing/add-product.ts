import { screen, within } from '@testing-library/react'
import { buildUser, serverOf } from './fake-identity.ts'
import { visit } from './visit.tsx'

/** The form of a new product, in a shop that takes every product as Oud Attar, and what else the server answers. */
export const openAddProduct = async (
  answers: Parameters<typeof serverOf>[1] = {},
  user = buildUser({ isAdmin: true }),
) => {
  const AddProduct = jest.fn(() => ({ addProduct: { __typename: 'Product', id: 'p-1', name: 'Oud Attar' } }))
  const shop = await visit('/addProduct', serverOf(user, { AddProduct, ...answers }))
  return { ...shop, AddProduct }
}

type User = Awaited<ReturnType<typeof visit>>['user']

export const box = (name: string) => screen.findByRole('textbox', { name })

export const press = (user: User, name = 'Add Product') =>
  user.click(within(screen.getByRole('main')).getByRole('button', { name }))

export const fillIn = async ({ user }: { user: User }) => {
  await user.selectOptions(await screen.findByLabelText('Product code'), 'Attar (77)')
  await user.type(await box('Name'), ' Oud Attar ')
  await user.type(await box('Quantity'), '৪৫')
  await user.type(await box('Price'), '1,250')
}
