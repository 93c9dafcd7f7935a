type Tone = 'success' | 'error'

const load = () => import('./toaster.tsx')

const show = async (tone: Tone, text: string) => {
  const { showToast } = await load()
  showToast(tone, text)
}

/** Shows a toast for five seconds. Its code is loaded with the first message. */
export const notify = {
  success: (text: string) => show('success', text),
  error: (text: string) => show('error', text),
  /** Says what was done for ten seconds, with a button that takes it back. */
  undoable: async (text: string, undo: string, onUndo: () => void) => {
    const { showUndoable } = await load()
    showUndoable(text, undo, onUndo)
  },
  /** Preloads the code, for messages that are shown while offline. */
  prepare: () => load().catch(() => undefined),
}
