import { createRoot } from 'react-dom/client'
import { cssTransition, type Id, ToastContainer, toast } from 'react-toastify/unstyled'
import { ToastSheet } from '../../theme/toast-sheet.ts'
import { CopyProvider } from '../copy/copy-provider.tsx'
import { useCopy } from '../copy/use-copy.ts'

const fade = cssTransition({ enter: 'toast-enter', exit: 'toast-exit', collapse: false })

const Toasts = () => {
  const { frame: copy } = useCopy()

  return (
    <ToastContainer
      aria-label={copy.messages}
      position="bottom-center"
      autoClose={5000}
      transition={fade}
      closeButton={false}
      icon={false}
      closeOnClick
      draggable={false}
      limit={3}
    />
  )
}

const place = document.createElement('div')
document.body.append(place)
createRoot(place).render(
  <CopyProvider>
    <ToastSheet />
    <Toasts />
  </CopyProvider>,
)

/** Shows a message at the lower edge of the window. The same one again does not pile up; its time begins anew. */
export const showToast = (tone: 'success' | 'error', text: string) => {
  if (toast.isActive(text)) toast.update(text)
  else toast[tone](text, { toastId: text })
}

let undoable: Id | undefined

/**
 * The same with a button that takes back what was done, for ten seconds or until the next such step: several of them would
 * cover what comes next on a phone.
 */
export const showUndoable = (text: string, undo: string, onUndo: () => void) => {
  if (undoable !== undefined) toast.dismiss(undoable)
  undoable = toast.success(
    <span>
      {text}{' '}
      <button type="button" onClick={onUndo}>
        {undo}
      </button>
    </span>,
    { autoClose: 10_000 },
  )
}
