import type { ComponentProps } from 'react'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { Button } from '../basic/button.tsx'
import { Spinner } from '../basic/spinner.tsx'

interface SubmitButtonProps extends ComponentProps<typeof Button> {
  busy: boolean
  /** What is being done, where it can be said in a word. */
  busyLabel?: string
}

/** The submit button with a busy state. It stays enabled to keep the focus; the form ignores a second submit. */
export const SubmitButton = ({ busy, busyLabel, children, ...rest }: SubmitButtonProps) => {
  const { asking } = useCopy()
  const said = busyLabel ?? asking.oneMoment

  return (
    <Button type="submit" aria-disabled={busy || undefined} data-busy-label={said} {...rest}>
      {busy ? (
        <>
          <Spinner />
          {said}
        </>
      ) : (
        children
      )}
    </Button>
  )
}
