import { useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { readPageParams, readWords } from '../../lib/navigation/page-params.ts'
import { paths } from '../../lib/navigation/paths.ts'
import { ButtonLink } from '../../ui/basic/button.tsx'
import { PaddedPanel } from '../../ui/basic/panel.tsx'
import { Loaded } from '../../ui/feedback/loaded.tsx'
import { RowsSkeleton } from '../../ui/feedback/rows-skeleton.tsx'
import { SearchBox } from '../../ui/form/search-box.tsx'
import { Paged } from '../../ui/list/paged.tsx'
import { UserRow } from './user-row.tsx'
import { UserTable } from './user-table.ts'
import { type UsersQuery, useUsersQuery } from './users.generated.ts'

/** Everybody with an account, found by name or email. */
export const UserList = () => {
  const { users: copy, loading } = useCopy()
  const [params] = useSearchParams()
  const { page, size } = readPageParams(params)
  const words = readWords(params)
  const query = useUsersQuery({
    variables: { page: page - 1, size, ...(words && { search: words }) },
    fetchPolicy: 'cache-and-network',
  })
  const labels = { label: copy.searchLabel, placeholder: copy.placeholder, submit: copy.search }

  return (
    <>
      <SearchBox labels={labels} action={paths.manageUsers()} words={words} />
      <Count role="status">{query.data ? copy.count(query.data.users.total, words) : loading}</Count>
      <Loaded query={query} failed={copy.loadFailed} skeleton={<RowsSkeleton label={loading} />}>
        {({ users }) => (
          <Paged list={users} empty={<NobodyFound words={words} />}>
            <Rows users={users} />
          </Paged>
        )}
      </Loaded>
    </>
  )
}

const Rows = ({ users }: { users: UsersQuery['users'] }) => {
  const { users: copy } = useCopy()

  return (
    <UserTable name={copy.heading} heads={[{ hidden: copy.photo }, copy.name, copy.email, { hidden: copy.actions }]}>
      {users.items.map((user) => (
        <UserRow key={user.id} user={user} />
      ))}
    </UserTable>
  )
}

const NobodyFound = ({ words }: { words: string }) => {
  const { users: copy } = useCopy()

  return (
    <PaddedPanel>
      <p>{words ? copy.nothing(words) : copy.none}</p>
      {words && <ButtonLink to={paths.manageUsers()}>{copy.clear}</ButtonLink>}
    </PaddedPanel>
  )
}

const Count = styled.p`
  color: var(--muted);
  overflow-wrap: anywhere;
`
