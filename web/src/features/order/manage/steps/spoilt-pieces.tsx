import { manageCopy } from '../../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import { fullName } from '../../../../lib/copy/variant-name.ts'
import { Muted } from '../../../../ui/basic/muted.ts'
import { Stepper } from '../../../../ui/form/stepper.tsx'
import type { OrderLines_OrderFragment } from '../../order-lines.generated.ts'
import { Pieces } from './pieces.ts'

interface SpoiltPiecesProps {
  lines: OrderLines_OrderFragment['lines']
  /** Variants that are no longer sold. */
  gone: ReadonlySet<string>
  /** How many pieces of each variant, as they were typed. */
  typed: Readonly<Record<string, string>>
  onType: (variantId: string, value: string) => void
}

/** How many pieces of each line came back and cannot be sold any more. */
export const SpoiltPieces = ({ lines, gone, typed, onType }: SpoiltPiecesProps) => {
  const { allOrders: copy, language } = useCopy(manageCopy)

  return (
    <Pieces>
      <legend>{copy.writtenOff}</legend>
      <Muted $small>{copy.writtenOffHint}</Muted>
      {lines.map((line) => (
        <div key={line.variantId}>
          <p>
            {fullName(line, language)} <Muted as="small">{copy.pieces(line.quantity)}</Muted>
          </p>
          {gone.has(line.variantId) ? (
            <Muted as="small">{copy.noLongerSold}</Muted>
          ) : (
            <Stepper
              id={`return-${line.variantId}`}
              name={fullName(line, language)}
              value={typed[line.variantId] ?? '0'}
              most={line.quantity}
              onChange={(value) => onType(line.variantId, value)}
            />
          )}
        </div>
      ))}
    </Pieces>
  )
}
