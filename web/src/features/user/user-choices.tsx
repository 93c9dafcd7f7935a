import { useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { manageCopy } from '../../lib/copy/manage-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { Select } from '../../ui/form/select.tsx'
import { Tab, Tabs } from '../../ui/list/tabs.tsx'
import { type groups, sorts, type UserParams } from './user-params.ts'
import { useUserCountsQuery } from './users.generated.ts'

/** Whom the list shows, each with how many there are, and in which order. */
export const UserChoices = ({ params: { who, sort, words } }: { params: UserParams }) => {
  const { users: copy } = useCopy(manageCopy)
  const [search, setSearch] = useSearchParams()
  const counts = useCounts(words)

  const withChoice = (name: string, value: string) => {
    const next = new URLSearchParams(search)
    next.delete('page')
    next.set(name, value)
    return next
  }

  return (
    <Choices>
      <Tabs aria-label={copy.groups}>
        {(['all', 'team', 'shoppers'] as const satisfies (keyof typeof groups)[]).map((group) => (
          <Tab key={group} to={`?${withChoice('who', group)}`} aria-current={group === who ? 'page' : undefined}>
            {copy.group(copy.groupNames[group], counts?.[group])}
          </Tab>
        ))}
      </Tabs>
      <Select label={copy.sort} value={sort} onChange={({ target }) => setSearch(withChoice('sort', target.value))}>
        {(Object.keys(sorts) as (keyof typeof sorts)[]).map((one) => (
          <option key={one} value={one}>
            {copy.sorts[one]}
          </option>
        ))}
      </Select>
    </Choices>
  )
}

const useCounts = (words: string) => {
  const { data } = useUserCountsQuery({
    variables: words ? { search: words } : {},
    fetchPolicy: 'cache-and-network',
  })
  if (!data) return undefined
  const [team, shoppers] = [data.team.total, data.shoppers.total]
  return { all: team + shoppers, team, shoppers }
}

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: var(--space-3);
  & > nav { flex: 1 1 auto; }
`
