import { Link, useLoaderData, useLocation } from 'react-router-dom'
import styled from 'styled-components'
import { Entrance } from '../features/user/entrance.tsx'
import { SignUpForm } from '../features/user/sign-up-form.tsx'
import { Welcome } from '../features/user/welcome.tsx'
import { WhyLogIn } from '../features/user/why-log-in.tsx'
import { shoppingCopy } from '../lib/copy/shopping-copy.ts'
import { useCopy } from '../lib/copy/use-copy.ts'
import { paths } from '../lib/navigation/paths.ts'
import { PageHeading } from '../ui/basic/page-heading.tsx'
import { touchLink } from '../ui/basic/touch-link.ts'
import { NarrowColumn } from '../ui/layout/page-layout.ts'
import type { EntranceData } from './entrance-loader.ts'

export const SignUpPage = () => {
  const copy = useCopy(shoppingCopy)
  const { signUp } = copy.account
  const { state } = useLocation()
  const { byPhone } = useLoaderData<EntranceData>()

  return (
    <Welcome>
      <NarrowColumn>
        <PageHeading title={copy.pageTitle(signUp.heading)}>{signUp.heading}</PageHeading>
        <WhyLogIn />
        <Entrance byPhone={byPhone}>
          <SignUpForm />
        </Entrance>
        <Elsewhere>
          {signUp.haveAccount}{' '}
          <Link to={paths.logIn()} state={state}>
            {copy.menu.logIn}
          </Link>
        </Elsewhere>
      </NarrowColumn>
    </Welcome>
  )
}

const Elsewhere = styled.p`
  text-align: center;
  a {
    ${touchLink}
    color: var(--primary);
    font-weight: 600;
  }
`
