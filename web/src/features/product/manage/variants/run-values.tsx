import { X } from 'lucide-react'
import { type KeyboardEvent, useId, useState } from 'react'
import styled from 'styled-components'
import { manageCopy } from '../../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import { goOnFrom } from '../../../../lib/navigation/focus.ts'
import { Icon } from '../../../../ui/basic/icon.tsx'
import { type RunValue, readValues } from './variant-run.ts'

interface RunValuesProps {
  /** What the option is called. */
  option: string
  hintId: string
  values: readonly RunValue[]
  onChange: (values: readonly RunValue[]) => void
}

/** The values of one option, each of which can be left out, and a field for more. */
export const RunValues = ({ option, hintId, values, onChange }: RunValuesProps) => {
  const { variants, language } = useCopy(manageCopy)
  const { run: copy } = variants
  const [typed, setTyped] = useState('')
  const id = useId()

  const commit = (text: string) => {
    setTyped('')
    const added = readValues(text)
    if (added.length > 0) onChange(merged(values, added))
  }

  const handleKeyDown = (event: KeyboardEvent) => {
    // Whoever adds values one after the other has not come to save.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    commit(typed)
  }

  const handleRemove = (value: string) => {
    goOnFrom(document.getElementById(id))
    onChange(values.filter((other) => other.value !== value))
  }

  return (
    <div>
      <Label htmlFor={id}>{option}</Label>
      <Box>
        <Chips aria-label={option}>
          {values.map(({ value, valueBn }) => (
            <li key={value}>
              <span>{(language === 'bn' && valueBn) || value}</span>
              <button type="button" aria-label={copy.remove(value)} onClick={() => handleRemove(value)}>
                <Icon of={X} />
              </button>
            </li>
          ))}
        </Chips>
        <input
          id={id}
          value={typed}
          placeholder={copy.add}
          aria-label={copy.addTo(option)}
          aria-describedby={hintId}
          autoComplete="off"
          onChange={({ target }) => (/[,،\n\t]/.test(target.value) ? commit(target.value) : setTyped(target.value))}
          onKeyDown={handleKeyDown}
          onBlur={() => commit(typed)}
        />
      </Box>
    </div>
  )
}

/** A value that is there already stays in its place, with the Bangla word that was typed now. */
const merged = (values: readonly RunValue[], added: readonly RunValue[]) => {
  const all = new Map(values.map((one) => [one.value, one]))
  for (const one of added) all.set(one.value, one.valueBn ? one : (all.get(one.value) ?? one))
  return [...all.values()]
}

const Label = styled.label`
  display: inline-block;
  padding-bottom: var(--space-2);
  font: 600 var(--type-body);
`

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  padding: var(--space-2);
  border: 1px solid var(--control-line);
  border-radius: var(--radius-control);
  background: var(--surface);
  & > input {
    flex: 1 1 6rem;
    min-width: 0;
    min-height: var(--touch);
    padding-inline: var(--space-2);
    border: 0;
    background: none;
    font: 400 var(--type-body);
  }
`

const Chips = styled.ul`
  display: contents;
  & > li {
    display: inline-flex;
    align-items: center;
    min-width: 0;
    padding-inline-start: var(--space-3);
    border-radius: var(--radius-control);
    background: var(--primary-soft);
    color: var(--primary);
    font: 600 var(--type-small);
    overflow-wrap: anywhere;
  }
  & button {
    display: grid;
    place-items: center;
    flex: none;
    width: var(--touch);
    height: var(--touch);
    border: 0;
    background: none;
    color: inherit;
    cursor: pointer;
  }
`
