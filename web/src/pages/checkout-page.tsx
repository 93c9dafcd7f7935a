import { useParams } from 'react-router-dom'
import { ForShoppers } from '../features/user/for-shoppers.tsx'
import { usePageCopy } from '../lib/copy/use-page-copy.ts'
import { PageHeading } from '../ui/page-heading.tsx'
import { CartCheckout } from './cart-checkout.tsx'
import { ProductCheckout } from './product-checkout.tsx'

export const CheckoutPage = () => {
  const { checkout: copy, pageTitle } = usePageCopy()
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
