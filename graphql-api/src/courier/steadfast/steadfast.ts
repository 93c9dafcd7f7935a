import { createHash, timingSafeEqual } from 'node:crypto'
import { type Consignment, type Courier, CourierSilent, type CourierWord, type Parcel, type Sent } from '../courier.js'
import { Balance, Created, CreatedInBulk, Status, SteadfastRefusal, steadfastCalls } from './steadfast-calls.js'
import type { SteadfastConfig } from './steadfast-config.js'
import { meaningOf, readMessage } from './steadfast-words.js'

const ADDRESS = 250
const BULK = 500

/** Steadfast Courier, by its V1 documents. @param patience for one call, in milliseconds */
export const openSteadfast = (config: SteadfastConfig, patience?: number): Courier => {
  const call = steadfastCalls(config, patience)
  const open = (error: unknown): Sent => {
    if (error instanceof SteadfastRefusal) return { kind: 'refused', words: error.words }
    if (error instanceof CourierSilent) return { kind: 'open' }
    throw error
  }

  const sendOne = (parcel: Parcel): Promise<Sent> =>
    call(Created, { path: '/create_order', body: bodyOf(parcel) }).then(
      ({ consignment }) => taken(consignment.consignment_id, consignment.tracking_code),
      open,
    )
  const sendMany = async (parcels: readonly Parcel[]): Promise<Sent[]> => {
    const body = { data: JSON.stringify(parcels.map(bodyOf)) }
    try {
      const answers = await call(CreatedInBulk, { path: '/create_order/bulk-order', body })
      return parcels.map(({ invoice }) => {
        const answer = answers.find((one) => one.invoice === invoice)
        if (!answer) return { kind: 'open' }
        if (answer.status !== 'success') return { kind: 'refused', words: answer.error ?? '' }
        return taken(answer.consignment_id, answer.tracking_code)
      })
    } catch (error) {
      const outcome = open(error)
      return parcels.map(() => outcome)
    }
  }

  return {
    code: 'STEADFAST',
    name: config.pretends ? 'Steadfast (demo)' : 'Steadfast',
    pretends: config.pretends,
    addressLimit: ADDRESS,
    faultOf: ({ address, phone, name, invoice }) => {
      if (address.length > ADDRESS) return `The address has ${address.length} letters; Steadfast takes ${ADDRESS}.`
      if (!/^01\d{9}$/.test(phone)) return 'The phone is not a number of Bangladesh with 11 digits.'
      if (name.length > 100) return 'The name has more than 100 letters.'
      return /^[\w-]+$/.test(invoice) ? null : 'The number of the order has other signs than letters, digits, - and _.'
    },
    async send(parcels) {
      const [only] = parcels
      if (only && parcels.length === 1) return [await sendOne(only)]
      const outcomes: Sent[] = []
      for (let at = 0; at < parcels.length; at += BULK) outcomes.push(...(await sendMany(parcels.slice(at, at + BULK))))
      return outcomes
    },
    async status(consignment) {
      const { consignmentId, invoice } = consignment
      const path = consignmentId
        ? `/status_by_cid/${encodeURIComponent(consignmentId)}`
        : `/status_by_invoice/${encodeURIComponent(invoice)}`
      try {
        return wordOf(consignment, (await call(Status, { path })).delivery_status)
      } catch (error) {
        if (!(error instanceof SteadfastRefusal)) throw error
        if (error.status === 404) return null
        throw new CourierSilent('Steadfast does not tell a status', { cause: error })
      }
    },
    isWebhook: ({ authorization }) =>
      config.webhookToken !== null && isSame(authorization ?? '', `Bearer ${config.webhookToken}`),
    parseWebhook: readMessage,
    balance: () =>
      call(Balance, { path: '/get_balance' }).then(
        ({ current_balance }) => Math.round(current_balance),
        (cause) => {
          throw cause instanceof SteadfastRefusal ? new CourierSilent('Steadfast tells no balance', { cause }) : cause
        },
      ),
    trackingUrl: (trackingCode) =>
      config.pretends ? null : `https://steadfast.com.bd/t/${encodeURIComponent(trackingCode)}`,
  }
}

const bodyOf = ({ invoice, name, phone, address, cash, note }: Parcel) => ({
  invoice,
  recipient_name: name,
  recipient_phone: phone,
  recipient_address: address,
  cod_amount: cash,
  ...(note && { note }),
  delivery_type: 0,
})

const taken = (id: string | number | null | undefined, code: string | null | undefined): Sent => ({
  kind: 'taken',
  consignmentId: id == null ? null : String(id),
  trackingCode: code ?? null,
})

const wordOf = (consignment: Consignment, status: string): CourierWord => ({
  ...consignment,
  means: meaningOf(status) ?? 'NOT_UNDERSTOOD',
  status,
  message: null,
  collected: null,
  at: new Date(),
  isAnswer: true,
})

const isSame = (one: string, other: string) => {
  const hashOf = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hashOf(one), hashOf(other))
}
