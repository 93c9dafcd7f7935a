import type { ClientConfig } from '@sunnah-store/schema/client-config'
import { footerCopy } from '../../lib/copy/footer-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { LinkRow } from './link-row.ts'

/** Links to the shop's social media. */
export const SocialLinks = ({ config }: { config: ClientConfig['footer'] }) => {
  const { footer: copy } = useCopy(footerCopy)
  const links = [
    { name: copy.facebook, url: config.facebookUrl },
    { name: copy.instagram, url: config.instagramUrl },
    { name: copy.youtube, url: config.youtubeUrl },
  ].filter(({ url }) => url)
  if (links.length === 0) return null

  return (
    <nav aria-label={copy.social}>
      <LinkRow>
        {links.map(({ name, url }) => (
          <li key={name}>
            <a href={url ?? undefined} rel="noreferrer">
              {name}
            </a>
          </li>
        ))}
      </LinkRow>
    </nav>
  )
}
