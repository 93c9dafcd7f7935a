import { readWhole } from '@sunnah-store/schema/whole-number'
import { type FormEvent, useId, useState } from 'react'
import styled from 'styled-components'
import { VisuallyHidden } from '../../../ui/basic/visually-hidden.tsx'
import { Control } from '../../../ui/form/control.ts'
import { Problem } from '../../../ui/form/field-frame.tsx'
import type { Facets } from './facets.ts'
import { Group } from './filter-options.tsx'
import { useFilterLabels } from './use-filter-labels.ts'

interface PriceRangeProps {
  price: Facets['price']
  from: number | null
  to: number | null
  onChange: (from: number | null, to: number | null) => void
}

/** From which price to which; what is typed counts when the field is left or Enter is pressed. */
export const PriceRange = ({ price, from, to, onChange }: PriceRangeProps) => {
  const { copy } = useFilterLabels()
  const id = useId()
  const [problem, setProblem] = useState<string | null>(null)

  const take = (form: HTMLFormElement) => {
    const [least, most] = ['from', 'to'].map((name) => String(new FormData(form).get(name) ?? '').trim())
    const [low, high] = [readWhole(least ?? ''), readWhole(most ?? '')]
    const isWhole = (least === '' || low !== null) && (most === '' || high !== null)
    const isBelow = low !== null && high !== null && high < low
    setProblem(isWhole ? (isBelow ? copy.priceBelow : null) : copy.priceWrong)
    if (isWhole && !isBelow && (low !== from || high !== to)) onChange(low, high)
  }
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    take(event.currentTarget)
  }
  const field = (name: string, label: string, value: number | null, hint: string) => (
    <span>
      <VisuallyHidden as="label" htmlFor={`${id}-${name}`}>
        {label}
      </VisuallyHidden>
      <Control
        id={`${id}-${name}`}
        name={name}
        inputMode="numeric"
        autoComplete="off"
        key={value}
        defaultValue={value === null ? '' : copy.plain(value)}
        placeholder={hint}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
        onBlur={({ target }) => target.form && take(target.form)}
      />
    </span>
  )

  return (
    <Group>
      <legend>{copy.headings.price}</legend>
      <form onSubmit={handleSubmit} noValidate>
        <Bars price={price} from={from} to={to} />
        <Ends>
          <span>{copy.plain(price.lowest)}</span>
          <span>{copy.plain(price.highest)}</span>
        </Ends>
        <FromTo>
          {field('from', copy.from, from, copy.least)}
          <span aria-hidden>{copy.until}</span>
          {field('to', copy.to, to, copy.most)}
        </FromTo>
        <button type="submit" hidden />
        {problem && <Problem id={`${id}-problem`}>{problem}</Problem>}
      </form>
    </Group>
  )
}

const Bars = ({ price: { lowest, highest, steps }, from, to }: Omit<PriceRangeProps, 'onChange'>) => {
  const most = Math.max(...steps, 1)
  const width = (highest - lowest) / steps.length
  const isIn = (place: number) =>
    (from === null || lowest + (place + 1) * width > from) && (to === null || lowest + place * width <= to)

  return (
    <Drawing viewBox={`0 0 ${steps.length * 10} 30`} preserveAspectRatio="none" aria-hidden="true">
      {steps.map((count, place) => {
        const height = count === 0 ? 0 : 3 + (27 * count) / most
        // The steps have no other name than their place.
        const key = `step-${place}`
        return <rect key={key} x={place * 10 + 0.5} y={30 - height} width="9" height={height} data-in={isIn(place)} />
      })}
    </Drawing>
  )
}

const Drawing = styled.svg`
  display: block;
  width: 100%;
  height: var(--bars);
  fill: var(--line);
  & > [data-in='true'] { fill: var(--chart-bar); }
`

const Ends = styled.p`
  display: flex;
  justify-content: space-between;
  margin-bottom: var(--space-2);
  color: var(--muted);
  font: 400 var(--type-caption);
  font-variant-numeric: tabular-nums;
`

const FromTo = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
  gap: var(--space-2);
  align-items: center;
  color: var(--muted);
`
