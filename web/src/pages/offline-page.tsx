import { pages } from '@sunnah-store/schema/routes'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { footerCopy } from '../lib/copy/footer-copy.ts'
import { useCopy } from '../lib/copy/use-copy.ts'
import { useOnReconnect } from '../lib/network/use-on-reconnect.ts'
import { askedParameter, keptAddressOf } from '../lib/offline/kept.ts'
import { type KeptPage, readKeptPages } from '../lib/offline/kept-pages.ts'
import { ButtonAnchor } from '../ui/basic/button.tsx'
import { Muted } from '../ui/basic/muted.ts'
import { PageHeading } from '../ui/basic/page-heading.tsx'
import { PaddedPanel, Stack } from '../ui/basic/panel.tsx'

/** What stands in the place of a page that cannot be shown without a connection; opens that page once there is one. */
export const OfflinePage = () => {
  const copy = useCopy(footerCopy)
  const { offline, tryAgain } = copy
  const asked = useAsked()
  const kept = useKeptPages()
  useOnReconnect(() => asked && location.replace(asked))

  return (
    <>
      <PageHeading title={copy.pageTitle(offline.heading)}>{offline.heading}</PageHeading>
      {asked && (
        <PaddedPanel>
          <p>{offline[whyNot(asked)]}</p>
          <ButtonAnchor href={asked.href}>{tryAgain}</ButtonAnchor>
        </PaddedPanel>
      )}
      <Stack as="section">
        <h2>{offline.readable}</h2>
        {kept?.length === 0 && <p>{offline.nothing}</p>}
        <List>
          {kept?.map(({ address, title, seenAt }) => (
            <li key={address}>
              {/* Opened whole, as it is kept. */}
              <a href={address}>{title}</a>
              <Muted as="time" dateTime={seenAt}>
                {copy.format.moment(seenAt)}
              </Muted>
            </li>
          ))}
        </List>
      </Stack>
    </>
  )
}

const beginningOf = (path: string) => path.split('/')[1] ?? ''

const ofPerson: ReadonlySet<string> = new Set(
  [pages.cart, pages.checkout, pages.placed, pages.myOrder, pages.profile, pages.wishes, pages.allOrders].map(
    beginningOf,
  ),
)

const whyNot = (asked: URL) => {
  if (keptAddressOf(asked) !== null) return 'unseen'
  return ofPerson.has(beginningOf(asked.pathname)) ? 'needsShop' : 'unkept'
}

/** The page that was asked for, but none out of the shop. */
const useAsked = (): URL | null => {
  const [search] = useSearchParams()
  const asked = search.get(askedParameter)
  if (!asked || !URL.canParse(asked, location.origin)) return null
  const url = new URL(asked, location.origin)
  return url.origin === location.origin ? url : null
}

const useKeptPages = () => {
  const [kept, setKept] = useState<readonly KeptPage[] | null>(null)
  useEffect(() => {
    readKeptPages().then(setKept, () => setKept([]))
  }, [])
  return kept
}

const List = styled.ul`
  display: grid;
  gap: var(--space-1);
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 var(--space-3);
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: var(--touch);
    color: var(--primary);
    text-decoration: underline;
    overflow-wrap: anywhere;
  }
`
