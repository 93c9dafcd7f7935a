import { Bell, BellOff } from 'lucide-react'
import styled from 'styled-components'
import { manageCopy } from '../../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import { useOnce } from '../../../../lib/hooks/use-once.ts'
import { notify } from '../../../../lib/notify/notify.ts'
import { IconButton } from '../../../../ui/basic/icon-button.tsx'
import { StatusPlace } from '../../../../ui/feedback/live-place.ts'
import { Notice } from '../../../../ui/feedback/notice.tsx'
import { chooseNotices, hasNotices, readNotices, useNotices } from './order-notices.ts'

/** Whether this device tells of new orders while nobody looks; the browser is asked only when this is pressed. */
export const NoticeSwitch = () => {
  const { orderNews: copy } = useCopy(manageCopy)
  const notices = useNotices()
  const isOn = notices === 'on'
  const [choose, busy] = useOnce(async () => {
    await chooseNotices(!isOn)
    const now = readNotices()
    if (now !== 'refused') notify.success(copy.now[now])
  })
  if (!hasNotices()) return null

  return (
    <>
      <IconButton
        role="switch"
        aria-checked={isOn}
        label={copy.notify}
        title={copy.notify}
        icon={isOn ? Bell : BellOff}
        disabled={busy}
        onClick={choose}
      />
      <Refusal>
        {notices === 'refused' && (
          <Notice tone="brass" icon={BellOff}>
            {copy.refused}
          </Notice>
        )}
      </Refusal>
    </>
  )
}

// Below the heading, over the whole width.
const Refusal = styled(StatusPlace)`
  order: 1;
  flex-basis: 100%;
`
