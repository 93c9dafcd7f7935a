import { Mail } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFocusOn } from '../../../lib/navigation/focus.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'

interface LinkNoticeProps {
  tone: 'good' | 'bad'
  text: string
  /** Where it goes on. */
  children: ReactNode
}

/** What became of a link. It takes the focus: what stood there is gone. */
export const LinkNotice = ({ tone, text, children }: LinkNoticeProps) => {
  const notice = useFocusOn<HTMLDivElement>(text)

  return (
    <>
      <Notice ref={notice} tabIndex={-1} tone={tone} icon={Mail}>
        {text}
      </Notice>
      {children}
    </>
  )
}
