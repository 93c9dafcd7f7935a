import { limits } from '@sunnah-store/schema/limits'
import { useState } from 'react'
import styled from 'styled-components'
import { manageCopy } from '../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../lib/copy/use-copy.ts'
import { useSettled } from '../../../lib/hooks/use-settled.ts'
import { PaddedPanel } from '../../../ui/basic/panel.tsx'
import { FailureLine } from '../../../ui/feedback/failure-line.tsx'
import { StatusPlace } from '../../../ui/feedback/live-place.ts'
import { TextField } from '../../../ui/form/field.tsx'
import { useSearchTrialQuery } from './search-trial.generated.ts'
import { TrialProducts } from './trial-products.tsx'
import { TrialWords } from './trial-words.tsx'

// Whoever types on asks nothing.
const PAUSE = 300

/** Shows, while somebody types, what a search finds and which words it understands as what. */
export const SearchTrial = ({ onAdd }: { onAdd: (word: string) => void }) => {
  const { searchWords, loading } = useCopy(manageCopy)
  const copy = searchWords.trial
  const [typed, setTyped] = useState('')
  const search = useSettled(typed.trim(), PAUSE)
  const { data, previousData, error, refetch } = useSearchTrialQuery({
    variables: { search },
    skip: search === '',
    fetchPolicy: 'network-only',
  })
  const found = search === '' ? undefined : (data ?? (error ? undefined : previousData))?.searchTrial

  return (
    <Panel as="section" aria-label={copy.label}>
      <TextField
        id="search-trial"
        label={copy.label}
        hint={copy.hint}
        type="search"
        autoComplete="off"
        maxLength={limits.searchLength}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <StatusPlace>
        {found && data && copy.finds(search, found.total)}
        {search !== '' && !data && !error && loading}
        {error && <FailureLine failed={copy.failed} onRetry={() => refetch().catch(() => undefined)} />}
      </StatusPlace>
      {found && (
        <>
          <TrialWords words={found.words} onAdd={onAdd} />
          <TrialProducts products={found.products} total={found.total} />
        </>
      )}
    </Panel>
  )
}

const Panel = styled(PaddedPanel)`
  grid-template-columns: minmax(0, 1fr);
  justify-items: stretch;
`
