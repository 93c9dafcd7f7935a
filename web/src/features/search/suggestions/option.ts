import { createContext, use } from 'react'
import { css } from 'styled-components'
import { media } from '../../../theme/tokens.ts'

interface Options {
  listId: string
  /** The id of the one that the arrow keys have reached. */
  active: string
  /** Whether following one leaves a window that nobody wants to come back to. */
  replace: boolean
}

export const OptionsContext = createContext<Options>({ listId: '', active: '', replace: false })

/** What makes an element the option of that name. */
export const useOption = (name: string) => {
  const { listId, active } = use(OptionsContext)
  const id = `${listId}-${name}`
  return { id, role: 'option', 'aria-selected': active === id, tabIndex: -1 }
}

/** The same for a link. */
export const useOptionLink = (name: string) => ({ ...useOption(name), replace: use(OptionsContext).replace })

export const optionShape = css`
  scroll-margin-block: calc(var(--control) + var(--space-5)) var(--space-2);
  cursor: pointer;
  ${media.pointer} { &:hover { background: var(--sunken); } }
  &[aria-selected='true'] {
    background: var(--sunken);
    outline: 2px solid var(--focus);
    outline-offset: -2px;
  }
`
