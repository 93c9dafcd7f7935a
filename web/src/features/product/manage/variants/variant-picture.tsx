import { endpoints } from '@sunnah-store/schema/routes'
import { manageCopy } from '../../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import { usePictureUploads } from '../../../../lib/pictures/use-picture-uploads.ts'
import { Button } from '../../../../ui/basic/button.tsx'
import { ThumbPicture } from '../../../../ui/data/thumb-picture.tsx'
import { PictureUploads } from '../../../../ui/form/picture-uploads.tsx'

interface VariantPictureProps {
  /** Its own; '' where there is none. */
  url: string
  /** What is shown without one. */
  image: { url: string; srcSet: string | null }
  onPicture: (url: string) => void
}

/** The picture of one size in one colour: a file of this device, or none of its own. */
export const VariantPicture = ({ url, image, onPicture }: VariantPictureProps) => {
  const { picture: copy } = useCopy(manageCopy).variants
  const uploads = usePictureUploads({ address: endpoints.pictures, room: () => 1, onUploaded: onPicture })

  return (
    <>
      <ThumbPicture image={url ? { url, srcSet: null } : image} />
      <PictureUploads id="details-picture" label={copy.choose} hint={copy.hint} uploads={uploads} />
      {url && (
        <Button type="button" $look="text" onClick={() => onPicture('')}>
          {copy.remove}
        </Button>
      )}
    </>
  )
}
