import type { FragmentType } from '@apollo/client'
import { useId, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import styled from 'styled-components'
import { AddToCart } from '../features/cart/add-to-cart.tsx'
import { ChoicePrice } from '../features/product/variant/choice-price.tsx'
import { optionName } from '../features/product/variant/option-name.ts'
import type { VariantChoice } from '../features/product/variant/use-variant-choice.ts'
import { namesOf } from '../features/product/variant/variant-choice.ts'
import { optionId } from '../features/product/variant/variant-options.tsx'
import { BuyNow } from '../features/stock/buy-now.tsx'
import type { Wanted } from '../features/stock/buy-now-question.tsx'
import { productName } from '../lib/copy/product-name.ts'
import { shoppingCopy } from '../lib/copy/shopping-copy.ts'
import { useCopy } from '../lib/copy/use-copy.ts'
import { variantName } from '../lib/copy/variant-name.ts'
import { useSession, useSessionState } from '../lib/identity/use-session.ts'
import { focusField } from '../lib/navigation/focus.ts'
import { paths } from '../lib/navigation/paths.ts'
import type { Origin } from '../lib/navigation/return-path.ts'
import { readQuantity } from '../lib/text/quantity.ts'
import { until } from '../lib/until.ts'
import { media } from '../theme/tokens.ts'
import { ButtonLink } from '../ui/basic/button.tsx'
import { Stack } from '../ui/basic/panel.tsx'
import { errorIdOf } from '../ui/form/field-frame.tsx'
import { Stepper } from '../ui/form/stepper.tsx'
import { BuyBar } from '../ui/layout/buy-bar.tsx'
import {
  type ProductPurchase_ProductFragment,
  useProductPurchase_ProductFragment,
} from './product-purchase.generated.ts'

interface ProductPurchaseProps {
  product: FragmentType<ProductPurchase_ProductFragment>
  choice: VariantChoice
  /** How many pieces of what is chosen are set aside for the shopper. */
  held: number
  /** The quantity as it is typed. */
  typed: string
  onType: (quantity: string) => void
}

/** How a product is bought; a visitor logs in first, who works in the shop does not shop, and an admin may change it. */
export const ProductPurchase = ({ product, choice, held, typed, onType }: ProductPurchaseProps) => {
  const { buying: copy, manage, language } = useCopy(shoppingCopy)
  const session = useSessionState()
  const { state, subscribe } = useSession()
  const navigate = useNavigate()
  const id = useId()
  const [wrong, setWrong] = useState(false)
  const { data, complete } = useProductPurchase_ProductFragment(product)
  if (!complete) return null
  if (session.status === 'signedIn' && session.user.isAdmin)
    return <ButtonLink to={paths.updateProduct(data.id)}>{manage.customiseProduct}</ButtonLink>
  if (session.status === 'signedIn' && session.user.role !== 'SHOPPER') return null

  const { variant, left, chosen } = choice
  const most = left.reduce((sum, { quantity }) => sum + quantity, held)
  if (most === 0) return null

  const logIn = (origin: Origin) => navigate(paths.logIn(), { state: origin })

  const askWhat = async (forCart: boolean): Promise<Wanted | null> => {
    const missing = choice.ask()
    if (missing || !variant) {
      if (missing) focusField(optionId(missing))
      return null
    }
    const quantity = readQuantity(typed)
    const possible = quantity !== null && quantity > 0 && quantity <= most
    setWrong(!possible)
    if (!possible) {
      focusField(id)
      return null
    }
    const wanted = { variant, quantity }
    await until(() => state().status !== 'loading', subscribe)
    const now = state()
    if (now.status === 'signedIn') return now.user.role === 'SHOPPER' ? wanted : null

    const from = paths.buyNow(data.id, {
      quantity: quantity > 1 ? quantity : undefined,
      size: chosen.SIZE,
      color: chosen.COLOR,
    })
    logIn(forCart ? { from, add: { productId: data.id, variantId: variant.id, quantity } } : { from, buy: true })
    return null
  }

  const handleChange = (value: string) => {
    onType(value)
    setWrong(false)
  }

  const { name, lang } = productName(data, language)
  const missing = choice.asked && choice.product.options.find(({ kind }) => kind === choice.asked)
  return (
    <>
      <Quantity>
        <label htmlFor={id}>{copy.quantity}</label>
        <Stepper id={id} value={typed} most={most} invalid={wrong} onChange={handleChange} />
        <Problem id={errorIdOf(id)} role="alert">
          {wrong && copy.chooseQuantity(most)}
        </Problem>
      </Quantity>
      <BuyBar
        what={
          <>
            <Name lang={lang}>{name}</Name>
            <ChoicePrice left={left} />
            {missing ? (
              <Problem>{copy.choose(optionName(missing, copy, language))}</Problem>
            ) : (
              <Chosen>{variantName(namesOf(choice.product, chosen), language)}</Chosen>
            )}
          </>
        }
      >
        <AddToCart productId={data.id} askWhat={() => askWhat(true)} />
        <BuyNow product={data} askWhat={() => askWhat(false)} />
      </BuyBar>
    </>
  )
}

const Quantity = styled(Stack).attrs({ $gap: 'small' })`
  & > label { font: 600 var(--type-body); }
  & > [role='group'] { justify-self: start; }
  /* What is wrong with it stands below, and comes into sight with it. */
  & input { scroll-margin-bottom: calc(var(--control) + var(--buy-bar)); }
`

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

const Problem = styled.p`
  color: var(--danger);
  font: 500 var(--type-small);
  &:empty { position: absolute; }
`
