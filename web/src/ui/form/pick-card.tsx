import type { ComponentProps, ReactNode } from 'react'
import styled from 'styled-components'
import { Muted } from '../basic/muted.ts'

interface PickCardProps extends Omit<ComponentProps<'input'>, 'type' | 'children' | 'about'> {
  id: string
  label: ReactNode
  /** What is chosen with it, in a line. */
  about?: ReactNode
  /** A button in the corner. */
  corner?: ReactNode
  /** What is filled in once it is chosen. */
  children?: ReactNode
}

/** One of several choices, on a card of its own. */
export const PickCard = ({ id, label, about, corner, children, ...input }: PickCardProps) => (
  <Card>
    <input type="radio" id={id} aria-describedby={about ? `${id}-about` : undefined} {...input} />
    <div>
      <label htmlFor={id}>{label}</label>
      {about && (
        <Muted $small id={`${id}-about`}>
          {about}
        </Muted>
      )}
    </div>
    {corner}
    {children && <Body>{children}</Body>}
  </Card>
)

const Card = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: start;
  gap: var(--space-1) var(--space-3);
  padding: var(--space-1) var(--space-1) var(--space-1) var(--space-4);
  border: 1px solid var(--control-line);
  border-radius: var(--radius-control);
  background: var(--surface);
  overflow-wrap: anywhere;
  &:has(> input:checked) {
    border-color: var(--primary);
    background: var(--primary-soft);
    box-shadow: inset 0 0 0 1px var(--primary);
  }
  & > input {
    position: relative;
    z-index: 1;
    width: var(--icon);
    height: var(--icon);
    margin: calc((var(--touch) - var(--icon)) / 2) 0 0;
    accent-color: var(--primary);
  }
  & > div:first-of-type > label {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-1) var(--space-2);
    min-height: var(--touch);
    font: 600 var(--type-body);
    cursor: pointer;
  }
  /* The whole card can be pressed; what is filled in lies above. */
  & > div:first-of-type > label::before { content: ''; position: absolute; inset: 0; }
  & > div:first-of-type > p { padding-bottom: var(--space-3); }
  & > button { position: relative; z-index: 1; }
`

const Body = styled.div`
  position: relative;
  z-index: 1;
  display: grid;
  gap: var(--space-4);
  grid-column: 2 / -1;
  padding: 0 var(--space-3) var(--space-3) 0;
`
