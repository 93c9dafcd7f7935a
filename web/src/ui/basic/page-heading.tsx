import { createContext, type ReactNode, use, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import styled, { css } from 'styled-components'
import { goOnFrom } from '../../lib/navigation/focus.ts'
import { useShownPage } from '../../lib/offline/shown-page.ts'
import { visuallyHidden } from './visually-hidden.tsx'

/** What the server, which has no window, is told of a page. */
interface Told {
  /** What its window is called. */
  title: string
  /** Nothing stands at its address. */
  isMissing: boolean
  /** Nothing was found, so search engines are to leave it out. */
  isEmpty: boolean
}

export const ServerWindow = createContext<Told | null>(null)

// Where the arrow keys move through options, and what is being filled in; a search is done when its results arrive.
const inUse = 'select, [type=radio], form:not([role=search]) :read-write'

interface PageHeadingProps {
  /** What the window is called. */
  title: string
  /** Visually hidden, for screen readers only, where a picture serves as the heading. */
  hidden?: boolean
  /** When it is in another language than the page. */
  lang?: string | undefined
  children: ReactNode
}

/**
 * The h1 of a page: sets the window's title and takes the focus after a navigation from another page, except from what
 * is still in use.
 */
export const PageHeading = ({ title, hidden = false, lang, children }: PageHeadingProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const { key, pathname, search, hash } = useLocation()
  const told = use(ServerWindow)
  if (told) told.title = title
  const arrived = key !== 'default' && hash === '' ? key : null

  useShownPage(pathname + search, title)

  useEffect(() => {
    if (!arrived) return
    const chosen = document.activeElement
    if (!chosen?.matches(inUse)) return goOnFrom(heading.current)
    if (chosen.matches(':focus-visible')) chosen.scrollIntoView({ block: 'nearest' })
  }, [arrived])

  return (
    <Heading ref={heading} tabIndex={-1} lang={lang} $hidden={hidden}>
      {children}
    </Heading>
  )
}

const Heading = styled.h1<{ $hidden: boolean }>`
  ${({ $hidden }) => $hidden && css`${visuallyHidden}`}
`
