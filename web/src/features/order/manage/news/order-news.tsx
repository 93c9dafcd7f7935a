import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { manageCopy } from '../../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import { paths } from '../../../../lib/navigation/paths.ts'
import { useLiveness } from '../../../../lib/network/liveness.ts'
import type { Opens } from '../../../../lib/offline/kept.ts'
import { setToConfirm } from '../../../../lib/orders/to-confirm.ts'
import { useOrderChangedSubscription } from '../many-orders.generated.ts'
import { useRefresh } from '../use-refresh.ts'
import { useOrdersToConfirmQuery } from './order-news.generated.ts'
import { readNotices } from './order-notices.ts'
import { showNotice } from './show-notice.ts'
import { useNewsInTitle } from './use-news-in-title.ts'
import { useOrderPlaced } from './use-order-placed.ts'

// The subscription starts a moment after the connection; orders placed in between come with this delayed fetch.
const settling = 1000

/** Hears of orders on every page of those who work in the shop: for the menu, the title of the window, and notices of the browser. */
export const OrderNews = () => {
  const { orderNews: copy, taka } = useCopy(manageCopy)
  const navigate = useNavigate()
  const { refresh } = useRefresh()
  const liveness = useLiveness()
  const [arrived, setArrived] = useState(0)
  useNewsInTitle(arrived)

  const toConfirm = useOrdersToConfirmQuery().data?.orders.total ?? 0
  useEffect(() => {
    setToConfirm(toConfirm)
    return () => setToConfirm(0)
  }, [toConfirm])

  useOrderPlaced(({ number, total, takenByYou }) => {
    refresh('OrdersToConfirm')
    if (takenByYou) return
    setArrived((before) => before + 1)
    // Who looks at the shop sees it there.
    if (readNotices() !== 'on' || document.hasFocus()) return
    showNotice(
      { title: copy.placed(number), body: taka(total), tag: number, path: paths.orderNumbered(number) },
      navigate,
    )
  })
  useOrderChangedSubscription({ ignoreResults: true, onData: () => refresh('OrdersToConfirm') })

  useEffect(() => {
    if (liveness !== 'live') return
    const timer = setTimeout(() => refresh('OrdersToConfirm'), settling)
    return () => clearTimeout(timer)
  }, [liveness, refresh])

  // A notice that was pressed: the service worker has brought this window to the front.
  useEffect(() => {
    const { serviceWorker } = navigator
    const open = ({ data }: MessageEvent<Opens | { kind: 'seen' }>) => {
      if (data.kind === 'opens') navigate(data.path)
    }
    serviceWorker?.addEventListener('message', open)
    return () => serviceWorker?.removeEventListener('message', open)
  }, [navigate])

  return null
}
