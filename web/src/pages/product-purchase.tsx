import type { FragmentType } from '@apollo/client'
import { useId, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { AddToCart } from '../features/cart/add-to-cart.tsx'
import { BuyNow } from '../features/stock/buy-now.tsx'
import { shoppingCopy } from '../lib/copy/shopping-copy.ts'
import { useCopy } from '../lib/copy/use-copy.ts'
import { useSessionState } from '../lib/identity/use-session.ts'
import { focusField } from '../lib/navigation/focus.ts'
import { paths } from '../lib/navigation/paths.ts'
import type { Origin } from '../lib/navigation/return-path.ts'
import { readQuantity } from '../lib/text/quantity.ts'
import { media } from '../theme/tokens.ts'
import { ButtonLink } from '../ui/basic/button.tsx'
import { errorIdOf } from '../ui/form/field-frame.tsx'
import { Stepper } from '../ui/form/stepper.tsx'
import { bottomBar } from '../ui/layout/bottom-bar.ts'
import {
  type ProductPurchase_ProductFragment,
  useProductPurchase_ProductFragment,
} from './product-purchase.generated.ts'

interface ProductPurchaseProps {
  product: FragmentType<ProductPurchase_ProductFragment>
  /** How many pieces are set aside for the shopper. */
  held: number
}

/** How a product is bought; a visitor logs in first, an admin does not shop but may change it. */
export const ProductPurchase = ({ product, held }: ProductPurchaseProps) => {
  const { buying: copy, manage } = useCopy(shoppingCopy)
  const session = useSessionState()
  const navigate = useNavigate()
  const id = useId()
  const [asked] = useSearchParams()
  const [typed, setTyped] = useState(() => String(readQuantity(asked.get('quantity') ?? '') ?? 1))
  const [wrong, setWrong] = useState(false)
  const { data, complete } = useProductPurchase_ProductFragment(product)
  if (!complete) return null
  if (session.status === 'signedIn' && session.user.isAdmin)
    return <ButtonLink to={paths.updateProduct(data.id)}>{manage.customiseProduct}</ButtonLink>

  const most = data.quantity + held
  if (most === 0) return null

  const logIn = (origin: Origin) => navigate(paths.logIn(), { state: origin })

  const askQuantity = (forCart: boolean) => {
    const quantity = readQuantity(typed)
    const possible = quantity !== null && quantity > 0 && quantity <= most
    setWrong(!possible)
    if (!possible) focusField(id)
    else if (session.status === 'signedIn') return quantity
    else logIn({ from: paths.buyNow(data.id, quantity), ...(forCart && { add: { productId: data.id, quantity } }) })
    return null
  }

  const handleChange = (value: string) => {
    setTyped(value)
    setWrong(false)
  }

  return (
    <Bar data-buy-bar>
      <Label htmlFor={id}>{copy.quantity}</Label>
      <Stepper id={id} value={typed} most={most} invalid={wrong} onChange={handleChange} />
      <Problem id={errorIdOf(id)} role="alert">
        {wrong && copy.chooseQuantity(most)}
      </Problem>
      <AddToCart productId={data.id} askQuantity={() => askQuantity(true)} />
      <BuyNow product={data} askQuantity={() => askQuantity(false)} />
    </Bar>
  )
}

// On phones fixed at the bottom of the window.
const Bar = styled.div`
  ${bottomBar}
  gap: var(--space-2);
  & > [role='group'] { flex: none; }
  & > button {
    flex: 1;
    min-width: max-content;
    padding-inline: var(--space-2);
    white-space: nowrap;
  }
  ${media.tiny} {
    gap: var(--space-1);
    padding-inline: var(--space-2);
    & > button { padding-inline: var(--space-1); gap: var(--space-1); }
  }
  ${media.wide} {
    position: static;
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: var(--space-3);
    padding: 0;
    border: 0;
    background: none;
    & > label, & > [role='group'] { grid-column: 1 / -1; }
  }
`

// Where the bar lies at the lower edge of the window, there is room for what is pressed only.
const Label = styled.label`
  display: none;
  ${media.wide} {
    display: block;
    margin-bottom: calc(-1 * var(--space-2));
    font: 500 var(--type-small);
  }
`

const Problem = styled.p`
  flex: 1 0 100%;
  grid-column: 1 / -1;
  color: var(--danger);
  font: 500 var(--type-small);
  &:empty { position: absolute; }
`
