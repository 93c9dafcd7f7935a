import { Heart } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import styled from 'styled-components'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { wishCopy } from '../../lib/copy/wish-copy.ts'
import { useOnce } from '../../lib/hooks/use-once.ts'
import { useSessionState } from '../../lib/identity/use-session.ts'
import { paths } from '../../lib/navigation/paths.ts'
import { useOrigin } from '../../lib/navigation/return-path.ts'
import { PictureButton } from '../../ui/basic/picture-button.ts'
import { useWishes } from './use-wishes.ts'

interface WishHeartProps {
  productId: string
  /** Of the product. */
  name: string
  /** It is being taken off. */
  onTake?: () => void
}

/** Puts a product on the wish list, and takes it off; a visitor logs in first, an admin has none. */
export const WishHeart = ({ productId, name, onTake }: WishHeartProps) => {
  const { wish: copy } = useCopy(wishCopy)
  const session = useSessionState()
  const navigate = useNavigate()
  const origin = useOrigin()
  const { ids, put, take } = useWishes()
  const wished = ids?.includes(productId) ?? false
  const [toggle] = useOnce(async () => {
    if (!wished) return put(productId)
    onTake?.()
    return take(productId)
  })

  if (session.status === 'signedIn' && session.user.role !== 'SHOPPER') return null
  if (session.status === 'signedOut')
    return (
      <HeartButton
        label={copy.put(name)}
        icon={Heart}
        onClick={() => navigate(paths.logIn(), { state: { ...origin, wish: productId } })}
      />
    )
  // It stands as the server has rendered it until it is known what is wished; to press it means to wish.
  return <HeartButton label={copy.put(name)} icon={Heart} aria-pressed={ids ? wished : undefined} onClick={toggle} />
}

const HeartButton = styled(PictureButton)`
  &[aria-pressed='true'] { color: var(--danger); }
  &&[aria-pressed='true'] svg { fill: currentColor; }
`
