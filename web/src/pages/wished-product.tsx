import { AddOne } from '../features/cart/add-one.tsx'
import { ProductCard } from '../features/product/product-card.tsx'
import { WishHeart } from '../features/wish/wish-heart.tsx'
import { WishNoLongerSold } from '../features/wish/wish-no-longer-sold.tsx'
import { productName } from '../lib/copy/product-name.ts'
import { shoppingCopy } from '../lib/copy/shopping-copy.ts'
import { useCopy } from '../lib/copy/use-copy.ts'
import { paths } from '../lib/navigation/paths.ts'
import { ButtonLink } from '../ui/basic/button.tsx'
import type { WishesQuery } from './wishes-page.generated.ts'

interface WishedProductProps {
  wish: WishesQuery['wishes'][number]
  onTake: () => void
}

/** One product on the wish list: its card, and the way into the cart; or that it is no longer sold. */
export const WishedProduct = ({ wish, onTake }: WishedProductProps) => {
  const { restock, language } = useCopy(shoppingCopy)
  const { productId, product } = wish
  const { name } = productName(wish, language)
  if (!product) return <WishNoLongerSold wish={wish} onTake={onTake} />

  return (
    <>
      <ProductCard
        product={product}
        first={false}
        corner={(shown) => <WishHeart productId={shown.id} name={shown.name} onTake={onTake} />}
      />
      {product.quantity > 0 ? (
        <AddOne productId={productId} name={name} />
      ) : (
        <ButtonLink $look="quiet" to={paths.product(productId)} aria-label={`${restock.tellMe}: ${name}`}>
          {restock.tellMe}
        </ButtonLink>
      )}
    </>
  )
}
