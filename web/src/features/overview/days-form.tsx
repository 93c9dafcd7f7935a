import type { ReactNode } from 'react'
import { Form } from 'react-router-dom'
import styled from 'styled-components'
import { manageCopy } from '../../lib/copy/manage-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { media } from '../../theme/tokens.ts'
import { Button } from '../../ui/basic/button.tsx'
import { TextField } from '../../ui/form/field.tsx'

interface DaySpan {
  from: string
  to: string
}

/** Whether these are days, the first one first, and so many at most. */
export const isSpan = ({ from, to }: DaySpan, most: number): boolean => {
  const days = (Date.parse(to) - Date.parse(from)) / (24 * 60 * 60_000) + 1
  return days >= 1 && days <= most
}

interface DaysFormProps extends DaySpan {
  /** What else is chosen. */
  children?: ReactNode
}

/** Chooses the days that figures are of, which then stand in the address. */
export const DaysForm = ({ from, to, children }: DaysFormProps) => {
  const { overview: copy } = useCopy(manageCopy)

  return (
    <Choice data-screen-only>
      <TextField id="from" name="from" type="date" label={copy.from} defaultValue={from} />
      <TextField id="to" name="to" type="date" label={copy.to} defaultValue={to} />
      {children}
      <Button type="submit">{copy.show}</Button>
    </Choice>
  )
}

const Choice = styled(Form)`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(150px, 100%), 1fr));
  align-items: end;
  gap: var(--space-3);
  /* Some browsers give fields of days a width of their own. */
  > *, input { min-width: 0; }
  ${media.wide} { display: flex; }
`
