import { Plus } from 'lucide-react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { manageCopy } from '../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../lib/copy/use-copy.ts'
import { goOnFrom } from '../../../lib/navigation/focus.ts'
import { type PageParams, readPageParams, readWords } from '../../../lib/navigation/page-params.ts'
import { paths } from '../../../lib/navigation/paths.ts'
import { Button, ButtonLink } from '../../../ui/basic/button.tsx'
import { Icon } from '../../../ui/basic/icon.tsx'
import { PaddedPanel } from '../../../ui/basic/panel.tsx'
import { RowsSkeleton } from '../../../ui/feedback/list-skeletons.tsx'
import { SearchBox } from '../../../ui/form/search-box.tsx'
import { ListCount } from '../../../ui/list/list-count.tsx'
import { ListPage } from '../../../ui/list/list-page.tsx'
import { RemoveSynonyms } from './remove-synonyms.tsx'
import { SynonymRow } from './synonym-row.tsx'
import { SynonymTable } from './synonym-table.ts'
import type { StoredGroup } from './synonym-words.ts'
import { useSynonymGroupsQuery } from './synonyms.generated.ts'

interface SynonymListProps {
  onAdd: () => void
  onEdit: (group: StoredGroup) => void
}

/** The groups of words that mean the same, found by a word. */
export const SynonymList = ({ onAdd, onEdit }: SynonymListProps) => {
  const { searchWords: copy } = useCopy(manageCopy)
  const [search] = useSearchParams()
  const [removed, setRemoved] = useState<StoredGroup | null>(null)
  const params = { ...readPageParams(search), words: readWords(search) }
  const { words } = params
  const groups = { params, useList: useGroups }

  // The pressed button is gone, so the focus moves to the top once the dialog is closed.
  const handleRemoved = () => {
    flushSync(() => setRemoved(null))
    goOnFrom()
  }

  return (
    <>
      <SearchBox label={copy.searchLabel} placeholder={copy.placeholder} action={paths.searchWords()} words={words} />
      <Add type="button" aria-haspopup="dialog" onClick={() => onAdd()}>
        <Icon of={Plus} />
        {copy.addWords}
      </Add>
      <ListCount of={groups} sentence={(total) => copy.count(total, words)} />
      <ListPage of={groups} failed={copy.loadFailed} skeleton={<RowsSkeleton />} empty={<NoGroups words={words} />}>
        {(items) => (
          <SynonymTable name={copy.groups} heads={[copy.words, { hidden: copy.actions }]}>
            {items.map((group) => (
              <SynonymRow key={group.id} group={group} onEdit={onEdit} onRemove={setRemoved} />
            ))}
          </SynonymTable>
        )}
      </ListPage>
      {removed && <RemoveSynonyms group={removed} onRemoved={handleRemoved} onClose={() => setRemoved(null)} />}
    </>
  )
}

const useGroups = ({ page, size, words }: PageParams & { words: string }) => {
  const { data, error, refetch } = useSynonymGroupsQuery({
    variables: { page: page - 1, size, ...(words && { search: words }) },
    fetchPolicy: 'cache-and-network',
  })
  return { data: data?.synonymGroups, error, refetch }
}

const NoGroups = ({ words }: { words: string }) => {
  const { searchWords: copy, search } = useCopy(manageCopy)

  return (
    <PaddedPanel>
      <p>{words ? copy.nothing(words) : copy.none}</p>
      {words && <ButtonLink to={paths.searchWords()}>{search.clear}</ButtonLink>}
    </PaddedPanel>
  )
}

const Add = styled(Button)`
  justify-self: start;
`
