import { useLocation } from 'react-router-dom'
import { ResetForm } from '../features/user/reset-form.tsx'
import { linkCopy } from '../lib/copy/link-copy.ts'
import { shoppingCopy } from '../lib/copy/shopping-copy.ts'
import { useCopy } from '../lib/copy/use-copy.ts'
import { paths } from '../lib/navigation/paths.ts'
import { ButtonLink } from '../ui/basic/button.tsx'
import { PageHeading } from '../ui/basic/page-heading.tsx'
import { NarrowColumn } from '../ui/layout/page-layout.ts'

export const ForgotPasswordPage = () => {
  const copy = useCopy(shoppingCopy)
  const { logIn } = copy.account
  const { ask } = useCopy(linkCopy).links
  const { state } = useLocation()

  return (
    <NarrowColumn>
      <PageHeading title={copy.pageTitle(logIn.forgot)}>{logIn.forgot}</PageHeading>
      <ResetForm />
      <ButtonLink to={paths.logIn()} state={state} $look="quiet">
        {ask.back}
      </ButtonLink>
    </NarrowColumn>
  )
}
