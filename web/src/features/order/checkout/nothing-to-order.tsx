import { shoppingCopy } from '../../../lib/copy/shopping-copy.ts'
import { useCopy } from '../../../lib/copy/use-copy.ts'
import { useFocusOn } from '../../../lib/navigation/focus.ts'
import { paths } from '../../../lib/navigation/paths.ts'
import { ButtonLink } from '../../../ui/basic/button.tsx'
import { PaddedPanel, Row } from '../../../ui/basic/panel.tsx'

interface NothingToOrderProps {
  text: string
  /** Where the shopper came from, when it was one product. */
  productId?: string | undefined
  /** What was in the cart may have been ordered. */
  ordered?: boolean
  /** It stands where the shopper had just pressed something. */
  instead: boolean
}

/** In the place of a checkout: why there is none, and the ways on. */
export const NothingToOrder = ({ text, productId, ordered = false, instead }: NothingToOrderProps) => {
  const { cart, checkout: copy } = useCopy(shoppingCopy)
  const panel = useFocusOn<HTMLDivElement>(instead)

  return (
    <PaddedPanel ref={panel} tabIndex={-1}>
      <p>{text}</p>
      <Row>
        {ordered && <ButtonLink to={paths.myOrder()}>{copy.seeOrders}</ButtonLink>}
        {productId && <ButtonLink to={paths.buyNow(productId)}>{copy.seeProduct}</ButtonLink>}
        <ButtonLink to={paths.home()} $look={productId || ordered ? 'quiet' : 'primary'}>
          {cart.browse}
        </ButtonLink>
      </Row>
    </PaddedPanel>
  )
}
