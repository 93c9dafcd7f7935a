import { limits } from '@sunnah-store/schema/limits'
import { Undo2 } from 'lucide-react'
import styled from 'styled-components'
import { manageCopy } from '../../../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../../../lib/copy/use-copy.ts'
import { useToday } from '../../../../../lib/time/use-today.ts'
import { Button } from '../../../../../ui/basic/button.tsx'
import { Icon } from '../../../../../ui/basic/icon.tsx'
import { Muted } from '../../../../../ui/basic/muted.ts'
import { ImportObstacles } from './import-obstacles.tsx'
import type { ImportOfPast } from './import-of-past.ts'

/** One import: when, how much, and whether it can be undone. */
export const PastImport = ({ past, onUndo }: { past: ImportOfPast; onUndo: () => void }) => {
  const { pastImports: copy, format } = useCopy(manageCopy)
  const today = useToday()
  const { importedAt, added, updated, undoneAt, inTheWay } = past
  const when = format.when(importedAt, today)
  const products = added + updated
  const mayBeMore = inTheWay.length === limits.import.inTheWay

  return (
    <Entry>
      <p>
        <b>
          <time dateTime={importedAt}>{when}</time>
        </b>
        : {copy.summary(added, updated)}
      </p>
      {undoneAt && (
        <Muted $small>
          {copy.undone} <time dateTime={undoneAt}>{format.when(undoneAt, today)}</time>
        </Muted>
      )}
      {!undoneAt && inTheWay.length === 0 && (
        <Button type="button" $look="quiet" aria-haspopup="dialog" aria-label={copy.undoOf(when)} onClick={onUndo}>
          <Icon of={Undo2} />
          {copy.undo}
        </Button>
      )}
      {inTheWay.length > 0 && <ImportObstacles key={undoneAt} past={past} />}
      {!undoneAt && inTheWay.length > 0 && (mayBeMore || inTheWay.length < products) && (
        <Button type="button" $look="quiet" aria-haspopup="dialog" aria-label={copy.undoRestOf(when)} onClick={onUndo}>
          <Icon of={Undo2} />
          {mayBeMore ? copy.undoRest : copy.undoSome(products - inTheWay.length, products)}
        </Button>
      )}
    </Entry>
  )
}

const Entry = styled.li`
  display: grid;
  gap: var(--space-2);
  justify-items: start;
  padding-block: var(--space-3);
  font-variant-numeric: tabular-nums;
  & + & { border-top: 1px solid var(--line); }
`
