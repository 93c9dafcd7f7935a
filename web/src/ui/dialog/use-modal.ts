import { useLayoutEffect, useRef } from 'react'
import { ignoreSecondTap, isTapIn } from './ignore-second-tap.ts'

/** A `<dialog>` that is a window over the page for as long as it is rendered. What carries `data-first` has the focus at first. */
export const useModal = () => {
  const dialog = useRef<HTMLDialogElement>(null)

  // Closed before it is unmounted, so that the browser can return the focus.
  useLayoutEffect(() => {
    const opened = dialog.current
    if (!opened?.open) opened?.showModal()
    opened?.querySelector<HTMLElement>('[data-first]')?.focus()
    let last: MouseEvent | null = null
    const handleClick = (event: MouseEvent) => {
      last = opened && isTapIn(opened, event) ? event : null
    }
    opened?.addEventListener('click', handleClick, { capture: true })
    return () => {
      opened?.removeEventListener('click', handleClick, { capture: true })
      opened?.close()
      if (last) ignoreSecondTap(last)
    }
  }, [])
  return dialog
}
