import { useId } from 'react'
import { shoppingCopy } from '../../lib/copy/shopping-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { paths } from '../../lib/navigation/paths.ts'
import { Button, ButtonLink } from '../../ui/basic/button.tsx'
import { Muted } from '../../ui/basic/muted.ts'

/** The way to the checkout, or why there is none. */
export const ProceedButton = ({ blocked }: { blocked: string | null }) => {
  const { cart: copy } = useCopy(shoppingCopy)
  const id = useId()
  if (blocked === null) return <ButtonLink to={paths.checkout()}>{copy.proceed}</ButtonLink>

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
}
