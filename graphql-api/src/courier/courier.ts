import type { IncomingHttpHeaders } from 'node:http'

/** An order as a courier is told of it. */
export interface Parcel {
  /** The order's number. */
  invoice: string
  name: string
  /** As 01…, 11 digits. */
  phone: string
  address: string
  /** Whole taka to be collected. */
  cash: number
  note: string | null
}

/** Whose parcel: by the courier's id where that is known, and by the order's number. */
export interface Consignment {
  invoice: string
  consignmentId: string | null
}

/** What became of a parcel: the courier has it, does not take it, or has not answered, and then nobody knows. */
export type Sent =
  | { kind: 'taken'; consignmentId: string | null; trackingCode: string | null }
  | { kind: 'refused'; words: string }
  | { kind: 'open' }

/** What a courier says of a parcel. */
export interface CourierWord extends Consignment {
  /** What follows from it for the order; NEWS: nothing, it is only told; NOT_UNDERSTOOD: the courier's documents do not name it. */
  means: 'DELIVERED' | 'RETURNING' | 'PARTLY_DELIVERED' | 'NEWS' | 'NOT_UNDERSTOOD'
  /** The status in the courier's own word; null where only a message came. */
  status: string | null
  message: string | null
  /** In whole taka; null where it does not say, NOT_UNDERSTOOD where what it says is no sum. */
  collected: number | 'NOT_UNDERSTOOD' | null
  /** Of when it is, by the courier's clock, which may be ahead. */
  at: Date
  /** It answers the shop, by whose clock it is. */
  isAnswer?: boolean
}

/** A courier has not answered as it should, so that nobody knows what it has done. */
export class CourierSilent extends Error {}

/** A courier with a system of its own. */
export interface Courier {
  /** In capitals, such as STEADFAST; its messages come to /courier/steadfast/webhook. */
  readonly code: string
  readonly name: string
  /** Nobody fetches any parcel: it stands in for a courier while nothing is configured. */
  readonly pretends: boolean
  /** The most characters of an address. */
  readonly addressLimit: number
  /** Why it would not take a parcel, without asking it; null when it would. */
  faultOf(parcel: Parcel): string | null
  /** Each answer belongs to the parcel at the same place. Of many it may refuse one without words, and say why of one alone. */
  send(parcels: readonly Parcel[]): Promise<Sent[]>
  /** Null: the courier has no such parcel. @throws CourierSilent */
  status(consignment: Consignment): Promise<CourierWord | null>
  /** Whether these are the headers of a message from the courier. */
  isWebhook(headers: IncomingHttpHeaders): boolean
  /** What such a message says; null: it cannot be understood. */
  parseWebhook(body: unknown): CourierWord | null
  /** What the courier has collected for the shop and not paid out, in whole taka. @throws CourierSilent */
  balance(): Promise<number>
  /** Null: it has no such page. */
  trackingUrl(trackingCode: string): string | null
}
