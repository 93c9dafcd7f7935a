import styled from 'styled-components'
import { type ButtonLook, buttonShape } from '../basic/button.tsx'
import { SumList, TotalSum } from '../data/sums.tsx'
import { Skeleton } from '../feedback/skeleton.tsx'
import { TotalBar } from './total-bar.ts'

interface TotalBarSketchProps {
  /** What the total will be called. */
  total: string
  /** What the button will say. */
  action: string
}

/** The bar of a total that is on its way. It has the words that will stand in it, which make it as high in either language. */
export const TotalBarSketch = ({ total, action }: TotalBarSketchProps) => (
  <TotalBar data-buy-bar aria-hidden>
    <SumList>
      <TotalSum>
        <dt>{total}</dt>
        <dd>
          <Skeleton $height="var(--line-lead)" $width="5rem" />
        </dd>
      </TotalSum>
    </SumList>
    <Action $look="off">{action}</Action>
  </TotalBar>
)

const Action = styled.span<{ $look?: ButtonLook }>`
  ${buttonShape}
  flex: 1;
  min-width: min-content;
`
