import { useEffect, useEffectEvent, useId, useState } from 'react'
import { usePageCopy } from '../../lib/copy/use-page-copy.ts'
import { readQuantity } from '../../lib/quantity.ts'
import { Stepper } from '../../ui/stepper.tsx'

interface CartQuantityProps {
  name: string
  quantity: number
  available: number
  onChange: (quantity: number) => Promise<unknown>
}

// Somebody who presses plus five times means one change.
const pause = 400

/** How many pieces a line of the cart holds. */
export const CartQuantity = ({ name, quantity, available, onChange }: CartQuantityProps) => {
  const { buying, cart, format } = usePageCopy()
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const chosen = readQuantity(typed ?? '')
  const wrong = typed !== null && (chosen === null || chosen < 1 || chosen > available)

  const send = useEffectEvent(async () => {
    if (chosen === null || wrong) return
    if (chosen !== quantity) await onChange(chosen)
    setTyped((now) => (now === typed ? null : now))
  })

  useEffect(() => {
    if (typed === null) return
    const timer = setTimeout(send, pause)
    return () => clearTimeout(timer)
  }, [typed])

  // Whoever goes on to the checkout at once means the number that they see.
  useEffect(() => () => void send(), [])

  return (
    <div>
      <Stepper
        id={id}
        label={cart.quantityOf(name)}
        lessLabel={`${buying.less}: ${name}`}
        moreLabel={`${buying.more}: ${name}`}
        say={buying.chosen}
        value={typed ?? String(quantity)}
        digits={format.digits}
        least={1}
        most={available}
        invalid={wrong}
        describedBy={wrong ? `${id}-error` : undefined}
        onChange={setTyped}
      />
      {wrong && (
        <p id={`${id}-error`} role="alert">
          {buying.chooseQuantity(available)}
        </p>
      )}
    </div>
  )
}
