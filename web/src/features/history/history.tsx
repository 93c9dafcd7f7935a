import { useSearchParams } from 'react-router-dom'
import { manageCopy } from '../../lib/copy/manage-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { paths } from '../../lib/navigation/paths.ts'
import { ButtonLink } from '../../ui/basic/button.tsx'
import { Muted } from '../../ui/basic/muted.ts'
import { PaddedPanel, Stack } from '../../ui/basic/panel.tsx'
import { RowsSkeleton } from '../../ui/feedback/list-skeletons.tsx'
import { SearchBox } from '../../ui/form/search-box.tsx'
import { ListPage } from '../../ui/list/list-page.tsx'
import { ActEntry } from './act-entry.tsx'
import { useActsQuery } from './acts.generated.ts'
import { HistoryChoices } from './history-choices.tsx'
import { type HistoryParams, readHistoryParams, startOf } from './history-filter.ts'

/** What admins have done, the newest first. */
export const History = () => {
  const { history: copy, search: searchCopy } = useCopy(manageCopy)
  const [search] = useSearchParams()
  const params = readHistoryParams(search)
  const isFiltered = params.words !== '' || params.noun !== null || params.from !== null || params.to !== null

  return (
    <>
      <Muted>{copy.about}</Muted>
      <SearchBox label={copy.who} placeholder={copy.whoPlaceholder} action={paths.history()} words={params.words} />
      <HistoryChoices params={params} />
      <ListPage
        of={{ params, useList: useActs }}
        failed={copy.loadFailed}
        skeleton={<RowsSkeleton />}
        empty={
          <PaddedPanel>
            <p>{isFiltered ? copy.nothing : copy.none}</p>
            {isFiltered && <ButtonLink to={paths.history()}>{searchCopy.clear}</ButtonLink>}
          </PaddedPanel>
        }
      >
        {(items) => (
          <Stack as="ul">
            {items.map((entry) => (
              <ActEntry key={entry.id} entry={entry} />
            ))}
          </Stack>
        )}
      </ListPage>
    </>
  )
}

const useActs = ({ page, size, words, noun, from, to }: HistoryParams) => {
  const { data, error, refetch } = useActsQuery({
    variables: {
      page: page - 1,
      size,
      ...(words && { actor: words }),
      ...(noun && { noun }),
      ...(from && { from: startOf(from) }),
      ...(to && { to: startOf(to, 1) }),
    },
    fetchPolicy: 'cache-and-network',
  })
  return { data: data?.acts, error, refetch }
}
