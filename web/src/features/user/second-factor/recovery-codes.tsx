import { CircleAlert } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { proofCopy } from '../../../lib/copy/proof-copy.ts'
import { useCopy } from '../../../lib/copy/use-copy.ts'
import { Button, ButtonAnchor } from '../../../ui/basic/button.tsx'
import { Row } from '../../../ui/basic/panel.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { AlertPlace } from '../../../ui/feedback/live-place.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Tick } from '../../../ui/form/tick.tsx'
import { copyToClipboard } from './copy-to-clipboard.ts'

/** The codes for whoever loses the phone, which are shown this once: whoever closes them is reminded to keep them. */
export const RecoveryCodes = ({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) => {
  const { own: copy } = useCopy(proofCopy).proofs
  const [kept, setKept] = useState(false)
  const [reminded, setReminded] = useState(0)

  const handleClose = () => (kept ? onDone() : setReminded(reminded + 1))
  return (
    // Anew each time, so that the next step back is answered too.
    <Dialog key={reminded} title={copy.codes} question onClose={handleClose}>
      <p>{copy.codesText}</p>
      <Codes>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </Codes>
      <Row>
        <Button type="button" $look="quiet" onClick={() => copyToClipboard(codes.join('\n'), copy)}>
          {copy.copyCodes}
        </Button>
        <ButtonAnchor $look="quiet" download="sunnah-store-codes.txt" href={fileOf(copy.file, codes)}>
          {copy.saveCodes}
        </ButtonAnchor>
      </Row>
      <AlertPlace>
        {reminded > 0 && !kept && (
          <Notice tone="brass" icon={CircleAlert}>
            {copy.keepFirst}
          </Notice>
        )}
      </AlertPlace>
      <Tick label={copy.kept} checked={kept} onChange={({ target }) => setKept(target.checked)} />
      <Button type="button" onClick={handleClose}>
        {copy.done}
      </Button>
    </Dialog>
  )
}

const fileOf = (heading: string, codes: readonly string[]) =>
  `data:text/plain;charset=utf-8,${encodeURIComponent([heading, '', ...codes, ''].join('\r\n'))}`

const Codes = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(7.5rem, 1fr));
  gap: var(--space-2) var(--space-4);
  padding: var(--space-3) var(--space-4);
  border-radius: var(--radius-card);
  background: var(--sunken);
`
