import { type FunctionComponent, useEffect } from 'react'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { notify } from '../../lib/notify/notify.ts'
import { latePart } from '../feedback/late-part.tsx'

interface Closing {
  onClose: () => void
}

const NotOpened = ({ onClose }: Closing) => {
  const { failure } = useCopy()

  useEffect(() => {
    notify.error(failure.part)
    onClose()
  }, [failure, onClose])
  return null
}

/** A window over the page whose code comes late. Where it does not come, a message says so, and the next press asks for it again. */
export const lateDialog = <Props extends Closing>(load: () => Promise<FunctionComponent<Props>>) =>
  latePart<Props>(load, NotOpened)
