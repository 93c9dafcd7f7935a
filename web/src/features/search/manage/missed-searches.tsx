import { useSearchParams } from 'react-router-dom'
import { manageCopy } from '../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../lib/copy/use-copy.ts'
import { Button } from '../../../ui/basic/button.tsx'
import { Muted } from '../../../ui/basic/muted.ts'
import { PaddedPanel } from '../../../ui/basic/panel.tsx'
import { RowsSkeleton } from '../../../ui/feedback/list-skeletons.tsx'
import { Loaded } from '../../../ui/feedback/loaded.tsx'
import { ActRow } from '../../../ui/layout/page-layout.ts'
import { Tab, Tabs } from '../../../ui/list/tabs.tsx'
import { useMissedSearchesQuery } from './missed-searches.generated.ts'
import { MissedTable } from './missed-table.ts'

const periods = [7, 30, 90]
const usualPeriod = 30

/** What people searched for and did not find, in the days that the address says, each with the way to add it. */
export const MissedSearches = ({ onAdd }: { onAdd: (word: string) => void }) => {
  const { searchWords, overview, format } = useCopy(manageCopy)
  const { missed: copy } = searchWords
  const [params] = useSearchParams()
  const days = periods.find((offered) => String(offered) === params.get('days')) ?? usualPeriod
  const query = useMissedSearchesQuery({ variables: { days }, fetchPolicy: 'cache-and-network' })

  return (
    <>
      <Muted>{copy.about}</Muted>
      <Tabs aria-label={overview.period}>
        {periods.map((period) => (
          <Tab
            key={period}
            to={period === usualPeriod ? '?view=missed' : `?view=missed&days=${period}`}
            aria-current={period === days ? 'page' : undefined}
          >
            {overview.days(period)}
          </Tab>
        ))}
      </Tabs>
      <Loaded query={query} failed={copy.loadFailed} skeleton={<RowsSkeleton />}>
        {({ missedSearches }) =>
          missedSearches.length === 0 ? (
            <PaddedPanel>
              <p>{copy.none}</p>
            </PaddedPanel>
          ) : (
            <MissedTable
              name={copy.title}
              heads={[copy.search, copy.count, copy.lastDay, { hidden: searchWords.addWord }]}
            >
              {missedSearches.map(({ search, count, lastDay }) => (
                <tr key={search}>
                  <th scope="row">{search}</th>
                  <td>{copy.times(count)}</td>
                  <td>{format.date(lastDay)}</td>
                  <td>
                    <ActRow>
                      <Button
                        type="button"
                        $look="soft"
                        aria-haspopup="dialog"
                        aria-label={`${searchWords.addWord}: ${search}`}
                        onClick={() => onAdd(search)}
                      >
                        {searchWords.addWord}
                      </Button>
                    </ActRow>
                  </td>
                </tr>
              ))}
            </MissedTable>
          )
        }
      </Loaded>
    </>
  )
}
