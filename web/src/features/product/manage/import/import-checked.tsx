import type { ImportReport } from '@sunnah-store/schema/import-report'
import { useState } from 'react'
import { manageCopy } from '../../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import { Button } from '../../../../ui/basic/button.tsx'
import { Row } from '../../../../ui/basic/panel.tsx'
import { Question } from '../../../../ui/dialog/question.tsx'
import { ImportChanges } from './import-changes.tsx'
import { ImportLookalikes } from './import-lookalikes.tsx'

interface ImportCheckedProps {
  report: ImportReport
  onSubmit: () => void
  onAnother: () => void
}

/** What a valid file would do, with the button that does it; asks once more when it may add products that exist already. */
export const ImportChecked = ({ report, onSubmit, onAnother }: ImportCheckedProps) => {
  const { products, importing, asking } = useCopy(manageCopy)
  const { csv: copy } = products
  const [asks, setAsks] = useState(false)
  const { changes = [], alike = 0, lookalikes = [] } = report.preview ?? {}
  const count = report.added + report.updated

  return (
    <>
      {changes.length > 0 && <ImportChanges changes={changes} total={report.updated} />}
      {alike > 0 && <ImportLookalikes alike={alike} lookalikes={lookalikes} />}
      <Row>
        {count > 0 && (
          <Button type="button" onClick={alike > 0 ? () => setAsks(true) : onSubmit}>
            {copy.submit(count)}
          </Button>
        )}
        <Button type="button" $look="text" onClick={onAnother}>
          {asking.cancel}
        </Button>
      </Row>
      {asks && (
        <Question
          title={importing.question}
          yes={importing.yes}
          onYes={async () => onSubmit()}
          onClose={() => setAsks(false)}
        >
          {importing.questionText(alike)}
        </Question>
      )}
    </>
  )
}
