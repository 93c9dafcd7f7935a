import type { ClientConfig } from '@sunnah-store/schema/client-config'
import styled from 'styled-components'
import { useCopy } from '../../lib/copy/use-copy.ts'

/** Where else the shop can be met. */
export const SocialLinks = ({ config }: { config: ClientConfig['footer'] }) => {
  const { frame: copy } = useCopy()
  const links = [
    { name: copy.facebook, url: config.facebookUrl },
    { name: copy.instagram, url: config.instagramUrl },
    { name: copy.youtube, url: config.youtubeUrl },
  ].filter(({ url }) => url)
  if (links.length === 0) return null

  return (
    <nav aria-label={copy.social}>
      <List>
        {links.map(({ name, url }) => (
          <li key={name}>
            <a href={url ?? undefined} rel="noreferrer">
              {name}
            </a>
          </li>
        ))}
      </List>
    </nav>
  )
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-5);
  a {
    display: inline-grid;
    align-items: center;
    min-height: var(--touch);
    text-decoration: underline;
    text-underline-offset: var(--space-1);
  }
`
