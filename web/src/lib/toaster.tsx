import { createRoot } from 'react-dom/client'
import { cssTransition, ToastContainer, toast } from 'react-toastify/unstyled'
import { ToastSheet } from '../theme/toast-sheet.ts'

const fade = cssTransition({ enter: 'toast-enter', exit: 'toast-exit', collapse: false })

const place = document.createElement('div')
document.body.append(place)
createRoot(place).render(
  <>
    <ToastSheet />
    <ToastContainer
      position="bottom-center"
      autoClose={5000}
      transition={fade}
      closeButton={false}
      icon={false}
      closeOnClick
      draggable={false}
      limit={3}
    />
  </>,
)

/** Shows a message at the lower edge of the window. */
export const showToast = (tone: 'success' | 'error', text: string) => {
  toast[tone](text)
}
