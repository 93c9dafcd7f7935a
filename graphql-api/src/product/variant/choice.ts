import type { ProductVariant } from './product-variant.entity.js'

type Choice = Pick<ProductVariant, 'size' | 'color'>

/** A text that names a variant or an option as it is kept: with single spaces; null where there is nothing to see. */
export const asOptionText = (text: string | null | undefined): string | null =>
  text?.replace(/\s+/g, ' ').trim() || null

/** The same for choices that differ only by big and small letters: nobody could tell L from l. */
export const choiceKey = ({ size, color }: Choice): string =>
  JSON.stringify([size, color].map((text) => text?.toLowerCase() ?? null))

export const isSameChoice = (one: Choice, other: Choice): boolean => choiceKey(one) === choiceKey(other)
