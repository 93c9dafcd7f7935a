import { useSearchParams } from 'react-router-dom'
import { manageCopy } from '../../lib/copy/manage-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { paths } from '../../lib/navigation/paths.ts'
import { ButtonLink } from '../../ui/basic/button.tsx'
import { PaddedPanel } from '../../ui/basic/panel.tsx'
import { RowsSkeleton } from '../../ui/feedback/list-skeletons.tsx'
import { ListPage } from '../../ui/list/list-page.tsx'
import { useActsQuery } from './acts.generated.ts'
import { DaysOfActs } from './days-of-acts.tsx'
import { HistoryChoices } from './history-choices.tsx'
import { filterOf, type HistoryParams, readHistoryParams } from './history-filter.ts'

/** What was done in the shop, the newest first. */
export const History = () => {
  const { history: copy, search: searchCopy } = useCopy(manageCopy)
  const [search] = useSearchParams()
  const params = readHistoryParams(search)
  const isFiltered = Object.keys(filterOf(params)).length > 0

  return (
    <>
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
        {(items) => <DaysOfActs entries={items} />}
      </ListPage>
    </>
  )
}

const useActs = (params: HistoryParams) => {
  const { data, error, refetch } = useActsQuery({
    variables: { page: params.page - 1, size: params.size, ...filterOf(params) },
    fetchPolicy: 'cache-and-network',
  })
  return { data: data?.acts, error, refetch }
}
