import { TrackOrder } from '../features/order/track/track-order.tsx'
import { trackingCopy } from '../lib/copy/tracking-copy.ts'
import { useCopy } from '../lib/copy/use-copy.ts'
import { Muted } from '../ui/basic/muted.ts'
import { PageHeading } from '../ui/basic/page-heading.tsx'
import { Stack } from '../ui/basic/panel.tsx'
import { FormColumn } from '../ui/layout/page-layout.ts'

export const TrackPage = () => {
  const { tracking: copy, pageTitle } = useCopy(trackingCopy)

  return (
    <FormColumn>
      <Stack $gap="small">
        <PageHeading title={pageTitle(copy.heading)}>{copy.heading}</PageHeading>
        <Muted>{copy.about}</Muted>
      </Stack>
      <TrackOrder />
    </FormColumn>
  )
}
