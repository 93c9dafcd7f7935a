import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { paths } from '../../lib/navigation/paths.ts'
import { media } from '../../theme/tokens.ts'

/** The sign and name of the shop; leads home. */
export const Logo = () => {
  const copy = useCopy()

  return (
    <Home to={paths.home()}>
      <svg viewBox="0 0 48 48" aria-hidden="true">
        <path d="M24 .5l23.5 23.5-23.5 23.5-23.5-23.5zM7.4 7.4h33.2v33.2h-33.2z" fill="currentColor" />
        <path
          d="M43.6 24l-5.7 5.7 0 8.2-8.2 0-5.7 5.7-5.7-5.7-8.2 0 0-8.2-5.7-5.7 5.7-5.7 0-8.2 8.2 0 5.7-5.7 5.7 5.7 8.2 0 0 8.2z"
          fill="none"
          stroke="var(--accent-fill)"
          strokeWidth="1.1"
          opacity=".75"
        />
        <path d="M15.5 34V23.5C15.5 19 20 17.2 24 13C28 17.2 32.5 19 32.5 23.5V34Z" fill="var(--accent-fill)" />
        <path
          d="M20.6 25.5V24a3.4 3.4 0 0 1 6.8 0V25.5"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
        />
      </svg>
      <span>{copy.shopName}</span>
    </Home>
  )
}

const Home = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: var(--space-3);
  min-height: var(--touch);
  color: var(--primary);
  /* A sign rather than a text: as large as the letters of the page only while the bar has room. */
  font: 700 min(1.125rem, 6vw)/1.3 var(--font);
  ${media.narrow} {
    gap: var(--space-2);
    font-size: min(1.0625rem, 4.75vw);
  }
  ${media.tiny} {
    gap: var(--space-1);
    font-size: min(0.875rem, 6vw);
  }
  & > svg {
    flex: none;
    width: var(--logo);
    height: var(--logo);
  }
`
