import { useState } from 'react'
import styled from 'styled-components'
import { media } from '../../../theme/tokens.ts'
import { Button } from '../../../ui/basic/button.tsx'
import { visuallyHidden } from '../../../ui/basic/visually-hidden.tsx'
import { useFilterLabels } from './use-filter-labels.ts'

export interface Option {
  value: string
  label: string
  lang?: string | undefined
  count: number
  isOn: boolean
  swatch?: string | null
}

interface FilterOptionsProps {
  heading: string
  /** Pills beside each other, or rows. */
  look: 'pills' | 'rows'
  options: readonly Option[]
  onChoose: (value: string, isOn: boolean) => void
}

const seenAtFirst = 8

/** Several choices of one kind, each with how many products it leaves. */
export const FilterOptions = ({ heading, look, options, onChoose }: FilterOptionsProps) => {
  const { copy } = useFilterLabels()
  const [isLong, setIsLong] = useState(false)
  const seen = isLong ? options : options.filter(({ isOn }, place) => isOn || place < seenAtFirst)
  if (options.length === 0) return null

  return (
    <Group>
      <legend>{heading}</legend>
      <Options $look={look}>
        {seen.map(({ value, label, lang, count, isOn, swatch }) => (
          <Choice key={value} $look={look} $isNone={count === 0 && !isOn}>
            <input
              type="checkbox"
              checked={isOn}
              aria-label={copy.counted(label, count)}
              onChange={({ target }) => onChoose(value, target.checked)}
            />
            {swatch && (
              <svg viewBox="0 0 20 20" aria-hidden="true">
                <circle cx="10" cy="10" r="9.5" fill={swatch} stroke="var(--control-line)" />
              </svg>
            )}
            <span lang={lang}>{label}</span>
            <Count aria-hidden>{copy.plain(count)}</Count>
          </Choice>
        ))}
      </Options>
      {seen.length < options.length && (
        <Button type="button" $look="text" onClick={() => setIsLong(true)}>
          {copy.showMore(options.length - seen.length)}
        </Button>
      )}
    </Group>
  )
}

export const Group = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: var(--space-4) 0;
  border: 0;
  border-bottom: 1px solid var(--line);
  &:last-child { border: 0; }
  & > legend {
    float: left;
    width: 100%;
    padding: 0 0 var(--space-2);
    font: 600 var(--type-body);
  }
  & > legend + * { clear: both; }
`

const Options = styled.div<{ $look: 'pills' | 'rows' }>`
  ${({ $look }) => ($look === 'pills' ? 'display: flex; flex-wrap: wrap; gap: var(--space-2);' : 'display: grid;')}
`

const Count = styled.span`
  color: var(--muted);
  font: 400 var(--type-small);
  font-variant-numeric: tabular-nums;
`

const Choice = styled.label<{ $look: 'pills' | 'rows'; $isNone: boolean }>`
  position: relative;
  display: flex;
  align-items: center;
  gap: var(--space-2);
  min-height: var(--touch);
  font: ${({ $look }) => ($look === 'pills' ? '500' : '400')} var(--type-card);
  overflow-wrap: anywhere;
  cursor: pointer;
  ${({ $isNone }) => $isNone && 'color: var(--muted);'}
  & > svg { flex: none; width: var(--icon); height: var(--icon); }
  ${({ $look }) => ($look === 'pills' ? pill : row)}
`

const pill = `
  padding: var(--space-1) var(--space-3);
  border: 1px solid var(--control-line);
  border-radius: var(--radius-control);
  background: var(--surface);
  ${media.pointer} { &:hover { background: var(--sunken); } }
  &:has(> input:checked) {
    border-color: var(--primary);
    box-shadow: inset 0 0 0 1px var(--primary);
    background: var(--primary-soft);
    color: var(--primary);
  }
  &:has(> input:checked) > span { color: inherit; }
  &:has(> input:focus-visible) { outline: 2px solid var(--focus); outline-offset: 2px; }
  & > input { ${visuallyHidden.join('')} }
`

const row = `
  & > :last-child { margin-inline-start: auto; }
  & > input {
    flex: none;
    width: var(--icon);
    height: var(--icon);
    margin: 0;
    accent-color: var(--primary);
  }
`
