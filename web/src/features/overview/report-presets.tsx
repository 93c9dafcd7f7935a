import { dayAfter } from '@sunnah-store/schema/local-day'
import { useSearchParams } from 'react-router-dom'
import { manageCopy } from '../../lib/copy/manage-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { ButtonLink } from '../../ui/basic/button.tsx'
import { Row } from '../../ui/basic/panel.tsx'

const presets = ['today', 'week', 'month', 'lastMonth'] as const

/** The days that are asked for most, in a tap each. */
export const ReportPresets = ({ today }: { today: string }) => {
  const { overview: copy } = useCopy(manageCopy)
  const [search] = useSearchParams()
  const daysOf = spansUntil(today)

  return (
    <Row as="nav" aria-label={copy.period} data-screen-only>
      {presets.map((preset) => {
        const { from, to } = daysOf[preset]
        const isShown = search.get('from') === from && search.get('to') === to
        return (
          <ButtonLink
            key={preset}
            $look={isShown ? 'primary' : 'quiet'}
            to={`?${new URLSearchParams({ from, to })}`}
            aria-current={isShown ? 'page' : undefined}
          >
            {copy.presets[preset]}
          </ButtonLink>
        )
      })}
    </Row>
  )
}

/** Weeks begin on Sunday, as in Bangladesh. */
const spansUntil = (today: string) => {
  const firstOfMonth = `${today.slice(0, 7)}-01`
  const lastOfBefore = dayAfter(firstOfMonth, -1)
  return {
    today: { from: today, to: today },
    week: { from: dayAfter(today, -new Date(`${today}T00:00:00Z`).getUTCDay()), to: today },
    month: { from: firstOfMonth, to: today },
    lastMonth: { from: `${lastOfBefore.slice(0, 7)}-01`, to: lastOfBefore },
  }
}
