import { Download } from 'lucide-react'
import { download } from '../lib/download.ts'
import { useSession } from '../lib/identity/use-session.ts'
import { notify } from '../lib/notify.ts'
import { useOnce } from '../lib/use-once.ts'
import { Icon } from './icon.tsx'
import { SubmitButton } from './submit-button.tsx'

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
