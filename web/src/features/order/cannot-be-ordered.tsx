import { useEffect, useRef } from 'react'
import { usePageCopy } from '../../lib/copy/use-page-copy.ts'
import { paths } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { PaddedPanel } from '../../ui/panel.tsx'

/** In the place of a checkout that can come to nothing: why, and the way on. */
export const CannotBeOrdered = ({ why }: { why: string }) => {
  const { checkout: copy } = usePageCopy()
  const panel = useRef<HTMLDivElement>(null)

  // It may take the place of the button that was just pressed.
  useEffect(() => {
    if (document.activeElement === document.body) panel.current?.focus()
  }, [])

  return (
    <PaddedPanel ref={panel} role="alert" tabIndex={-1}>
      <p>{why}</p>
      <ButtonLink to={paths.home()}>{copy.browse}</ButtonLink>
    </PaddedPanel>
  )
}
