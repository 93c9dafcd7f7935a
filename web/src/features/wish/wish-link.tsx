import { Heart } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { wishCopy } from '../../lib/copy/wish-copy.ts'
import { isRecord } from '../../lib/is-record.ts'
import { paths } from '../../lib/navigation/paths.ts'
import { notify } from '../../lib/notify/notify.ts'
import { CountedLink } from '../../ui/basic/counted-link.tsx'
import { useWishes } from './use-wishes.ts'

/** The way to a shopper's wish list, with the number of products there; after a log-in at once what was wished before it. */
export const WishLink = () => {
  const { wish: copy, menu } = useCopy(wishCopy)
  const { ids, put } = useWishes()
  const count = ids?.length ?? 0

  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  const asked = isRecord(state) && typeof state.wish === 'string' ? state.wish : null
  const putAskedFor = useEffectEvent(async (productId: string) => {
    // A reload must not put it there again.
    navigate(pathname + search + hash, { replace: true, preventScrollReset: true })
    if (await put(productId)) notify.success(copy.added)
  })
  useEffect(() => {
    if (asked && pathname !== paths.logIn()) putAskedFor(asked)
  }, [asked, pathname])

  return (
    <CountedLink label={count > 0 ? copy.holds(count) : menu.wishes} icon={Heart} to={paths.wishes()} count={count} />
  )
}
