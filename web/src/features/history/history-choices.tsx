import { useId } from 'react'
import { useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { manageCopy } from '../../lib/copy/manage-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { Control } from '../../ui/form/control.ts'
import { Select } from '../../ui/form/select.tsx'
import { type HistoryParams, nouns } from './history-filter.ts'

/** By what sort of thing, and by which days, the history is narrowed; it stands in the address. */
export const HistoryChoices = ({ params: { noun, from, to } }: { params: HistoryParams }) => {
  const { history: copy } = useCopy(manageCopy)
  const [, setSearch] = useSearchParams()
  const id = useId()

  const choose = (name: string, value: string) =>
    setSearch((before) => {
      const next = new URLSearchParams(before)
      next.delete('page')
      if (value) next.set(name, value)
      else next.delete(name)
      return next
    })

  return (
    <Choices>
      <Select label={copy.what} value={noun ?? ''} onChange={({ target }) => choose('what', target.value)}>
        <option value="">{copy.everything}</option>
        {nouns.map((one) => (
          <option key={one} value={one}>
            {copy.nouns[one]}
          </option>
        ))}
      </Select>
      <Day>
        <label htmlFor={`${id}-from`}>{copy.from}</label>
        <Control
          id={`${id}-from`}
          type="date"
          value={from ?? ''}
          onChange={({ target }) => choose('from', target.value)}
        />
      </Day>
      <Day>
        <label htmlFor={`${id}-to`}>{copy.to}</label>
        <Control id={`${id}-to`} type="date" value={to ?? ''} onChange={({ target }) => choose('to', target.value)} />
      </Day>
    </Choices>
  )
}

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
`

const Day = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-2);
  font: 400 var(--type-small);
  input { width: auto; }
`
