import { limits } from '@sunnah-store/schema/limits'
import { useState } from 'react'
import styled from 'styled-components'
import { manageCopy } from '../../../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../../../lib/copy/use-copy.ts'
import { PaddedPanel } from '../../../../../ui/basic/panel.tsx'
import type { ImportOfPast } from './import-of-past.ts'
import { PastImport } from './past-import.tsx'
import { useProductImportsQuery } from './product-imports.generated.ts'
import { UndoQuestion } from './undo-question.tsx'

/** The imports of the last days, each with the way to undo it or with what stands in its way. */
export const PastImports = () => {
  const { pastImports: copy } = useCopy(manageCopy)
  const { data } = useProductImportsQuery({ fetchPolicy: 'cache-and-network' })
  const [asked, setAsked] = useState<ImportOfPast | null>(null)

  if (!data || data.productImports.length === 0) return null
  return (
    <PaddedPanel>
      <h2>{copy.heading(limits.import.undoDays)}</h2>
      <List>
        {data.productImports.map((past) => (
          <PastImport key={past.id} past={past} onUndo={() => setAsked(past)} />
        ))}
      </List>
      {asked && <UndoQuestion past={asked} onClose={() => setAsked(null)} />}
    </PaddedPanel>
  )
}

const List = styled.ul`
  display: grid;
  width: 100%;
  margin: 0;
  padding: 0;
  list-style: none;
`
