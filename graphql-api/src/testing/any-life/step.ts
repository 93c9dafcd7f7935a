import type { Known, KnownOrder } from './known.js'
import type { ShopOfTwo, Who } from './shop-of-two.js'

/** Who asks for what, and the shop as the model has it. */
export interface Asked extends Who, Pick<ShopOfTwo, 'product' | 'variantId'> {
  known: Known
  /** Drawn, as the order below is; each step reads it as it likes. */
  pieces: number
  /** What the shop has answered: which order was placed, or which payout entered. */
  entered: { id: string; number: string }
}

export interface AskedOfOrder extends Asked {
  order: KnownOrder
  /** The same as whoever asks has seen it: what they ask for is of this, what comes of it is of the order. */
  seen: KnownOrder
}

/** What is asked of the shop, and what must come of it: a refusal by its code, or the change that the model makes. */
export interface Step {
  ask: () => Promise<unknown>
  refusal: string | null
  change: () => void
}

export const rider = 'Jamal'
export const place = { address: 'House 14, Road 7', district: 'Dhaka', phone: '+8801712345678' }
