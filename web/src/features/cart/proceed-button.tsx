import { useId } from 'react'
import { shoppingCopy } from '../../lib/copy/shopping-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { paths } from '../../lib/navigation/paths.ts'
import { Button, ButtonLink } from '../../ui/basic/button.tsx'
import { Muted } from '../../ui/basic/muted.ts'

interface ProceedButtonProps {
  /** Why there is no way to the checkout. */
  blocked: string | null
  /** What must be removed first. */
  removal?: { label: string; onRemove: () => void } | null
}

/** The way to the checkout, or why there is none. */
export const ProceedButton = ({ blocked, removal }: ProceedButtonProps) => {
  const { cart: copy } = useCopy(shoppingCopy)
  const id = useId()
  if (blocked !== null)
    return (
      <>
        <Button type="button" disabled aria-describedby={id}>
          {copy.proceed}
        </Button>
        <Muted $small id={id}>
          {blocked}
        </Muted>
      </>
    )

  if (!removal) return <ButtonLink to={paths.checkout()}>{copy.proceed}</ButtonLink>
  return (
    <Button type="button" onClick={removal.onRemove}>
      {removal.label}
    </Button>
  )
}
