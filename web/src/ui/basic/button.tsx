import { Link } from 'react-router-dom'
import styled, { css } from 'styled-components'
import { media } from '../../theme/tokens.ts'

export type ButtonLook = 'primary' | 'quiet' | 'text' | 'soft' | 'danger' | 'dangerText' | 'off'

const looks = {
  primary: css`
    background: var(--primary);
    color: var(--on-primary);
    ${media.pointer} { &:hover { background: var(--primary-hover); } }
  `,
  quiet: css`
    background: var(--surface);
    border-color: var(--control-line);
    ${media.pointer} { &:hover { background: var(--sunken); } }
  `,
  text: css`
    background: none;
    color: var(--primary);
    ${media.pointer} { &:hover { background: var(--primary-soft); } }
  `,
  soft: css`
    background: var(--primary-soft);
    color: var(--primary);
    ${media.pointer} { &:hover { background: var(--primary); color: var(--on-primary); } }
  `,
  danger: css`
    background: var(--danger);
    color: var(--surface);
    ${media.pointer} { &:hover { background: var(--text); } }
  `,
  dangerText: css`
    background: none;
    color: var(--danger);
    ${media.pointer} { &:hover { background: var(--danger-soft); } }
  `,
  /* For what cannot be pressed now, and keeps the focus. */
  off: css`
    background: var(--sunken);
    border-color: var(--line);
    color: var(--muted);
    cursor: not-allowed;
  `,
}

/** The shape of whatever looks like a button. */
export const buttonShape = css<{ $look?: ButtonLook }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-2);
  min-height: var(--touch);
  padding: var(--space-2) var(--space-4);
  border: 1px solid transparent;
  border-radius: var(--radius-control);
  font: 600 var(--type-body);
  text-align: center;
  cursor: pointer;
  transition: background-color 0.12s, color 0.12s;
  ${media.stillness} { transition: none; }
  ${({ $look = 'primary' }) => looks[$look]}
  &:disabled { ${looks.off} }
`

export const Button = styled.button<{ $look?: ButtonLook }>`${buttonShape}`

/** A link that looks like a button, for going somewhere. */
export const ButtonLink = styled(Link)<{ $look?: ButtonLook }>`${buttonShape}`

/** A link out of the shop that looks like a button, such as one that calls somebody. */
export const ButtonAnchor = styled.a<{ $look?: ButtonLook }>`${buttonShape}`
