import { useApolloClient } from '@apollo/client/react'
import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { trackingCopy } from '../../../lib/copy/tracking-copy.ts'
import { useCopy } from '../../../lib/copy/use-copy.ts'
import { useOnce } from '../../../lib/hooks/use-once.ts'
import { paths } from '../../../lib/navigation/paths.ts'
import { notify } from '../../../lib/notify/notify.ts'
import { Icon } from '../../../ui/basic/icon.tsx'
import { Question } from '../../../ui/dialog/question.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { OrderAgainDocument, useAddAgainMutation } from './order-again.generated.ts'
import { type PutAgain, putAgain } from './put-again.ts'
import { useAgainWords } from './use-again-words.ts'
import { isOther, type LineToday, whatIsLeft } from './what-is-left.ts'

/** Puts what was ordered into the cart once more, as far as it is not there; what is gone or dearer is said first. */
export const OrderAgain = ({ number }: { number: string }) => {
  const { again: copy, asking } = useCopy(trackingCopy)
  const words = useAgainWords()
  const client = useApolloClient()
  const navigate = useNavigate()
  const [addToCart] = useAddAgainMutation()
  const [asked, setAsked] = useState<LineToday[] | null>(null)
  const [told, setTold] = useState<PutAgain | null>(null)

  const toCart = () => navigate(paths.cart())

  const put = async (lines: readonly LineToday[]) => {
    const outcome = await putAgain(lines, ({ line: { productId, variantId }, missing }) =>
      addToCart({ variables: { input: { productId, variantId, quantity: missing } } }),
    )
    if (outcome.left.length > 0) {
      setAsked(null)
      return setTold(outcome)
    }
    notify.success(outcome.put.length > 0 ? copy.added : copy.there)
    toCart()
  }

  const [look, busy] = useOnce(async () => {
    try {
      const { data } = await client.query({
        query: OrderAgainDocument,
        variables: { number },
        fetchPolicy: 'network-only',
      })
      const lines = data ? whatIsLeft(data) : []
      if (lines.every(({ quantity }) => quantity === 0)) notify.error(copy.nothingLeft)
      else if (lines.some(({ missing }) => missing > 0) && lines.some(isOther)) setAsked(lines)
      else await put(lines)
    } catch {
      notify.error(asking.failed)
    }
  })

  return (
    <>
      <SubmitButton
        type="button"
        $look="quiet"
        aria-label={`${copy.button}: ${number}`}
        busy={busy}
        busyLabel={copy.button}
        onClick={look}
      >
        <Icon of={RotateCcw} />
        {copy.button}
      </SubmitButton>
      {asked && (
        <Question title={copy.question} yes={copy.yes} onYes={() => put(asked)} onClose={() => setAsked(null)}>
          {asked.filter(isOther).map(words.changed).join(' ')}
        </Question>
      )}
      {told && (
        <Question
          title={copy.notAll}
          yes={copy.toCart}
          no={copy.stay}
          onYes={async () => toCart()}
          onClose={() => setTold(null)}
        >
          {words.became(told)}
        </Question>
      )}
    </>
  )
}
