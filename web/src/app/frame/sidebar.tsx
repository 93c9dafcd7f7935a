import { Suspense } from 'react'
import styled from 'styled-components'
import { useSessionState } from '../../lib/identity/use-session.ts'
import { media } from '../../theme/tokens.ts'
import { DonationLink } from './donation-link.tsx'
import { useNavigation } from './use-navigation.tsx'

/** Where to go, beside every page, in wide windows. */
export const Sidebar = () => {
  const navigation = useNavigation()
  const session = useSessionState()
  if (!navigation) return <Side />

  return (
    <Side data-of-visitors={session.status === 'signedOut'}>
      {/* As a whole, or what stands below would be pushed down. */}
      <Suspense>
        <nav aria-labelledby="sidebar-heading">
          <Heading id="sidebar-heading">{navigation.title}</Heading>
          {navigation.links('icons')}
        </nav>
        <DonationLink />
      </Suspense>
    </Side>
  )
}

const Side = styled.div`
  display: none;
  ${media.sidebar} {
    display: block;
    position: sticky;
    top: var(--bar);
    align-self: start;
    height: calc(100dvh - var(--bar));
    overflow: auto;
    padding: var(--space-5) var(--space-2) var(--space-5) var(--space-4);
  }
`

const Heading = styled.p`
  padding: 0 var(--space-3) var(--space-2);
  color: var(--muted);
  font: 600 var(--type-caption);
`
