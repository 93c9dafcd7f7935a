import type { ImportReport } from '@sunnah-store/schema/import-report'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { manageCopy } from '../../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import { useFocusOn } from '../../../../lib/navigation/focus.ts'
import { paths } from '../../../../lib/navigation/paths.ts'
import { Button, ButtonLink } from '../../../../ui/basic/button.tsx'
import { PaddedPanel, Row } from '../../../../ui/basic/panel.tsx'
import { ImportChecked } from './import-checked.tsx'
import { ImportProblems } from './import-problems.tsx'

interface ImportOutcomeProps {
  report: ImportReport
  fileName: string
  /** It has been imported; else it was only checked. */
  done: boolean
  onSubmit: () => void
  onAnother: () => void
}

/** What a file would do or has done, or why it cannot. */
export const ImportOutcome = ({ report, fileName, done, onSubmit, onAnother }: ImportOutcomeProps) => {
  const { products, manage } = useCopy(manageCopy)
  const { csv: copy } = products
  const { added, updated, unchanged, problems } = report
  if (problems.length > 0)
    return (
      <Result key="problems" heading={copy.problems(problems.length)}>
        <ImportProblems problems={problems} />
      </Result>
    )

  return (
    <Result key={done ? 'done' : 'checked'} heading={done ? copy.done : copy.checked(fileName)}>
      <Sum>{copy.summary(added, updated)}</Sum>
      {unchanged > 0 && <p>{copy.unchanged(unchanged)}</p>}
      {added + updated === 0 && <p>{copy.nothing}</p>}
      {done ? (
        <Row>
          <ButtonLink to={paths.manageProduct()}>{manage.manageProduct}</ButtonLink>
          <Button type="button" $look="quiet" onClick={onAnother}>
            {copy.next}
          </Button>
        </Row>
      ) : (
        <ImportChecked report={report} onSubmit={onSubmit} onAnother={onAnother} />
      )}
    </Result>
  )
}

/** Takes the focus, so that screen readers announce the result and the Tab key continues here. */
const Result = ({ heading, children }: { heading: string; children: ReactNode }) => {
  const place = useFocusOn<HTMLHeadingElement>(true)

  return (
    <PaddedPanel>
      <Heading ref={place} tabIndex={-1}>
        {heading}
      </Heading>
      {children}
    </PaddedPanel>
  )
}

const Heading = styled.h2`
  overflow-wrap: anywhere;
`

const Sum = styled.p`
  font: 700 var(--type-lead);
  font-variant-numeric: tabular-nums;
`
