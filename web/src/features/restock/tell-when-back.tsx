import { Bell } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { shoppingCopy } from '../../lib/copy/shopping-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { useSessionState } from '../../lib/identity/use-session.ts'
import { paths } from '../../lib/navigation/paths.ts'
import { useOrigin } from '../../lib/navigation/return-path.ts'
import { useClientConfig } from '../../lib/network/use-client-config.ts'
import { Button } from '../../ui/basic/button.tsx'
import { Icon } from '../../ui/basic/icon.tsx'
import { type RestockSubject, ShopperRequest } from './shopper-request.tsx'

/** "Tell me when it is back": for shoppers; a visitor logs in first. Nothing in a shop that sends no mails, or for admins. */
export const TellWhenBack = (props: RestockSubject) => {
  const { restock: copy } = useCopy(shoppingCopy)
  const session = useSessionState()
  const { config } = useClientConfig()
  const navigate = useNavigate()
  const origin = useOrigin()
  if (!config?.mails) return null

  if (session.status === 'signedOut') {
    const handleClick = () => {
      const variant = props.askWhich()
      if (variant) navigate(paths.logIn(), { state: { ...origin, tell: variant.id } })
    }
    return (
      <Button type="button" $look="quiet" onClick={handleClick}>
        <Icon of={Bell} />
        {copy.tellMe}
      </Button>
    )
  }
  if (session.status !== 'signedIn' || session.user.role !== 'SHOPPER') return null
  return <ShopperRequest {...props} email={session.user.email} mails={config.mails} />
}
