import { endpoints } from '@sunnah-store/schema/routes'
import styled from 'styled-components'
import { manageCopy } from '../../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import { Button } from '../../../../ui/basic/button.tsx'
import { Muted } from '../../../../ui/basic/muted.ts'
import { PaddedPanel, Stack } from '../../../../ui/basic/panel.tsx'
import { Progress } from '../../../../ui/feedback/progress.tsx'
import { FileButton } from '../../../../ui/form/file-button.tsx'
import { DownloadButton } from '../../../../ui/list/download-button.tsx'
import { ImportFailure } from './import-failure.tsx'
import { ImportOutcome } from './import-outcome.tsx'
import { PastImports } from './undo/past-imports.tsx'
import { useImport } from './use-import.ts'

/** CSV import of products: a file is checked first, and imported on confirmation. */
export const ImportProducts = () => {
  const { products, asking } = useCopy(manageCopy)
  const { csv: copy } = products
  const { state, fileName, choose, cancel, check, submit } = useImport()

  return (
    <Stack>
      <PaddedPanel>
        <h2>{copy.steps}</h2>
        <Text>{copy.text}</Text>
        <DownloadButton address={endpoints.exportProducts} name="products" />
        <FileButton
          id="spreadsheet"
          label={fileName ? copy.other : copy.choose}
          accept=".csv,text/csv"
          hint={copy.chooseHint}
          disabled={state.step === 'sending' && !state.dryRun}
          onChoose={choose}
        />
      </PaddedPanel>
      {state.step === 'sending' && (
        <PaddedPanel>
          <Progress
            label={state.part < 1 ? asking.sending : copy[waiting(state.dryRun)]}
            part={state.part < 1 ? state.part : undefined}
          />
          {state.dryRun && (
            <Button type="button" $look="text" onClick={cancel}>
              {asking.cancel}
            </Button>
          )}
        </PaddedPanel>
      )}
      {state.step === 'failed' && (
        <ImportFailure state={state} onAgain={fileName ? (state.dryRun ? check : submit) : undefined} />
      )}
      {(state.step === 'checked' || state.step === 'done') && (
        <ImportOutcome
          report={state.report}
          fileName={fileName}
          done={state.step === 'done'}
          onSubmit={submit}
          onAnother={cancel}
        />
      )}
      <PastImports />
    </Stack>
  )
}

const waiting = (dryRun: boolean) => (dryRun ? 'checking' : 'importing')

const Text = styled(Muted)`
  max-width: var(--reading);
`
