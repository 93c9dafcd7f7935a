import { today } from '@sunnah-store/schema/local-day'
import { Download } from 'lucide-react'
import styled from 'styled-components'
import { manageCopy } from '../../lib/copy/manage-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { useOnce } from '../../lib/hooks/use-once.ts'
import { useSession } from '../../lib/identity/use-session.ts'
import { download } from '../../lib/network/download.ts'
import { notify } from '../../lib/notify/notify.ts'
import { media } from '../../theme/tokens.ts'
import { Icon } from '../basic/icon.tsx'
import { SubmitButton } from '../form/submit-button.tsx'

interface DownloadButtonProps {
  address: string
  /** What the file holds; its name says the day too. */
  name: string
  /** Of which days it is, where that is not today. */
  days?: string
}

/** Saves a spreadsheet that only those who are signed in can have. */
export const DownloadButton = ({ address, name, days }: DownloadButtonProps) => {
  const { exports: copy } = useCopy(manageCopy)
  const { renew } = useSession()
  const [run, busy] = useOnce(() =>
    download(address, `${name}-${days ?? today()}.csv`, renew).catch(() => {
      notify.error(copy.failed)
    }),
  )

  return (
    <SubmitButton aria-label={busy ? undefined : copy.csv} type="button" $look="quiet" busy={busy} onClick={run}>
      <Icon of={Download} />
      <Whole>{copy.csv}</Whole>
      <Short>CSV</Short>
    </SubmitButton>
  )
}

const Whole = styled.span`
  ${media.narrow} { display: none; }
`

// It stands beside the heading of the page, where a phone has little room.
const Short = styled.span`
  ${media.wide} { display: none; }
`
