import { Image, Printer } from 'lucide-react'
import styled from 'styled-components'
import { shoppingCopy } from '../../../lib/copy/shopping-copy.ts'
import { useCopy } from '../../../lib/copy/use-copy.ts'
import { useOnce } from '../../../lib/hooks/use-once.ts'
import { paths } from '../../../lib/navigation/paths.ts'
import { notify } from '../../../lib/notify/notify.ts'
import { media } from '../../../theme/tokens.ts'
import { Button, ButtonLink } from '../../../ui/basic/button.tsx'
import { Icon } from '../../../ui/basic/icon.tsx'
import { savePicture } from './order-picture.ts'
import type { PlacedOrder_OrderFragment } from './placed-order.generated.ts'

/** Where one goes on from an order that was placed, and how it is kept on paper or as a picture. */
export const WaysOn = ({ order }: { order: PlacedOrder_OrderFragment }) => {
  const copy = useCopy(shoppingCopy)
  const { placed: words } = copy
  const [save, saving] = useOnce(() => savePicture(order, copy).catch(() => notify.error(words.pictureFailed)))

  return (
    <Ways data-screen-only>
      <ButtonLink to={paths.myOrder()}>{words.seeOrder}</ButtonLink>
      <Button type="button" $look="quiet" disabled={saving} onClick={save}>
        <Icon of={Image} />
        {words.savePicture}
      </Button>
      <Button type="button" $look="quiet" onClick={() => window.print()}>
        <Icon of={Printer} />
        {words.print}
      </Button>
      <ButtonLink to={paths.home()} $look="text">
        {words.goOn}
      </ButtonLink>
    </Ways>
  )
}

const Ways = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--space-2);
  & > :is(:first-child, :last-child) { grid-column: 1 / -1; }
  ${media.narrow} { & > button { padding-inline: var(--space-2); font: 600 var(--type-small); } }
  ${media.wide} { display: flex; flex-wrap: wrap; }
`
