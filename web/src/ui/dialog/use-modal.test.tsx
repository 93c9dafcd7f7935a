import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { useModal } from './use-modal.ts'

const Sheet = ({ onClose }: { onClose: () => void }) => (
  <dialog {...useModal(onClose)}>
    <button type="button" onClick={onClose}>
      Close
    </button>
  </dialog>
)

const Page = ({ onRemove }: { onRemove: () => void }) => {
  const [open, setOpen] = useState(true)
  return (
    <>
      <button type="button" onClick={onRemove}>
        Remove
      </button>
      {open && <Sheet onClose={() => setOpen(false)} />}
    </>
  )
}

beforeEach(() => {
  jest.useFakeTimers()
  jest.spyOn(HTMLDialogElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 400, 360, 300))
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

const tap = (name: string, clientX: number, clientY: number) =>
  fireEvent.click(screen.getByRole('button', { name }), { clientX, clientY, detail: 1 })

test('a second tap where a window was closed does not press what lies beneath until the thumb could see it', () => {
  const onRemove = jest.fn()
  render(<Page onRemove={onRemove} />)
  tap('Close', 180, 500)
  expect(screen.queryByRole('dialog')).toBeNull()
  tap('Remove', 184, 506)
  expect(onRemove).not.toHaveBeenCalled()

  // Elsewhere it was meant.
  tap('Remove', 180, 100)
  expect(onRemove).toHaveBeenCalledTimes(1)
  act(() => jest.advanceTimersByTime(400))
  tap('Remove', 184, 506)
  expect(onRemove).toHaveBeenCalledTimes(2)
})

test('a key presses at once what has the focus after a window is closed', () => {
  const onRemove = jest.fn()
  render(<Page onRemove={onRemove} />)
  tap('Close', 180, 500)
  fireEvent.click(screen.getByRole('button', { name: 'Remove' }), { clientX: 184, clientY: 506, detail: 0 })
  expect(onRemove).toHaveBeenCalled()
})

test('whoever has typed since a window was closed presses what they see', () => {
  const onRemove = jest.fn()
  render(<Page onRemove={onRemove} />)
  tap('Close', 180, 500)
  fireEvent.input(document.body)
  tap('Remove', 184, 506)
  expect(onRemove).toHaveBeenCalled()
})
