import { moreBelowToday } from '@sunnah-store/schema/more-below-today'
import type { Language } from '../../../../lib/copy/languages.ts'
import { type NamedVariant, variantName } from '../../../../lib/copy/variant-name.ts'
import { newKey } from '../../../../lib/storage/new-key.ts'
import { readQuantity } from '../../../../lib/text/quantity.ts'
import type { ChosenVariantFragment, OrderToCorrectQuery, ProductsToAddQuery } from './correct-order.generated.ts'

export type AgreedLine = OrderToCorrectQuery['order']['lines'][number]

/** A line of an order as it stands in the form. */
export interface HandLine {
  /** Of the line, which may become one of another variant. */
  key: string
  productId: string
  /** '' until it is chosen. */
  variantId: string
  name: string
  nameBn: string | null
  image: AgreedLine['image']
  /** As typed. */
  quantity: string
  /** Those on sale, and the one that was ordered. */
  variants: readonly ChosenVariantFragment[]
  /** Whether what was ordered is still sold. */
  isSold: boolean
  /** What was ordered; null: it is added. */
  agreed: AgreedLine | null
  /** All that the order has of the product, at the prices that were agreed. */
  had: readonly AgreedLine[]
}

/** The lines of an order, to be changed. */
export const linesOf = (order: OrderToCorrectQuery['order']): HandLine[] =>
  order.lines.map((line) => {
    const { productId, variantId, name, nameBn, image, quantity, product } = line
    const onSale = product?.variants ?? []
    const ordered = { ...line, id: variantId, price: line.unitPrice, discountedPrice: line.unitPrice, quantity: 0 }
    const isSold = onSale.some(({ id }) => id === variantId)
    const variants = isSold ? onSale : [{ ...ordered, __typename: 'ProductVariant' as const }, ...onSale]
    return {
      key: variantId,
      productId,
      variantId,
      name,
      nameBn,
      image,
      quantity: String(quantity),
      variants,
      isSold,
      agreed: line,
      had: hadOf(order.lines, productId),
    }
  })

/**
 * Lines that somebody has changed by hand, over an order that another has corrected meanwhile: what nobody touched is as it is
 * now, and what was agreed is.
 */
export const linesOver = (
  order: OrderToCorrectQuery['order'],
  now: OrderToCorrectQuery['order'],
  typed: readonly HandLine[],
): HandLine[] => {
  const orderedOf = (id: string) => order.lines.find(({ variantId }) => variantId === id)?.quantity ?? 0
  const isTouched = (line: HandLine) => piecesOf(line) !== orderedOf(line.variantId)
  const there = linesOf(now).flatMap((line) => {
    const mine = typed.find(({ variantId }) => variantId === line.variantId)
    if (mine) return isTouched(mine) ? { ...line, quantity: mine.quantity } : line
    return orderedOf(line.variantId) > 0 ? [] : line
  })
  const added = typed
    .filter((line) => isTouched(line) && there.every(({ variantId }) => variantId !== line.variantId))
    .map((line) => ({ ...line, agreed: null, had: hadOf(now.lines, line.productId) }))
  return [...there, ...added]
}

const hadOf = (ordered: readonly AgreedLine[], productId: string) =>
  ordered.filter((line) => line.productId === productId)

/**
 * A product that is added; its size and colour are to be chosen, where there are several. Null: all are there already.
 * @param ordered what the order has, where one is corrected
 */
export const addedLine = (
  { id, name, nameBn, image, variants }: FoundProduct,
  lines: readonly HandLine[],
  ordered: readonly AgreedLine[],
): HandLine | null => {
  const [only, ...others] = variants
  if (!only || lines.filter(({ productId }) => productId === id).length >= variants.length) return null
  const variantId = others.length === 0 ? only.id : ''
  return {
    key: newKey(),
    productId: id,
    variantId,
    name,
    nameBn,
    image,
    quantity: '1',
    variants,
    isSold: true,
    agreed: null,
    had: hadOf(ordered, id),
  }
}

export type FoundProduct = ProductsToAddQuery['products']['items'][number]

export const chosenOf = ({ variants, variantId }: HandLine): ChosenVariantFragment | undefined =>
  variants.find(({ id }) => id === variantId)

/** What one piece costs: as it was agreed, in another size too that costs the same today; else what it costs today. */
export const priceOf = (line: HandLine): number => agreedFor(line)?.unitPrice ?? chosenOf(line)?.discountedPrice ?? 0

const agreedFor = (line: HandLine): AgreedLine | undefined => {
  const { agreed, had, isSold, variants, variantId } = line
  const price = chosenOf(line)?.price
  // What is no longer sold has no price of today to compare with.
  const onSale = variants.filter(({ id }) => isSold || id !== agreed?.variantId)
  return (
    had.find((ordered) => ordered.variantId === variantId) ??
    had.find((ordered) => onSale.some((variant) => variant.id === ordered.variantId && variant.price === price))
  )
}

/** Whether a piece costs what was agreed before. */
export const isAsAgreed = (line: HandLine): boolean => agreedFor(line) !== undefined

/** A line with more pieces at an agreed price than the order has, though they cost more today, which staff do not save; undefined: none. */
export const lineBelowToday = (ordered: readonly AgreedLine[], lines: readonly HandLine[]) =>
  moreBelowToday(
    ordered.map((line) => ({ ...line, priceToday: todayOf(line.product?.variants, line.variantId) })),
    lines.map((line) => ({
      ...line,
      unitPrice: priceOf(line),
      priceToday: todayOf(line.variants, line.variantId),
      quantity: piecesOf(line),
    })),
  )

const todayOf = (onSale: readonly ChosenVariantFragment[] | undefined, variantId: string) =>
  onSale?.find(({ id }) => id === variantId)?.discountedPrice ?? null

/** How many pieces there can be: those in the stock, and those that the order has. */
export const mostOf = (line: HandLine): number => {
  const ordered = line.had.find(({ variantId }) => variantId === line.variantId)
  return (chosenOf(line)?.quantity ?? 0) + (ordered?.quantity ?? 0)
}

export const piecesOf = ({ quantity }: HandLine): number => readQuantity(quantity) ?? 0

export const isChosen = ({ variantId }: HandLine): boolean => variantId !== ''

/** Where its size and colour are chosen. */
export const variantIdOf = ({ key }: HandLine) => `variant-${key}`

export const isPossible = (line: HandLine): boolean => piecesOf(line) >= 1 && piecesOf(line) <= mostOf(line)

export const subtotalOf = (lines: readonly HandLine[]): number =>
  lines.reduce((sum, line) => sum + priceOf(line) * piecesOf(line), 0)

export const inputsOf = (lines: readonly HandLine[]) =>
  lines
    .filter(isChosen)
    .map((line) => ({ productId: line.productId, variantId: line.variantId, quantity: piecesOf(line) }))

/** Its size and colour; a dash where there is nothing to choose. */
export const choiceName = (variant: NamedVariant | undefined, language: Language) =>
  (variant && variantName(variant, language)) || '–'
