import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { manageCopy } from '../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../lib/copy/use-copy.ts'
import { Tab, Tabs } from '../../../ui/list/tabs.tsx'
import { MissedSearches } from './missed-searches.tsx'
import { SearchTrial } from './search-trial.tsx'
import { SynonymForm } from './synonym-form.tsx'
import { SynonymList } from './synonym-list.tsx'
import type { WordGroup } from './synonym-words.ts'

const newGroup = (...words: string[]): WordGroup => ({ id: null, words })

/** What searches understand: a trial, the words that mean the same, and what nobody found. */
export const SearchWords = () => {
  const { searchWords: copy } = useCopy(manageCopy)
  const [params] = useSearchParams()
  const [edited, setEdited] = useState<WordGroup | null>(null)
  const showsMissed = params.get('view') === 'missed'
  const handleAdd = (word?: string) => setEdited(word === undefined ? newGroup() : newGroup(word))

  return (
    <>
      <SearchTrial onAdd={handleAdd} />
      <Tabs aria-label={copy.views}>
        <Tab to="?" aria-current={showsMissed ? undefined : 'page'}>
          {copy.tab}
        </Tab>
        <Tab to="?view=missed" aria-current={showsMissed ? 'page' : undefined}>
          {copy.missed.title}
        </Tab>
      </Tabs>
      {showsMissed ? <MissedSearches onAdd={handleAdd} /> : <SynonymList onAdd={handleAdd} onEdit={setEdited} />}
      {edited && <SynonymForm group={edited} onClose={() => setEdited(null)} />}
    </>
  )
}
