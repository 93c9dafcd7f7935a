import type { FragmentType } from '@apollo/client'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useVariantChoice_ProductFragment, type VariantChoice_ProductFragment } from './variant-choice.generated.ts'
import {
  type Chosen,
  chosenVariant,
  missingOptions,
  type Option,
  type OptionKind,
  paramOf,
  readChoice,
  type Variant,
  variantsLeft,
} from './variant-choice.ts'

export interface VariantChoice {
  product: VariantChoice_ProductFragment
  chosen: Chosen
  /** The variant to buy; null while a choice is missing, and where the product is not made like that. */
  variant: Variant | null
  /** The variants that what is chosen so far leaves; none where the product is not made like that. */
  left: readonly Variant[]
  /** What the address asked for and the product does not have. */
  unknown: readonly string[]
  /** The option that has been asked for, since nothing of it is chosen. */
  asked: OptionKind | null
  choose: (kind: OptionKind, value: string) => void
  /** Asks for the first choice that is missing. Answers its option; null when nothing is. */
  ask: () => Option | null
}

/** What a shopper has chosen of a product's sizes and colours. The address carries it. */
export const useVariantChoice = (ref: FragmentType<VariantChoice_ProductFragment>): VariantChoice | null => {
  const { data: product, complete } = useVariantChoice_ProductFragment(ref)
  const [address, setAddress] = useSearchParams()
  const [asked, setAsked] = useState<OptionKind | null>(null)
  if (!complete) return null

  const { chosen, unknown } = readChoice(product, address)
  const missing = missingOptions(product, chosen)

  return {
    product,
    chosen,
    variant: chosenVariant(product, chosen),
    left: variantsLeft(product, chosen),
    unknown,
    asked: missing.some(({ kind }) => kind === asked) ? asked : null,
    choose(kind, value) {
      setAddress(
        (address) => {
          address.set(paramOf[kind], value)
          return address
        },
        // At once: the next choice is made on top of this one, however slow the phone is.
        { replace: true, preventScrollReset: true, flushSync: true },
      )
    },
    ask() {
      const [first = null] = missing
      setAsked(first?.kind ?? null)
      return first
    },
  }
}
