import { Form } from 'react-router-dom'
import styled, { css } from 'styled-components'

/** The suggestions stand below it. */
export const SearchShape = styled(Form)`
  position: relative;
`

/** The field and what stands beside it; in a window of its own it stays in sight. */
export const Line = styled.div<{ $whole: boolean }>`
  ${({ $whole }) =>
    $whole &&
    css`
      position: sticky;
      top: 0;
      z-index: 1;
      display: flex;
      align-items: center;
      gap: var(--space-1);
      padding: var(--space-2) var(--space-3) var(--space-2) var(--space-1);
      background: var(--surface);
      border-bottom: 1px solid var(--line);
    `}
`

export const Box = styled.div`
  position: relative;
  flex: 1;
  min-width: 0;
  & > :not(input) {
    position: absolute;
    inset: 0 0 0 auto;
    margin-block: auto;
  }
  & > span {
    right: auto;
    left: var(--space-4);
    align-items: center;
    pointer-events: none;
  }
`

export const Field = styled.input<{ $whole: boolean }>`
  width: 100%;
  min-height: ${({ $whole }) => ($whole ? 'var(--control)' : 'var(--touch)')};
  padding: var(--space-2) var(--space-4);
  border: 1px solid var(--control-line);
  border-radius: ${({ $whole }) => ($whole ? 'var(--radius-pill)' : 'var(--radius-control)')};
  background: var(--page);
  text-overflow: ellipsis;
  ${({ $whole }) => ($whole ? 'padding-inline-end: var(--touch);' : 'padding-inline-start: calc(var(--icon) + var(--space-5));')}
  ${({ $whole }) => $whole && '&::-webkit-search-cancel-button { display: none; }'}
  &::placeholder { color: var(--muted); opacity: 1; }
`
