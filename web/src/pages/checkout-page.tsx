import { useParams } from 'react-router-dom'
import { CheckoutHeading } from '../features/order/checkout/checkout-heading.tsx'
import { ForShoppers } from '../features/user/for-shoppers.tsx'
import { CartCheckout } from './cart-checkout.tsx'
import { ProductCheckout } from './product-checkout.tsx'

export const CheckoutPage = () => {
  const { productId } = useParams()

  return (
    <ForShoppers heading={<CheckoutHeading />}>
      {productId ? <ProductCheckout key={productId} productId={productId} /> : <CartCheckout />}
    </ForShoppers>
  )
}
