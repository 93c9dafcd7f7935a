import { CircleAlert } from 'lucide-react'
import { shoppingCopy } from '../../lib/copy/shopping-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { Notice } from '../../ui/feedback/notice.tsx'

/** Shown instead of the form where messages would reach nobody. */
export const ContactNotSetUp = () => {
  const { contact: copy } = useCopy(shoppingCopy)

  return (
    <Notice tone="brass" icon={CircleAlert}>
      <strong>{copy.notSetUpHeading}</strong>
      <span>{copy.notSetUpText}</span>
    </Notice>
  )
}
