import { manageCopy } from '../../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import { fullName } from '../../../../lib/copy/variant-name.ts'
import { type Correctable, changedFields, placeOf, valuesOf } from './corrected.ts'

interface CorrectedMeanwhileProps {
  /** The order as it was when somebody began to type. */
  before: Correctable
  now: Correctable
}

/** What somebody else has corrected in an order while it was being corrected. */
export const CorrectedMeanwhile = ({ before, now }: CorrectedMeanwhileProps) => {
  const { allOrders, byHand: copy, districtName, format, language, taka } = useCopy(manageCopy)
  const said = (order: Correctable) => ({
    ...placeOf(valuesOf(order)),
    district: districtName(order.district),
    phone: format.phone(order.phone),
  })
  const [was, is] = [said(before), said(now)]
  const piecesOf = ({ lines }: Correctable, id: string) =>
    lines.find(({ variantId }) => variantId === id)?.quantity ?? 0
  const added = now.lines.filter(({ variantId }) => piecesOf(before, variantId) === 0)
  const others = [...before.lines, ...added].filter(
    ({ variantId }) => piecesOf(before, variantId) !== piecesOf(now, variantId),
  )

  return (
    <>
      <p>{allOrders.meanwhile}</p>
      <ul>
        {changedFields(before, valuesOf(now)).map((name) => (
          <li key={name}>{copy.wasCorrected(copy.fields[name], was[name] || copy.none, is[name] || copy.none)}</li>
        ))}
        {others.map((line) => (
          <li key={line.variantId}>
            {copy.wasCorrected(
              fullName(line, language),
              format.number(piecesOf(before, line.variantId)),
              format.number(piecesOf(now, line.variantId)),
            )}
          </li>
        ))}
        {before.total !== now.total && (
          <li>{copy.wasCorrected(copy.toCollect, taka(before.total), taka(now.total))}</li>
        )}
      </ul>
    </>
  )
}
