import type { CardCorner } from '../features/product/product-card.tsx'
import { WishHeart } from '../features/wish/wish-heart.tsx'

/** The heart on the picture of a product. */
export const wishCorner: CardCorner = ({ id, name }) => <WishHeart productId={id} name={name} />
