type Tone = 'success' | 'error'

const load = () => import('./toaster.tsx')

// Where its code does not come, nothing can be said.
const show = (tone: Tone, text: string) => load().then(({ showToast }) => showToast(tone, text), nothing)

const nothing = () => undefined

/** Shows a toast for five seconds. Its code is loaded with the first message. */
export const notify = {
  success: (text: string) => show('success', text),
  error: (text: string) => show('error', text),
  /** Says what was done for ten seconds, with a button that takes it back. */
  undoable: (text: string, undo: string, onUndo: () => void) =>
    load().then(({ showUndoable }) => showUndoable(text, undo, onUndo), nothing),
  /** Preloads the code, for messages that are shown while offline. */
  prepare: () => load().catch(nothing),
}
