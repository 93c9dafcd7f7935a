import type { Language } from '../../../lib/copy/languages.ts'
import { productName } from '../../../lib/copy/product-name.ts'
import { slipSentences } from '../../../lib/copy/slip-sentences.ts'
import { fullName } from '../../../lib/copy/variant-name.ts'
import { Unbroken } from '../../../ui/basic/unbroken.ts'
import { OrderAddress } from '../order-address.tsx'
import { Barcode } from './barcode.tsx'
import type { OrderSlip_OrderFragment, OrderSlip_SenderFragment } from './order-slip.generated.ts'
import { endedAs } from './order-slip-ended.ts'
import { Cash, Head, Lines, Sender, Sheet, Where } from './order-slip-sheet.ts'

interface OrderSlipProps {
  order: OrderSlip_OrderFragment
  sender: OrderSlip_SenderFragment
  language: Language
}

/** The slip for the parcel: recipient, contents and the amount to collect. */
export const OrderSlip = ({ order, sender, language }: OrderSlipProps) => {
  const copy = slipSentences[language]
  const ended = endedAs(order)

  return (
    <Sheet lang={language} aria-label={`${copy.title} ${order.number}`}>
      <Head>
        <p>{sender.name ?? copy.shopName}</p>
        <h2>{order.number}</h2>
        {sender.address !== null && sender.phone !== null && (
          <Sender>
            {sender.address}
            <b>{copy.spokenPhone(sender.phone)}</b>
          </Sender>
        )}
      </Head>
      <Barcode of={order.number} />
      <Where>
        <div>
          <dt>{copy.date}</dt>
          <dd>{copy.moment(order.placedAt)}</dd>
        </div>
        <div>
          <dt>{copy.customer}</dt>
          <dd>
            {order.customerName}
            {order.customerPhone !== null && order.customerPhone !== order.phone && (
              <p>
                <Unbroken>{copy.spokenPhone(order.customerPhone)}</Unbroken>
              </p>
            )}
          </dd>
        </div>
        {order.receiverName !== order.customerName && (
          <div>
            <dt>{copy.receiver}</dt>
            <dd>{order.receiverName}</dd>
          </div>
        )}
        <div>
          <dt>{copy.phone}</dt>
          <dd>
            <Unbroken>{copy.spokenPhone(order.phone)}</Unbroken>
          </dd>
        </div>
        <div>
          <dt>{copy.address}</dt>
          <dd>
            <OrderAddress
              address={inOneLine(order.address)}
              area={order.area}
              district={copy.districtName(order.district)}
            />
          </dd>
        </div>
        {order.shipment && (
          <div>
            <dt>{copy.courier}</dt>
            <dd>
              {order.shipment.courier}
              {order.shipment.trackingCode && (
                <p>
                  <Unbroken>{order.shipment.trackingCode}</Unbroken>
                </p>
              )}
            </dd>
          </div>
        )}
        {(order.riderNote || order.callFirst) && (
          <div>
            <dt>{copy.rider}</dt>
            <dd>
              {order.callFirst && <p>{copy.callFirst}</p>}
              {order.riderNote && <p dir="auto">{order.riderNote}</p>}
            </dd>
          </div>
        )}
      </Where>
      <Lines>
        <thead>
          <tr>
            <th>{copy.product}</th>
            <th>{copy.quantity}</th>
            <th>{copy.price}</th>
            <th>{copy.amount}</th>
          </tr>
        </thead>
        <tbody>
          {order.lines.map((line) => (
            <tr key={line.variantId}>
              <td lang={productName(line, language).lang}>
                {[fullName(line, language), line.sku].filter(Boolean).join(', ')}
              </td>
              <td>{copy.number(line.quantity)}</td>
              <td>{copy.number(line.unitPrice)}</td>
              <td>{copy.number(line.lineTotal)}</td>
            </tr>
          ))}
          {order.deliveryFee > 0 && (
            <tr>
              <td colSpan={3}>{copy.delivery}</td>
              <td>{copy.number(order.deliveryFee)}</td>
            </tr>
          )}
          {order.discount > 0 && (
            <tr>
              <td colSpan={3}>{copy.discount}</td>
              <td>{copy.number(-order.discount)}</td>
            </tr>
          )}
        </tbody>
      </Lines>
      {ended ? (
        <Cash>
          <span>{copy.ended[ended]}</span>
          <strong>{copy.nothingToCollect}</strong>
        </Cash>
      ) : (
        <Cash>
          <span>{order.deliveredAt ? copy.paid : copy.collect}</span>
          <strong>{copy.taka(order.total)}</strong>
        </Cash>
      )}
      {!ended && order.deliveredAt && <p>{copy.delivered(order.deliveredAt)}</p>}
    </Sheet>
  )
}

// A line of its own could pass for one of the shop's.
const inOneLine = (address: string) => address.trim().replace(/(?:\s*,)?\s*\n\s*/g, ', ')
