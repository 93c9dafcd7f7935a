import { today } from '@sunnah-store/schema/local-day'
import { endpoints } from '@sunnah-store/schema/routes'
import { Download } from 'lucide-react'
import styled from 'styled-components'
import { shoppingCopy } from '../../../lib/copy/shopping-copy.ts'
import { useCopy } from '../../../lib/copy/use-copy.ts'
import { useOnce } from '../../../lib/hooks/use-once.ts'
import { useSession } from '../../../lib/identity/use-session.ts'
import { download } from '../../../lib/network/download.ts'
import { notify } from '../../../lib/notify/notify.ts'
import { Icon } from '../../../ui/basic/icon.tsx'
import { Muted } from '../../../ui/basic/muted.ts'
import { PaddedPanel, Row } from '../../../ui/basic/panel.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { DeleteAccount } from './delete-account.tsx'

/** What people may do with all that the shop keeps of them. */
export const MyData = () => {
  const { data: copy } = useCopy(shoppingCopy).account
  const { renew } = useSession()
  const [run, busy] = useOnce(() =>
    download(endpoints.myData, `my-data-${today()}.json`, renew).catch(() => {
      notify.error(copy.downloadFailed)
    }),
  )

  return (
    <Frame as="section" aria-labelledby="my-data">
      <h2 id="my-data">{copy.heading}</h2>
      <Muted>{copy.text}</Muted>
      <Row>
        <SubmitButton type="button" $look="quiet" busy={busy} onClick={run}>
          <Icon of={Download} />
          {copy.download}
        </SubmitButton>
        <DeleteAccount />
      </Row>
    </Frame>
  )
}

const Frame = styled(PaddedPanel)`max-width: var(--column);`
