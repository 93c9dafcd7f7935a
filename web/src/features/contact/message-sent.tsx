import styled from 'styled-components'
import { shoppingCopy } from '../../lib/copy/shopping-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { useFocusOn } from '../../lib/navigation/focus.ts'
import { Button } from '../../ui/basic/button.tsx'
import { PaddedPanel } from '../../ui/basic/panel.tsx'
import type { Message } from './send-message.ts'

interface MessageSentProps {
  message: Message
  isKept: boolean
  onWriteAnother: () => void
}

/** Shown instead of the form after sending; takes the focus from it. */
export const MessageSent = ({ message: { name, email }, isKept, onWriteAnother }: MessageSentProps) => {
  const { contact: copy } = useCopy(shoppingCopy)
  const { sentHeading, sent } = isKept ? copy.kept : copy
  const heading = useFocusOn<HTMLHeadingElement>(true)

  return (
    <PaddedPanel>
      <div>
        <Heading ref={heading} tabIndex={-1}>
          {sentHeading}
        </Heading>
        <p>{sent(name.trim(), email.trim())}</p>
      </div>
      <Button type="button" $look="quiet" onClick={onWriteAnother}>
        {copy.another}
      </Button>
    </PaddedPanel>
  )
}

const Heading = styled.h2`
  color: var(--success);
`
