import { useSearchParams } from 'react-router-dom'
import { manageCopy } from '../../lib/copy/manage-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { paths } from '../../lib/navigation/paths.ts'
import { ButtonLink } from '../../ui/basic/button.tsx'
import { Muted } from '../../ui/basic/muted.ts'
import { PaddedPanel } from '../../ui/basic/panel.tsx'
import { RowsSkeleton } from '../../ui/feedback/list-skeletons.tsx'
import { SearchBox } from '../../ui/form/search-box.tsx'
import { ListCount } from '../../ui/list/list-count.tsx'
import { ListPage } from '../../ui/list/list-page.tsx'
import { UserChoices } from './user-choices.tsx'
import { groups, readUserParams, sorts, type UserParams } from './user-params.ts'
import { UserRow } from './user-row.tsx'
import { UserTable } from './user-table.ts'
import { useUsersQuery } from './users.generated.ts'

/** Everybody with an account, found by name or email. */
export const UserList = () => {
  const { users: copy, manage, account } = useCopy(manageCopy)
  const [search] = useSearchParams()
  const params = readUserParams(search)
  const { words } = params
  const users = { params, useList: useUsers }

  return (
    <>
      <SearchBox label={copy.searchLabel} placeholder={copy.placeholder} action={paths.manageUsers()} words={words} />
      <UserChoices params={params} />
      <ListCount of={users} sentence={(total) => copy.count(total, words)} />
      {/* Before the list, whose end moves when it comes. */}
      <Muted $small>{copy.aboutRights}</Muted>
      <ListPage of={users} failed={copy.loadFailed} skeleton={<RowsSkeleton />} empty={<NobodyFound words={words} />}>
        {(items) => (
          <UserTable
            name={manage.manageUsers}
            heads={[{ hidden: copy.photo }, account.name, account.email, { hidden: copy.actions }]}
          >
            {items.map((user) => (
              <UserRow key={user.id} user={user} />
            ))}
          </UserTable>
        )}
      </ListPage>
    </>
  )
}

const useUsers = ({ page, size, words, who, sort }: UserParams) => {
  const worksHere = groups[who]
  const { data, error, refetch } = useUsersQuery({
    variables: {
      page: page - 1,
      size,
      sort: sorts[sort],
      ...(words && { search: words }),
      ...(worksHere !== null && { worksHere }),
    },
    fetchPolicy: 'cache-and-network',
  })
  return { data: data?.users, error, refetch }
}

const NobodyFound = ({ words }: { words: string }) => {
  const { users: copy, search } = useCopy(manageCopy)

  return (
    <PaddedPanel>
      <p>{words ? copy.nothing(words) : copy.none}</p>
      {words && <ButtonLink to={paths.manageUsers()}>{search.clear}</ButtonLink>}
    </PaddedPanel>
  )
}
