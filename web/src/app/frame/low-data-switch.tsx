import styled from 'styled-components'
import { footerCopy } from '../../lib/copy/footer-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { chooseLowData } from '../../lib/low-data/low-data.ts'
import { useLowData } from '../../lib/low-data/use-low-data.ts'

/** Whether pictures wait until they are tapped. */
export const LowDataSwitch = () => {
  const { footer: copy } = useCopy(footerCopy)
  const isLow = useLowData()

  return (
    <Choice>
      <input type="checkbox" checked={isLow} onChange={({ target }) => chooseLowData(target.checked)} />
      {copy.saveData}
    </Choice>
  )
}

const Choice = styled.label`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  min-height: var(--touch);
  font: 400 var(--type-small);
  cursor: pointer;
  & > input {
    width: 20px;
    height: 20px;
    margin: 0;
    accent-color: var(--accent-fill);
    cursor: pointer;
  }
`
