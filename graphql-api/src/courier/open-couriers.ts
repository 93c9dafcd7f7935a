import type { Courier } from './courier.js'
import { openSteadfast } from './steadfast/steadfast.js'
import type { SteadfastConfig } from './steadfast/steadfast-config.js'

/** The couriers that the shop is connected to; another one is a line here. */
export type Couriers = readonly Courier[]

/** Those whose settings are there; none of them is asked anything yet. */
export const openCouriers = ({ steadfast }: { steadfast: SteadfastConfig | null }): Couriers => [
  ...(steadfast ? [openSteadfast(steadfast)] : []),
]
