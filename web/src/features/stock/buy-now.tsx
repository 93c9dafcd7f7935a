import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { shoppingCopy } from '../../lib/copy/shopping-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { useOnce } from '../../lib/hooks/use-once.ts'
import { wantedToBuy } from '../../lib/navigation/return-path.ts'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { BuyNowQuestion, type Wanted } from './buy-now-question.tsx'

interface BuyNowProps {
  product: { id: string; name: string; nameBn: string | null }
  /** What is wanted; null when it is not known or not available, which is shown already. */
  askWhat: () => Promise<Wanted | null>
}

/** Buys a product without the cart, after a question; after a log-in it asks at once. */
export const BuyNow = ({ product, askWhat }: BuyNowProps) => {
  const { buying: copy } = useCopy(shoppingCopy)
  const [wanted, setWanted] = useState<Wanted | null>(null)
  const [ask, busy] = useOnce(async () => setWanted(await askWhat()))

  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const askAsBefore = useEffectEvent(() => {
    if (!wantedToBuy(state)) return
    // A reload must not ask again.
    navigate(pathname + search, { replace: true })
    ask()
  })
  useEffect(() => askAsBefore(), [])

  return (
    <>
      <SubmitButton type="button" aria-haspopup="dialog" busy={busy} busyLabel={copy.buyNow} onClick={ask}>
        {copy.buyNow}
      </SubmitButton>
      {wanted && <BuyNowQuestion product={product} wanted={wanted} onClose={() => setWanted(null)} />}
    </>
  )
}
