import { Suspense, useState, useSyncExternalStore } from 'react'
import styled from 'styled-components'
import { footerCopy } from '../../lib/copy/footer-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { useClientConfig } from '../../lib/network/use-client-config.ts'
import { readSeen, subscribeToSeen } from '../../lib/offline/seen.ts'
import { media } from '../../theme/tokens.ts'
import { FailureLine } from '../../ui/feedback/failure-line.tsx'
import { AsSeen } from './as-seen.tsx'
import { FooterLinks } from './footer-links.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { Logo } from './logo.tsx'
import { LowDataSwitch } from './low-data-switch.tsx'
import { OfflineBanner } from './offline-banner.tsx'
import { ShopPhones } from './shop-phones.tsx'
import { SocialLinks } from './social-links.tsx'
import { ThemeSwitch } from './theme-switch.tsx'
import { useIsAdminPage } from './use-is-admin-page.ts'

/** What stands below a page: who runs the shop, but where it is managed; and what is said while there is no connection. */
export const Footer = () => {
  const isAdminPage = useIsAdminPage()
  const seen = useSyncExternalStore(subscribeToSeen, readSeen, () => null)
  const [wasSeen, setWasSeen] = useState(false)
  if (seen && !wasSeen) setWasSeen(true)

  return (
    <>
      {isAdminPage ? <Room /> : <Imprint />}
      <OfflineBanner />
      <Suspense>{wasSeen && <AsSeen at={seen?.at ?? null} />}</Suspense>
    </>
  )
}

/** Who runs the shop, and how it is shown. Details that are not configured are left out. */
const Imprint = () => {
  const { footer: copy } = useCopy(footerCopy)
  const { config, failed, retry } = useClientConfig()

  return (
    <Band>
      <Inside>
        <Logo />
        <Choices>
          <LanguageSwitch />
          <ThemeSwitch />
          <LowDataSwitch />
        </Choices>
        <Words>
          {config?.phones && <ShopPhones phones={config.phones} />}
          <FooterLinks />
          {config?.footer.companyLine && <p>{config.footer.companyLine}</p>}
          {failed && <FailureLine failed={copy.footerFailed} onRetry={retry} />}
          <p>{copy.copyright(new Date())}</p>
        </Words>
        {config && <SocialLinks config={config.footer} />}
      </Inside>
    </Band>
  )
}

// What is said while there is no connection lies over the lower edge: the last button of a page can be scrolled above it.
const Room = styled.div`height: calc(2 * var(--touch) + var(--space-3));`

const Band = styled.footer`
  padding: var(--space-6) var(--space-4);
  ${media.wide} { padding-inline: var(--space-5); }
  ${media.sidebar} { padding-inline: var(--edge); }
  background: var(--brand-deep);
  color: var(--on-brand);
  a { color: inherit; }
`

const Inside = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-5);
  ${media.wide} {
    grid-template-columns: 1fr auto;
    align-items: center;
    & > :nth-child(even) { justify-self: end; }
  }
  ${media.sidebar} {
    max-width: calc(var(--shell) - 2 * var(--edge));
    margin-inline: auto;
  }
`

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3);
`

const Words = styled.div`
  display: grid;
  gap: var(--space-1);
  color: var(--on-brand-muted);
  font: 400 var(--type-small);
`
