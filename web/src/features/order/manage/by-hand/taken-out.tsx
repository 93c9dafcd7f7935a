import { Undo2 } from 'lucide-react'
import styled from 'styled-components'
import { manageCopy } from '../../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import { fullName } from '../../../../lib/copy/variant-name.ts'
import { Button } from '../../../../ui/basic/button.tsx'
import { Icon } from '../../../../ui/basic/icon.tsx'
import type { Correctable } from './corrected.ts'
import { chosenOf, type HandLine, linesOf } from './hand-line.ts'

interface TakenOutProps {
  order: Correctable
  lines: readonly HandLine[]
  onPutBack: (line: HandLine) => void
}

/** What the order had and has no longer, each with the way back, as it was agreed. */
export const TakenOut = ({ order, lines, onPutBack }: TakenOutProps) => {
  const { byHand: copy, language } = useCopy(manageCopy)
  const isThere = ({ key, variantId }: HandLine) =>
    lines.some((line) => line.key === key || line.variantId === variantId)
  const gone = linesOf(order).filter((line) => !isThere(line))
  if (gone.length === 0) return null

  return (
    <List>
      {gone.map((line) => {
        const name = fullName({ ...line, ...chosenOf(line) }, language)
        return (
          <li key={line.key}>
            <s>{name}</s>
            <Button type="button" $look="text" aria-label={copy.putBackNamed(name)} onClick={() => onPutBack(line)}>
              <Icon of={Undo2} />
              {copy.putBack}
            </Button>
          </li>
        )
      })}
    </List>
  )
}

const List = styled.ul`
  display: grid;
  gap: var(--space-2);
  overflow-wrap: anywhere;
  & > li { display: grid; grid-template-columns: minmax(0, 1fr) auto; align-items: center; gap: var(--space-3); }
  s { color: var(--muted); }
`
