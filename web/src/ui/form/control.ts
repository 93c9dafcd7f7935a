import styled, { css } from 'styled-components'

/** The shape of everything that is typed or chosen in. */
export const control = css`
  width: 100%;
  min-height: var(--control);
  padding: var(--space-2) var(--space-3);
  border: 1px solid var(--control-line);
  border-radius: var(--radius-control);
  background: var(--surface);
  font: 400 var(--type-body);
  &[aria-invalid='true'] { border-color: var(--danger); box-shadow: inset 0 0 0 1px var(--danger); }
  &[aria-invalid='true']:focus-visible { box-shadow: 0 0 0 2px var(--focus-gap); }
  &[readonly] { background: var(--sunken); border-color: var(--line); color: var(--muted); }
`

export const Control = styled.input`${control}`

export const TextArea = styled.textarea`
  ${control}
  resize: vertical;
`
