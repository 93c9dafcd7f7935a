import type { ComponentProps } from 'react'
import { Button } from '../basic/button.tsx'
import { Spinner } from '../basic/spinner.tsx'

interface SubmitButtonProps extends ComponentProps<typeof Button> {
  busy: boolean
  /** What is being done, while it is. */
  busyLabel: string
}

/** Sends a form, and says so while it is on its way. It keeps the focus; the form itself takes no second sending. */
export const SubmitButton = ({ busy, busyLabel, children, ...rest }: SubmitButtonProps) => (
  <Button type="submit" aria-disabled={busy || undefined} {...rest}>
    {busy ? (
      <>
        <Spinner />
        {busyLabel}
      </>
    ) : (
      children
    )}
  </Button>
)
