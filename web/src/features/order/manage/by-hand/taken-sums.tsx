import styled from 'styled-components'
import { manageCopy } from '../../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import { PaddedPanel } from '../../../../ui/basic/panel.tsx'
import { NoSum, Sum, SumList, TotalSum } from '../../../../ui/data/sums.tsx'
import type { sumsOf } from './taken.ts'

/** What the customer is told that the order comes to. */
export const TakenSums = ({ sums: { subtotal, fee, discount, total } }: { sums: ReturnType<typeof sumsOf> }) => {
  const { taking: copy, byHand, promise, taka } = useCopy(manageCopy)

  return (
    <Told as="section" aria-labelledby="taken-sums">
      <h2 id="taken-sums">{copy.sums}</h2>
      <SumList>
        <Sum>
          <dt>{byHand.lines}</dt>
          <dd>{taka(subtotal)}</dd>
        </Sum>
        <Sum>
          <dt>{byHand.delivery}</dt>
          <dd>{fee === null ? <NoSum /> : fee === 0 ? promise.free : taka(fee)}</dd>
        </Sum>
        {discount > 0 && (
          <Sum>
            <dt>{copy.discount}</dt>
            <dd>{taka(-discount)}</dd>
          </Sum>
        )}
        <TotalSum>
          <dt>{copy.toPay}</dt>
          <dd>{taka(total)}</dd>
        </TotalSum>
      </SumList>
    </Told>
  )
}

const Told = styled(PaddedPanel)`
  justify-items: stretch;
`
