import { limits } from '@sunnah-store/schema/limits'
import { dayAfter } from '@sunnah-store/schema/local-day'
import { endpoints } from '@sunnah-store/schema/routes'
import { Printer } from 'lucide-react'
import { Form, useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import type { ReportStep } from '../../generated/types.ts'
import { manageCopy } from '../../lib/copy/manage-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { useToday } from '../../lib/time/use-today.ts'
import { media } from '../../theme/tokens.ts'
import { Button } from '../../ui/basic/button.tsx'
import { Icon } from '../../ui/basic/icon.tsx'
import { Muted } from '../../ui/basic/muted.ts'
import { PaddedPanel, Row } from '../../ui/basic/panel.tsx'
import { RowsSkeleton } from '../../ui/feedback/list-skeletons.tsx'
import { Loaded } from '../../ui/feedback/loaded.tsx'
import { TextField } from '../../ui/form/field.tsx'
import { SelectField } from '../../ui/form/select.tsx'
import { DownloadButton } from '../../ui/list/download-button.tsx'
import { useReportQuery } from './report.generated.ts'
import { ReportPresets } from './report-presets.tsx'
import { ReportTable } from './report-table.tsx'

const steps = ['DAY', 'MONTH'] as const satisfies readonly ReportStep[]

interface Asked {
  from: string
  to: string
  by: ReportStep
}

/** The figures of the days that the address asks for; of the last 30 days, unless it says others. */
export const ReportView = () => {
  const { overview: copy } = useCopy(manageCopy)
  const [search] = useSearchParams()
  const today = useToday()
  const asked = {
    from: search.get('from') || dayAfter(today, -29),
    to: search.get('to') || today,
    by: steps.find((step) => step === search.get('by')) ?? 'DAY',
  }
  const days = (Date.parse(asked.to) - Date.parse(asked.from)) / (24 * 60 * 60_000) + 1

  return (
    <>
      <ReportPresets today={today} />
      <Choice key={search.toString()} data-screen-only>
        <TextField id="from" name="from" type="date" label={copy.from} defaultValue={asked.from} />
        <TextField id="to" name="to" type="date" label={copy.to} defaultValue={asked.to} />
        <SelectField id="by" name="by" label={copy.by} defaultValue={asked.by}>
          {steps.map((step) => (
            <option key={step} value={step}>
              {copy.steps[step]}
            </option>
          ))}
        </SelectField>
        <Button type="submit">{copy.show}</Button>
      </Choice>
      {days >= 1 && days <= limits.reportDays ? (
        <AskedReport key={JSON.stringify(asked)} asked={asked} />
      ) : (
        <PaddedPanel role="alert">
          <p>{copy.badDays(limits.reportDays)}</p>
        </PaddedPanel>
      )}
    </>
  )
}

const AskedReport = ({ asked }: { asked: Asked }) => {
  const { overview: copy, format } = useCopy(manageCopy)
  const query = useReportQuery({ variables: asked, fetchPolicy: 'cache-and-network' })

  return (
    <>
      <h2>{copy.reportOf(format.date(asked.from), format.date(asked.to))}</h2>
      <Row data-screen-only>
        <DownloadButton
          address={`${endpoints.exportReport}?${new URLSearchParams({ ...asked })}`}
          name="report"
          days={asked.from === asked.to ? asked.from : `${asked.from}-${asked.to}`}
        />
        <Button type="button" $look="quiet" onClick={() => window.print()}>
          <Icon of={Printer} />
          {copy.print}
        </Button>
      </Row>
      <Loaded query={query} failed={copy.loadFailed} skeleton={<RowsSkeleton />}>
        {({ report }) => (
          <>
            <ReportTable lines={report} {...asked} />
            <Muted $small>{copy.reportMeans}</Muted>
          </>
        )}
      </Loaded>
    </>
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
