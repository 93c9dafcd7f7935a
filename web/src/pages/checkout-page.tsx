import { useParams } from 'react-router-dom'
import { ForShoppers } from '../features/user/for-shoppers.tsx'
import { useCopy } from '../lib/copy/use-copy.ts'
import { PageHeading } from '../ui/page-heading.tsx'
import { CartCheckout } from './cart-checkout.tsx'
import { ProductCheckout } from './product-checkout.tsx'

export const CheckoutPage = () => {
  const { checkout: copy, pageTitle } = useCopy()
  const { productId } = useParams()

  return (
    <>
      <PageHeading title={pageTitle(copy.heading)}>{copy.heading}</PageHeading>
      <ForShoppers>
        {productId ? <ProductCheckout key={productId} productId={productId} /> : <CartCheckout />}
      </ForShoppers>
    </>
  )
}
