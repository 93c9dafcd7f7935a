import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { productName } from '../../lib/copy/product-name.ts'
import { type ShoppingCopy, shoppingCopy } from '../../lib/copy/shopping-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { type NamedVariant, variantName } from '../../lib/copy/variant-name.ts'
import { refusalOf } from '../../lib/failure/refusal.ts'
import { useStillShown } from '../../lib/hooks/use-still-shown.ts'
import { paths } from '../../lib/navigation/paths.ts'
import { notify } from '../../lib/notify/notify.ts'
import { storeChosenQuantity } from '../../lib/storage/chosen-quantity.ts'
import { Question } from '../../ui/dialog/question.tsx'
import { useHoldStockMutation } from './hold-stock.generated.ts'
import { rememberHold } from './remember-hold.ts'

/** So many pieces of a variant that somebody wants to buy. */
export interface Wanted {
  variant: NamedVariant & { id: string; discountedPrice: number }
  quantity: number
}

interface BuyNowQuestionProps {
  product: { id: string; name: string; nameBn: string | null }
  wanted: Wanted
  onClose: () => void
}

/**
 * Asks once more, then sets the product aside and leads to the checkout; at another price than the page still shows, it asks
 * again.
 */
export const BuyNowQuestion = ({ product, wanted: { variant, quantity }, onClose }: BuyNowQuestionProps) => {
  const copy = useCopy(shoppingCopy)
  const navigate = useNavigate()
  const [holdStock] = useHoldStockMutation({ update: rememberHold })
  const [problem, setProblem] = useState('')
  const [heldAt, setHeldAt] = useState<number>()
  const stillShown = useStillShown()
  const { name } = productName(product, copy.language)
  const chosen = variantName(variant, copy.language)

  const { price: priceOf } = copy.product
  const price = heldAt ?? variant.discountedPrice

  const goOn = () => {
    // No navigation when the dialog was closed meanwhile; the page shows the hold.
    if (stillShown()) navigate(paths.checkout(product.id, variant.id))
    else notify.success(copy.buying.heldAnyway(quantity))
  }

  const hold = async () => {
    setProblem('')
    try {
      const { data } = await holdStock({
        variables: { input: { productId: product.id, variantId: variant.id, quantity } },
      })
      storeChosenQuantity(variant.id, quantity)
      const now = data?.holdStock.variant?.discountedPrice ?? price
      if (now === price || !stillShown()) return goOn()
      setHeldAt(now)
      setProblem(copy.buying.otherPrice(priceOf(now), priceOf(price)))
    } catch (error) {
      setProblem(whyNot(error, copy))
    }
  }

  const handleClose = () => {
    if (heldAt !== undefined) notify.success(copy.buying.heldAnyway(quantity))
    onClose()
  }

  return (
    <Question
      title={copy.buying.question(name)}
      no={copy.buying.close}
      yes={copy.buying.yes}
      problem={problem}
      onYes={heldAt === undefined ? hold : async () => goOn()}
      onClose={handleClose}
    >
      {chosen && <b>{chosen}. </b>}
      {copy.buying.explanation(quantity, priceOf(price))}
    </Question>
  )
}

const whyNot = (error: unknown, { asking, buying }: ShoppingCopy) => {
  const refusal = refusalOf(error)
  if (refusal?.code === 'TOO_MANY_HOLDS') return buying.tooManyHolds
  if (refusal?.code === 'PURCHASE_LIMIT') return buying.tooManyPieces(refusal.most)
  if (refusal?.code === 'EMAIL_NOT_CONFIRMED' && 'most' in refusal) return buying.confirmFirst(refusal.most)
  if (refusal?.code === 'RATE_LIMITED') return buying.tooOften
  if (refusal?.code !== 'OUT_OF_STOCK') return asking.failed
  return buying.left(refusal.lines[0]?.available ?? 0)
}
