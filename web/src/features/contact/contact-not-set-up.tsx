import { CircleAlert } from 'lucide-react'
import { shoppingCopy } from '../../lib/copy/shopping-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { Notice } from '../../ui/feedback/notice.tsx'

/** What stands in the form's place where nobody would get what is written. */
export const ContactNotSetUp = () => {
  const { contact: copy } = useCopy(shoppingCopy)

  return (
    <Notice tone="brass" icon={CircleAlert}>
      <strong>{copy.notSetUpHeading}</strong>
      <span>{copy.notSetUpText}</span>
    </Notice>
  )
}
