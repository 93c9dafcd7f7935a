import styled from 'styled-components'
import type { Chosen } from '../../lib/hooks/use-chosen.ts'
import { Tick } from '../form/tick.tsx'

interface ChooseOneProps<Thing extends { id: string }> {
  label: string
  thing: Thing
  chosen: Chosen<Thing>
}

/** The tick of one thing of a list. */
export const ChooseOne = <Thing extends { id: string }>({ label, thing, chosen }: ChooseOneProps<Thing>) => (
  <FingerTip>
    <input
      type="checkbox"
      aria-label={label}
      checked={chosen.has(thing.id)}
      onChange={({ target }) => (target.checked ? chosen.add([thing]) : chosen.remove([thing]))}
    />
  </FingerTip>
)

interface ChoosePageProps<Thing extends { id: string }> {
  label: string
  items: readonly Thing[]
  chosen: Chosen<Thing>
}

/** The tick of all that stands on the page. */
export const ChoosePage = <Thing extends { id: string }>({ label, items, chosen }: ChoosePageProps<Thing>) => (
  <Tick
    label={label}
    checked={items.every(({ id }) => chosen.has(id))}
    onChange={({ target }) => (target.checked ? chosen.add(items) : chosen.remove(items))}
  />
)

// As large as a fingertip, and taking no more room than the tick itself.
const FingerTip = styled.label`
  display: grid;
  place-items: center;
  flex: none;
  align-self: center;
  width: var(--touch);
  height: var(--touch);
  margin: calc((var(--icon) - var(--touch)) / 2);
  cursor: pointer;
  & > input {
    width: var(--icon);
    height: var(--icon);
    margin: 0;
    accent-color: var(--primary);
  }
`
