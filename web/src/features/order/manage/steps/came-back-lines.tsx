import { Fragment } from 'react'
import { manageCopy } from '../../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import { fullName } from '../../../../lib/copy/variant-name.ts'
import { Muted } from '../../../../ui/basic/muted.ts'
import { Stepper } from '../../../../ui/form/stepper.tsx'
import type { OrderLines_OrderFragment } from '../../order-lines.generated.ts'
import { backOf, type Counted, typedOf } from './came-back.ts'
import { Pieces } from './pieces.ts'

interface CameBackLinesProps {
  lines: OrderLines_OrderFragment['lines']
  counted: Counted
  onChange: (counted: Counted) => void
}

/** Of each line how many pieces came back; then how many of these are spoilt. */
export const CameBackLines = ({ lines, counted, onChange }: CameBackLinesProps) => {
  const { partly: copy, allOrders, language } = useCopy(manageCopy)

  return (
    <Pieces>
      <legend>{copy.whatCameBack}</legend>
      {lines.map((line) => {
        const { variantId, quantity } = line
        const [name, typed, back] = [fullName(line, language), typedOf(counted, line), backOf(counted, line)]
        return (
          <Fragment key={variantId}>
            <div>
              <p>
                {name} <Muted as="small">{allOrders.pieces(quantity)}</Muted>
              </p>
              <Stepper
                id={`back-${variantId}`}
                name={name}
                value={typed.back}
                most={quantity}
                onChange={(value) => onChange({ ...counted, [variantId]: { ...typed, back: value } })}
              />
            </div>
            {back > 0 && (
              <div>
                <Muted as="p">{copy.spoilt}</Muted>
                <Stepper
                  id={`spoilt-${variantId}`}
                  name={copy.spoiltOf(name)}
                  value={typed.spoilt}
                  most={back}
                  onChange={(value) => onChange({ ...counted, [variantId]: { ...typed, spoilt: value } })}
                />
              </div>
            )}
          </Fragment>
        )
      })}
    </Pieces>
  )
}
