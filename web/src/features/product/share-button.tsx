import { Share2 } from 'lucide-react'
import { shoppingCopy } from '../../lib/copy/shopping-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { useOnce } from '../../lib/hooks/use-once.ts'
import { paths } from '../../lib/navigation/paths.ts'
import { notify } from '../../lib/notify/notify.ts'
import { PictureButton } from '../../ui/basic/picture-button.ts'
import type { Chosen } from './variant/variant-choice.ts'

interface ShareButtonProps {
  productId: string
  name: string
  chosen: Chosen
}

/** Hands the address of a product with what is chosen to another app, or copies it where the browser cannot. */
export const ShareButton = ({ productId, name, chosen }: ShareButtonProps) => {
  const { sharing: copy } = useCopy(shoppingCopy)
  const [share] = useOnce(async () => {
    const path = paths.product(productId, { size: chosen.SIZE, color: chosen.COLOR })
    const url = new URL(path, location.origin).href
    if (await handOver({ title: name, url })) return
    await copyText(url).then(
      () => notify.success(copy.copied),
      () => notify.error(copy.notCopied),
    )
  })

  return <PictureButton label={copy.share(name)} icon={Share2} onClick={share} />
}

/** Whether the browser took it, or the person who was asked where to put it changed their mind. */
const handOver = async (data: ShareData): Promise<boolean> => {
  if (!('share' in navigator)) return false
  return navigator.share(data).then(
    () => true,
    (error: unknown) => error instanceof DOMException && error.name === 'AbortError',
  )
}

// Without HTTPS browsers have no clipboard.
const copyText = async (text: string) => navigator.clipboard.writeText(text)
