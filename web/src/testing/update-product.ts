import { screen } from '@testing-library/react'
import { buildProduct } from './build-product.ts'
import { buildUser, serverOf } from './fake-identity.ts'
import { visit } from './visit.tsx'

export const attar = { id: 'p-1', name: 'Oud Attar', quantity: 45, price: 850, discountedPrice: 850 }

/** The form of the attar, in a shop that takes every change, and what else the server answers. */
export const openUpdateProduct = async (answers: Parameters<typeof serverOf>[1] = {}) => {
  const EditedProduct = () => ({ product: buildProduct(attar) })
  const UpdateProduct = jest.fn(({ input }: Record<string, unknown>) => ({
    updateProduct: buildProduct({ ...attar, ...(input as object) }),
  }))
  const shop = await visit(
    '/manageProduct/p-1',
    serverOf(buildUser({ isAdmin: true }), { EditedProduct, UpdateProduct, ...answers }),
  )
  return { ...shop, UpdateProduct }
}

interface Shop {
  user: Awaited<ReturnType<typeof visit>>['user']
}

export const box = (name: string) => screen.findByRole('textbox', { name })

export const change = async ({ user }: Shop, name: string, text: string) => {
  await user.clear(await box(name))
  if (text) await user.type(await box(name), text)
}

export const save = ({ user }: Shop) => user.click(screen.getByRole('button', { name: 'Save changes' }))
