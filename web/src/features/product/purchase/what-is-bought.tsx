import styled from 'styled-components'
import { productName } from '../../../lib/copy/product-name.ts'
import { shoppingCopy } from '../../../lib/copy/shopping-copy.ts'
import { useCopy } from '../../../lib/copy/use-copy.ts'
import { variantName } from '../../../lib/copy/variant-name.ts'
import { media } from '../../../theme/tokens.ts'
import { Problem } from '../../../ui/form/field-frame.tsx'
import { ChoicePrice } from '../variant/choice-price.tsx'
import { optionName } from '../variant/option-name.ts'
import type { VariantChoice } from '../variant/use-variant-choice.ts'
import { namesOf } from '../variant/variant-choice.ts'

interface WhatIsBoughtProps {
  product: { name: string; nameBn: string | null }
  choice: VariantChoice
}

/** Beside the buttons: the product, its price, and what is chosen of it or still to be chosen. */
export const WhatIsBought = ({ product, choice }: WhatIsBoughtProps) => {
  const { buying: copy, language } = useCopy(shoppingCopy)
  const { name, lang } = productName(product, language)
  const missing = choice.asked && choice.product.options.find(({ kind }) => kind === choice.asked)

  return (
    <>
      <Name lang={lang}>{name}</Name>
      <ChoicePrice left={choice.left} />
      {missing ? (
        <Problem>{copy.choose(optionName(missing, copy, language))}</Problem>
      ) : (
        <Chosen>{variantName(namesOf(choice.product, choice.chosen), language)}</Chosen>
      )}
    </>
  )
}

const Name = styled.b`
  display: none;
  font: 600 var(--type-small);
  overflow-wrap: anywhere;
  ${media.wide} { display: block; }
`

const Chosen = styled.span`
  color: var(--muted);
  font: 400 var(--type-small);
`
