import { productName } from '../../lib/copy/product-name.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { wishCopy } from '../../lib/copy/wish-copy.ts'
import { Button } from '../../ui/basic/button.tsx'
import { PaddedPanel } from '../../ui/basic/panel.tsx'
import { Pill } from '../../ui/data/pill.tsx'
import { ThumbPicture } from '../../ui/data/thumb-picture.tsx'
import { useWishes } from './use-wishes.ts'

interface WishNoLongerSoldProps {
  wish: { productId: string; name: string; nameBn: string | null; image: { url: string; srcSet: string | null } }
  onTake: () => void
}

/** On the wish list, in the place of a product that is no longer sold. */
export const WishNoLongerSold = ({ wish, onTake }: WishNoLongerSoldProps) => {
  const { wish: copy, language } = useCopy(wishCopy)
  const { take } = useWishes()
  const { name, lang } = productName(wish, language)

  const handleTake = () => {
    onTake()
    void take(wish.productId)
  }

  return (
    <PaddedPanel>
      <ThumbPicture image={wish.image} faded />
      <p lang={lang}>{name}</p>
      <Pill $tone="bad">{copy.noLongerSold}</Pill>
      <Button type="button" $look="quiet" aria-label={copy.takeOffOf(name)} onClick={handleTake}>
        {copy.takeOff}
      </Button>
    </PaddedPanel>
  )
}
