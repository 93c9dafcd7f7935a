import type { ReactNode } from 'react'
import { shoppingCopy } from '../../lib/copy/shopping-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { useSessionState } from '../../lib/identity/use-session.ts'
import { PaddedPanel } from '../../ui/basic/panel.tsx'

interface ForShoppersProps {
  /** Of the page, where the children bring it themselves. */
  heading?: ReactNode
  children: ReactNode
}

/** What those who work in the shop do not have: carts and orders of their own. */
export const ForShoppers = ({ heading, children }: ForShoppersProps) => {
  const { account: copy } = useCopy(shoppingCopy)
  const session = useSessionState()
  if (session.status !== 'signedIn' || session.user.role === 'SHOPPER') return children

  return (
    <>
      {heading}
      <PaddedPanel>
        <p>{copy.shoppersOnly}</p>
      </PaddedPanel>
    </>
  )
}
