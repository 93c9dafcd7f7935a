import { pages } from '@sunnah-store/schema/routes'
import { Suspense, useEffect } from 'react'
import { type Location, Outlet, ScrollRestoration } from 'react-router-dom'
import styled from 'styled-components'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { tellContentTaken } from '../../lib/first-page.ts'
import { media } from '../../theme/tokens.ts'
import { Waiting } from '../../ui/basic/spinner.tsx'
import { latePart } from '../../ui/feedback/late-part.tsx'
import { Header } from './header.tsx'
import { NavigationProgress } from './navigation-progress.tsx'
import { Sidebar } from './sidebar.tsx'
import { SkipLink } from './skip-link.tsx'

// It stands below the window at first, so it comes after what is seen; without it a page is still a page.
const Footer = latePart(
  async () => (await import('./footer.tsx')).Footer,
  () => null,
)

/** What stands around every page. */
export const Frame = () => {
  const copy = useCopy()

  return (
    <>
      <SkipLink href="#main">{copy.frame.skip}</SkipLink>
      <NavigationProgress />
      <Header />
      <Shell>
        <Sidebar />
        <Main id="main" tabIndex={-1}>
          <Suspense fallback={<Waiting />}>
            <Outlet />
            <ContentEnd />
          </Suspense>
        </Main>
      </Shell>
      <Suspense>
        <Footer />
      </Suspense>
      <ScrollRestoration getKey={placeOf} />
    </>
  )
}

/** Stands after the content of a page within what React takes over in one piece, so all of that has had its effects before. */
const ContentEnd = () => {
  useEffect(tellContentTaken, [])
  return null
}

// The router's key is the same for every first page, so the path is part of it; the browser keeps it, so the code of a mailed
// link is not.
const placeOf = ({ key, pathname, search }: Location) =>
  key === 'default' ? pathname + (pathname === pages.accountLink ? '' : search) : key

const Shell = styled.div`
  ${media.sidebar} {
    display: grid;
    grid-template-columns: var(--sidebar) minmax(0, var(--content));
    justify-content: center;
    gap: var(--space-2);
    max-width: var(--shell);
    margin-inline: auto;
  }
`

// At least as high as the window, so that the footer does not move when the content arrives.
const Main = styled.main`
  display: grid;
  align-content: start;
  gap: var(--space-5);
  min-width: 0;
  min-height: calc(100dvh - var(--bar));
  padding: var(--space-4) var(--space-4) var(--space-7);
  ${media.wide} { padding: var(--space-5) var(--space-5) var(--space-7); }
`
