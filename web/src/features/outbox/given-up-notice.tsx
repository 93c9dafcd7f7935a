import { MailWarning } from 'lucide-react'
import { Link } from 'react-router-dom'
import { manageCopy } from '../../lib/copy/manage-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { paths } from '../../lib/navigation/paths.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { useGivenUpCountQuery } from './given-up-mails.generated.ts'

/** How many mails of the shop could not be sent, with the way to them; nothing when all were. */
export const GivenUpNotice = () => {
  const { mails: copy } = useCopy(manageCopy)
  const { data } = useGivenUpCountQuery({ fetchPolicy: 'cache-and-network' })
  const count = data?.givenUpMails.total ?? 0
  if (count === 0) return null

  return (
    <Notice tone="brass" icon={MailWarning}>
      <Link to={paths.mails()}>{copy.count(count)}</Link>
    </Notice>
  )
}
