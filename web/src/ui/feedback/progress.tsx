import styled from 'styled-components'
import { useCopy } from '../../lib/copy/use-copy.ts'

interface ProgressProps {
  /** What is being done. */
  label: string
  /** 0 to 1; nothing when nobody knows. */
  part?: number | undefined
}

/** How far something long is. */
export const Progress = ({ label, part }: ProgressProps) => {
  const { format } = useCopy()

  return (
    <Frame>
      <p>
        <span role="status">{label}</span>
        {part !== undefined && ` ${format.number(Math.floor(part * 100))}%`}
      </p>
      <Bar aria-label={label} max={1} value={part} />
    </Frame>
  )
}

const Frame = styled.div`
  display: grid;
  gap: var(--space-2);
  width: 100%;
  font: 500 var(--type-small);
  font-variant-numeric: tabular-nums;
`

const Bar = styled.progress`
  width: 100%;
  height: var(--bar-height);
  accent-color: var(--primary);
`
