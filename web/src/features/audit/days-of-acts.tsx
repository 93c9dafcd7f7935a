import { dayOf } from '@sunnah-store/schema/local-day'
import styled from 'styled-components'
import { manageCopy } from '../../lib/copy/manage-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { useToday } from '../../lib/time/use-today.ts'
import { Panel } from '../../ui/basic/panel.tsx'
import type { Act } from './act.ts'
import { ActEntry } from './act-entry.tsx'

/** Entries, the newest first, under the day of Bangladesh on which each was made. */
export const DaysOfActs = ({ entries }: { entries: readonly Act[] }) => {
  const { audit: copy } = useCopy(manageCopy)
  const today = useToday()

  return (
    <Days>
      {[...byDay(entries)].map(([day, ofDay]) => (
        <section key={day} aria-labelledby={`day-${day}`}>
          <h2 id={`day-${day}`}>{copy.day(day, today)}</h2>
          <ul>
            {ofDay.map((entry) => (
              <ActEntry key={entry.id} entry={entry} />
            ))}
          </ul>
        </section>
      ))}
    </Days>
  )
}

const byDay = (entries: readonly Act[]) => {
  const days = new Map<string, Act[]>()
  for (const entry of entries) {
    const day = dayOf(new Date(entry.at))
    days.set(day, [...(days.get(day) ?? []), entry])
  }
  return days
}

const Days = styled(Panel)`
  overflow: hidden;
  h2 {
    padding: var(--space-3) var(--space-4);
    background: var(--sunken);
    color: var(--muted);
    font: 600 var(--type-small);
  }
  section + section { border-top: 1px solid var(--line); }
`
