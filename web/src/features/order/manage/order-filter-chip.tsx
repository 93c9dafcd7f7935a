import { districts } from '@sunnah-store/schema/districts'
import type { ComponentProps } from 'react'
import styled, { css } from 'styled-components'
import { useCopy } from '../../../lib/copy/use-copy.ts'

interface FilterChipProps extends ComponentProps<'select'> {
  label: string
}

/** A choice that narrows a list, as wide as what is chosen. */
export const FilterChip = ({ label, ...select }: FilterChipProps) => <Chip aria-label={label} {...select} />

/** One of the districts, or all, in the alphabetical order of the language. */
export const DistrictChip = ({ all, ...chip }: Omit<FilterChipProps, 'children'> & { all: string }) => {
  const { districtName, language } = useCopy()
  const { compare } = new Intl.Collator(language)

  return (
    <FilterChip {...chip}>
      <option value="">{all}</option>
      {[...districts]
        .sort((one, other) => compare(districtName(one), districtName(other)))
        .map((district) => (
          <option key={district} value={district}>
            {districtName(district)}
          </option>
        ))}
    </FilterChip>
  )
}

export const chip = css`
  flex: none;
  max-width: 100%;
  min-height: var(--touch);
  padding: var(--space-1) var(--space-3);
  border: 1px solid var(--control-line);
  border-radius: var(--radius-pill);
  background: var(--surface);
  font: 600 var(--type-small);
  cursor: pointer;
`

const Chip = styled.select`
  ${chip}
  field-sizing: content;
`
