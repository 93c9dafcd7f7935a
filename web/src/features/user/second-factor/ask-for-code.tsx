import { Suspense, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { CopyProvider } from '../../../lib/copy/copy-provider.tsx'
import { readCopy } from '../../../lib/copy/language.ts'
import { proofCopy } from '../../../lib/copy/proof-copy.ts'
import { shoppingCopy } from '../../../lib/copy/shopping-copy.ts'
import { useCopy } from '../../../lib/copy/use-copy.ts'
import type { AskForCode } from '../../../lib/identity/shop-entrance.ts'
import { openLayer } from '../../../lib/navigation/layers.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { CodeForm } from './code-form.tsx'

/** Stands over whatever somebody logs in by, on a page or over it, which goes on when the code is right. */
export const askForCode: AskForCode = async (send, refusal) => {
  // Before anything waits for it: where it does not come, the log-in fails and can be tried again.
  if (readCopy().language === 'bn') await Promise.all([proofCopy.loadBangla(), shoppingCopy.loadBangla()])
  return new Promise((resolve, reject) => {
    let isSending = false
    let isLeft = false
    const place = document.createElement('div')
    document.body.append(place)
    const root = createRoot(place)
    const close = () => {
      root.unmount()
      place.remove()
    }

    const trySend = async (code: string) => {
      isSending = true
      try {
        resolve(await send(code))
      } catch (error) {
        isSending = false
        if (isLeft) giveUp()
        return error
      }
      close()
      return null
    }
    const giveUp = () => {
      // The code may be taken all the same.
      isLeft = true
      if (isSending) return
      close()
      reject(refusal)
    }
    root.render(
      <CopyProvider>
        <Suspense>
          <CodeDialog send={trySend} onGiveUp={giveUp} />
        </Suspense>
      </CopyProvider>,
    )
  })
}

interface CodeDialogProps {
  send: (code: string) => Promise<unknown>
  onGiveUp: () => void
}

const CodeDialog = ({ send, onGiveUp }: CodeDialogProps) => {
  const { code: copy } = useCopy(proofCopy).proofs
  // By itself: it stands outside the router, which other dialogs ask where a step back led.
  useEffect(() => openLayer(onGiveUp), [onGiveUp])

  return (
    <Dialog title={copy.title} holdsStep onClose={onGiveUp}>
      <CodeForm send={send} submit={copy.submit} />
    </Dialog>
  )
}
