import { linkCopy } from '../../../lib/copy/link-copy.ts'
import { useCopy } from '../../../lib/copy/use-copy.ts'
import { paths } from '../../../lib/navigation/paths.ts'
import { ButtonLink } from '../../../ui/basic/button.tsx'
import type { LinkPurpose } from './use-mailed-link.ts'

/** Where there is a new link of the kind, or what to do after one was followed. */
export const NextStep = ({ purpose }: { purpose: LinkPurpose }) => {
  const { links: copy } = useCopy(linkCopy)

  if (purpose === 'verifyEmail') return <ButtonLink to={paths.profile()}>{copy.toProfile}</ButtonLink>
  return <ButtonLink to={paths.forgotPassword()}>{copy.resetPassword.again}</ButtonLink>
}
