import { useId } from 'react'
import { useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { manageCopy } from '../../lib/copy/manage-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { media } from '../../theme/tokens.ts'
import { TextField } from '../../ui/form/field.tsx'
import { SelectField } from '../../ui/form/select.tsx'
import { useAuditActorsQuery } from './acts.generated.ts'
import { type AuditParams, bySystem, topics } from './audit-filter.ts'

/** By whom, about what and by which days the audit log is narrowed; it stands in the address. */
export const AuditChoices = ({ params: { who, topic, from, to } }: { params: AuditParams }) => {
  const { audit: copy } = useCopy(manageCopy)
  const [, setSearch] = useSearchParams()
  const { data } = useAuditActorsQuery({ fetchPolicy: 'cache-and-network' })
  const id = useId()

  const choose = (name: string, value: string) =>
    setSearch((before) => {
      const next = new URLSearchParams(before)
      next.delete('page')
      if (value) next.set(name, value)
      else next.delete(name)
      return next
    })
  const people = data?.auditActors ?? []

  return (
    <Choices role="group" aria-label={copy.filter}>
      <SelectField
        id={`${id}-who`}
        label={copy.who}
        value={who ?? ''}
        onChange={({ target }) => choose('who', target.value)}
      >
        <option value="">{copy.everybody}</option>
        {people.map((person) => (
          <option key={person.id} value={person.id}>
            {nameOf(person, people) ?? copy.somebody}
          </option>
        ))}
        {/* Until the people have come, or where somebody is not among them. */}
        {who && who !== bySystem && !people.some(({ id }) => id === who) && (
          <option value={who}>{copy.somebody}</option>
        )}
        <option value={bySystem}>{copy.systemAndCouriers}</option>
      </SelectField>
      <SelectField
        id={`${id}-what`}
        label={copy.what}
        value={topic ?? ''}
        onChange={({ target }) => choose('what', target.value)}
      >
        <option value="">{copy.everything}</option>
        {topics.map((one) => (
          <option key={one} value={one}>
            {copy.topics[one]}
          </option>
        ))}
      </SelectField>
      <Days>
        <TextField
          id={`${id}-from`}
          label={copy.from}
          type="date"
          value={from ?? ''}
          onChange={({ target }) => choose('from', target.value)}
        />
        <TextField
          id={`${id}-to`}
          label={copy.to}
          type="date"
          value={to ?? ''}
          onChange={({ target }) => choose('to', target.value)}
        />
      </Days>
    </Choices>
  )
}

interface Person {
  name: string | null
  email: string | null
}

/** Two of one name are told apart. */
const nameOf = ({ name, email }: Person, people: readonly Person[]) =>
  name !== null && people.filter((other) => other.name === name).length > 1
    ? [name, email].filter(Boolean).join(', ')
    : (name ?? email)

const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-3) var(--space-4);
  & > :last-child { grid-column: 1 / -1; }
  ${media.sidebar} {
    grid-template-columns: repeat(2, minmax(0, 1fr)) minmax(380px, 1fr);
    & > :last-child { grid-column: auto; }
  }
`

const Days = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(180px, 100%), 1fr));
  gap: var(--space-3);
`
