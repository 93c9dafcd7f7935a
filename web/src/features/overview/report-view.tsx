import { limits } from '@sunnah-store/schema/limits'
import { dayAfter } from '@sunnah-store/schema/local-day'
import { endpoints } from '@sunnah-store/schema/routes'
import { Printer } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import type { ReportStep } from '../../generated/types.ts'
import { manageCopy } from '../../lib/copy/manage-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { useToday } from '../../lib/time/use-today.ts'
import { Button } from '../../ui/basic/button.tsx'
import { Icon } from '../../ui/basic/icon.tsx'
import { Muted } from '../../ui/basic/muted.ts'
import { PaddedPanel, Row } from '../../ui/basic/panel.tsx'
import { RowsSkeleton } from '../../ui/feedback/list-skeletons.tsx'
import { Loaded } from '../../ui/feedback/loaded.tsx'
import { SelectField } from '../../ui/form/select.tsx'
import { DownloadButton } from '../../ui/list/download-button.tsx'
import { DaysForm, isSpan } from './days-form.tsx'
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

  return (
    <>
      <ReportPresets today={today} />
      <DaysForm key={search.toString()} from={asked.from} to={asked.to}>
        <SelectField id="by" name="by" label={copy.by} defaultValue={asked.by}>
          {steps.map((step) => (
            <option key={step} value={step}>
              {copy.steps[step]}
            </option>
          ))}
        </SelectField>
      </DaysForm>
      {isSpan(asked, limits.reportDays) ? (
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
