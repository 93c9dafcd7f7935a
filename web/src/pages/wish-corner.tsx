import type { CardCorner } from '../features/product/product-card.tsx'
import { extra } from '../ui/basic/extra.tsx'

const WishHeart = extra(async () => (await import('../features/wish/wish-heart.tsx')).WishHeart)

/** The heart on the picture of a product. */
export const wishCorner: CardCorner = ({ id, name }) => <WishHeart productId={id} name={name} />
