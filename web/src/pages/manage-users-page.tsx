import { useSearchParams } from 'react-router-dom'
import { UserList } from '../features/user/user-list.tsx'
import { useManageCopy } from '../lib/copy/use-manage-copy.ts'
import { readPageParams } from '../lib/navigation/page-params.ts'
import { PageHeading } from '../ui/basic/page-heading.tsx'

export const ManageUsersPage = () => {
  const { users: copy, list, pageTitle } = useManageCopy()
  const [params] = useSearchParams()
  const title = list.titleWithPage(copy.heading, readPageParams(params).page)

  return (
    <>
      <PageHeading title={pageTitle(title)}>{copy.heading}</PageHeading>
      <UserList />
    </>
  )
}
