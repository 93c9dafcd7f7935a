import { useSearchParams } from 'react-router-dom'
import { UserList } from '../features/user/user-list.tsx'
import { useCopy } from '../lib/copy/use-copy.ts'
import { readPageParams } from '../lib/navigation/page-params.ts'
import { PageHeading } from '../ui/basic/page-heading.tsx'

export const ManageUsersPage = () => {
  const { manage, list, pageTitle } = useCopy()
  const [params] = useSearchParams()
  const title = list.titleWithPage(manage.manageUsers, readPageParams(params).page)

  return (
    <>
      <PageHeading title={pageTitle(title)}>{manage.manageUsers}</PageHeading>
      <UserList />
    </>
  )
}
