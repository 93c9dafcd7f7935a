import { CombinedGraphQLErrors } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { endpoints } from '@sunnah-store/schema/routes'
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useLocation } from 'react-router-dom'
import { footerCopy } from '../../lib/copy/footer-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { useOnReconnect } from '../../lib/network/use-on-reconnect.ts'
import { noteSeen, readSeen } from '../../lib/offline/seen.ts'

/**
 * Says when what is shown was seen; then, once all of it has come anew, that it is as it is now, for as long as that page is open:
 * it would move if nothing stood above it any more, or fewer lines.
 * @param at null when it is not as it was
 */
export const AsSeen = ({ at }: { at: string | null }) => {
  const { offline: copy, format } = useCopy(footerCopy)
  const client = useApolloClient()

  const [place] = useState(findPlace)
  useLayoutEffect(() => {
    document.body.prepend(place)
    return () => place.remove()
  }, [place])

  const { key } = useLocation()
  const [last, setLast] = useState({ key, at: at ?? '' })
  if (at !== null && (last.key !== key || last.at !== at)) setLast({ key, at })
  const isOver = at === null && last.key !== key
  useLayoutEffect(() => {
    place.hidden = isOver
  }, [place, isOver])

  const renew = async () => {
    const before = readSeen()
    if (before === null) return
    try {
      // What is asked for in vain would take the place of what can be read.
      await fetch(endpoints.live, { cache: 'no-store' })
    } catch {
      return
    }
    const answers = await Promise.allSettled(client.refetchQueries({ include: 'active' }).results)
    // That something is not there any more is an answer too.
    if (answers.some((one) => one.status === 'rejected' && !CombinedGraphQLErrors.is(one.reason))) return
    // The service worker may have told meanwhile that the shop could not be reached.
    if (readSeen() === before) noteSeen(null)
  }
  useOnReconnect(renew)
  // Also with each page that is opened: not every browser says that the shop can be reached again.
  const renewWith = useEffectEvent((_page: string) => renew())
  useEffect(() => {
    renewWith(key)
  }, [key])

  const said = (
    <>
      <span>{copy.asSeen(format.moment(last.at))}</span>
      {at === null && <span>{copy.fresh}</span>}
    </>
  )
  return createPortal(!isOver && said, place)
}

/** Above the page, where the service worker has said the same already. */
const findPlace = () => {
  const place = document.querySelector<HTMLElement>('body > .as-seen') ?? document.createElement('p')
  place.className = 'as-seen'
  place.role = 'status'
  place.replaceChildren()
  return place
}
