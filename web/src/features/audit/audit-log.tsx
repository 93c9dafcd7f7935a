import { useSearchParams } from 'react-router-dom'
import { manageCopy } from '../../lib/copy/manage-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { paths } from '../../lib/navigation/paths.ts'
import { ButtonLink } from '../../ui/basic/button.tsx'
import { PaddedPanel } from '../../ui/basic/panel.tsx'
import { RowsSkeleton } from '../../ui/feedback/list-skeletons.tsx'
import { ListPage } from '../../ui/list/list-page.tsx'
import { useActsQuery } from './acts.generated.ts'
import { AuditChoices } from './audit-choices.tsx'
import { type AuditParams, filterOf, readAuditParams } from './audit-filter.ts'
import { DaysOfActs } from './days-of-acts.tsx'

/** What was done in the shop, the newest first. */
export const AuditLog = () => {
  const { audit: copy, search: searchCopy } = useCopy(manageCopy)
  const [search] = useSearchParams()
  const params = readAuditParams(search)
  const isFiltered = Object.keys(filterOf(params)).length > 0

  return (
    <>
      <AuditChoices params={params} />
      <ListPage
        of={{ params, useList: useActs }}
        failed={copy.loadFailed}
        skeleton={<RowsSkeleton />}
        empty={
          <PaddedPanel>
            <p>{isFiltered ? copy.nothing : copy.none}</p>
            {isFiltered && <ButtonLink to={paths.auditLog()}>{searchCopy.clear}</ButtonLink>}
          </PaddedPanel>
        }
      >
        {(items) => <DaysOfActs entries={items} />}
      </ListPage>
    </>
  )
}

const useActs = (params: AuditParams) => {
  const { data, error, refetch } = useActsQuery({
    variables: { page: params.page - 1, size: params.size, ...filterOf(params) },
    fetchPolicy: 'cache-and-network',
  })
  return { data: data?.acts, error, refetch }
}
