import { screen } from '@testing-library/react'
import { buildOption, buildProduct, buildVariant } from './build-product.ts'
import { buildUser, serverOf } from './fake-identity.ts'
import { visit } from './visit.tsx'

export const variant = (color: string, size: string, quantity: number, given: object = {}) =>
  buildVariant({
    id: `${color}-${size}`,
    color,
    size,
    quantity,
    price: 1250,
    discountedPrice: 1187,
    sku: null,
    ownPrice: null,
    ownImage: null,
    isActive: true,
    ...given,
  })

export const rows = [
  variant('White', 'S', 6),
  variant('White', 'L', 14, { sku: 'TNT-W-L' }),
  variant('Navy', 'S', 4),
  variant('Navy', 'L', 0, { ownPrice: 1350, price: 1350, isActive: false }),
]

export const panjabi = (given: object = {}) =>
  buildProduct({
    id: 'p-1',
    name: 'Cotton Panjabi, Plain',
    price: 1250,
    discount: 5,
    discountedPrice: 1187,
    quantity: 24,
    options: [buildOption('SIZE', 'S', 'L'), buildOption('COLOR', 'White', 'Navy')],
    variants: rows.slice(0, 3),
    allVariants: rows,
    ...given,
  })

type Answers = Parameters<typeof serverOf>[1]

/** The table of the sizes and colours of one product, for an admin. */
export const openVariants = async (answers: Answers = {}, row = '') => {
  const SaveVariants = jest.fn((_: Record<string, unknown>) => ({ saveVariants: panjabi() }))
  const shop = await visit(
    `/manageProduct/p-1/variants${row}`,
    serverOf(buildUser({ isAdmin: true }), {
      EditedVariants: () => ({ product: panjabi() }),
      SaveVariants,
      ...answers,
    }),
  )
  return { ...shop, SaveVariants }
}

export type Shop = Awaited<ReturnType<typeof openVariants>>

export const box = (name: string) => screen.findByRole('textbox', { name })
export const change = async ({ user }: Shop, name: string, text: string) => {
  await user.clear(await box(name))
  if (text) await user.type(await box(name), text)
}
export const save = ({ user }: Shop) => user.click(screen.getByRole('button', { name: 'Save' }))
/** What the shop answered is what stands here. */
export const isSaved = () => screen.findByText('No changes')
export const inputOf = ({ SaveVariants }: Shop) => SaveVariants.mock.lastCall?.[0]?.input
export const names = (color: string, size: string) => ({ color, colorBn: '', size, sizeBn: '' })
export const asIs = (color: string, size: string, given: object = {}) => ({
  id: `${color}-${size}`,
  ...names(color, size),
  sku: '',
  isActive: true,
  ...given,
})
export const unchanged = [
  asIs('White', 'S'),
  asIs('White', 'L', { sku: 'TNT-W-L' }),
  asIs('Navy', 'S'),
  asIs('Navy', 'L', { isActive: false }),
]
export const others = unchanged.slice(1)
