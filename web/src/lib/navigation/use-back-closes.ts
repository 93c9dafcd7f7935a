import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { openLayer } from './layers.ts'

/**
 * While this is shown, one step back closes it instead of leaving the page, and leaves no trace in the history when it is
 * closed in another way. What it has changed of the page's address stays.
 */
export const useBackCloses = (onBack: () => void) => {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const [opened] = useState(search)

  const close = useEffectEvent((isSamePage: boolean) => {
    onBack()
    if (isSamePage && search !== opened) navigate(pathname + search, { preventScrollReset: true })
  })

  useEffect(() => openLayer((isSamePage) => close(isSamePage)), [])
}
