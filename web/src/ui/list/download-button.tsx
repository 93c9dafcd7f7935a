import { Download } from 'lucide-react'
import { useOnce } from '../../lib/hooks/use-once.ts'
import { useSession } from '../../lib/identity/use-session.ts'
import { download } from '../../lib/network/download.ts'
import { notify } from '../../lib/notify/notify.ts'
import { Icon } from '../basic/icon.tsx'
import { SubmitButton } from '../form/submit-button.tsx'

interface DownloadButtonProps {
  address: string
  fileName: () => string
  labels: { action: string; busy: string; failed: string }
}

/** Saves a file that only those who are signed in can have. */
export const DownloadButton = ({ address, fileName, labels }: DownloadButtonProps) => {
  const { renew } = useSession()
  const [run, busy] = useOnce(() =>
    download(address, fileName(), renew).catch(() => {
      notify.error(labels.failed)
    }),
  )

  return (
    <SubmitButton type="button" $look="quiet" busy={busy} busyLabel={labels.busy} onClick={run}>
      <Icon of={Download} />
      {labels.action}
    </SubmitButton>
  )
}
