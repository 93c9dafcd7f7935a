import { useApolloClient } from '@apollo/client/react'
import type { ImportReport } from '@sunnah-store/schema/import-report'
import { limits } from '@sunnah-store/schema/limits'
import { useEffect, useRef, useState } from 'react'
import { type ManageCopy, manageCopy } from '../../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import { useSession } from '../../../../lib/identity/use-session.ts'
import { notify } from '../../../../lib/notify/notify.ts'
import { forgetProducts } from '../forget-products.ts'
import { attemptOf, beginAttempt, endAttempt, type ImportAttempt } from './import-attempt.ts'
import { type ImportFault, ImportRefused, importProducts } from './import-call.ts'
import { failureSentence } from './import-failure.tsx'

interface ChosenFile {
  name: string
  content: Blob
  attempt: ImportAttempt
}

/** How far an import is. */
export type ImportState =
  | { step: 'choose' }
  | { step: 'sending'; dryRun: boolean; part: number }
  | { step: 'checked' | 'done'; report: ImportReport }
  | { step: 'failed'; dryRun: boolean; fault: ImportFault }

/** Checks a chosen file at once and imports it on confirmation. A running import continues when the page is left. */
export const useImport = () => {
  const { renew } = useSession()
  const { cache } = useApolloClient()
  const copy = useCopy(manageCopy)
  const checking = useRef<AbortController>(null)
  const isLeft = useRef(false)
  const [file, setFile] = useState<ChosenFile | null>(null)
  const [state, setState] = useState<ImportState>({ step: 'choose' })

  useEffect(() => {
    isLeft.current = false
    return () => {
      isLeft.current = true
      checking.current?.abort()
    }
  }, [])

  const check = async ({ content, attempt: { key } }: ChosenFile) => {
    checking.current?.abort()
    const attempted = new AbortController()
    checking.current = attempted
    const { signal } = attempted
    const show = (next: ImportState) => !signal.aborted && setState(next)
    const onProgress = (part: number) => show({ step: 'sending', dryRun: true, part })

    onProgress(0)
    try {
      const report = await importProducts({ file: content, dryRun: true, key, renew, signal, onProgress })
      show({ step: 'checked', report })
    } catch (error) {
      show({ step: 'failed', dryRun: true, fault: faultOf(error) })
    }
  }

  const submit = async ({ content, attempt }: ChosenFile) => {
    const onProgress = (part: number) => setState({ step: 'sending', dryRun: false, part })

    onProgress(0)
    beginAttempt(attempt)
    const { key } = attempt
    const next = await importProducts({ file: content, dryRun: false, key, renew, onProgress }).then(
      (report): ImportState => ({ step: report.problems.length > 0 ? 'checked' : 'done', report }),
      (error): ImportState => ({ step: 'failed', dryRun: false, fault: faultOf(error) }),
    )
    forgetProducts(cache)
    if (next.step === 'done' || (next.step === 'failed' && next.fault === 'changed')) endAttempt(attempt)
    if (isLeft.current) await announce(next, copy)
    else setState(next)
  }

  const choose = async (chosen: File) => {
    checking.current?.abort()
    setFile(null)
    if (chosen.size > limits.import.bytes) return setState({ step: 'failed', dryRun: true, fault: 'tooLarge' })
    // Read into memory, so that exactly the checked content is imported even if the file changes.
    const kept = { name: chosen.name, content: new Blob([await chosen.arrayBuffer()]), attempt: attemptOf(chosen) }
    setFile(kept)
    await check(kept)
  }

  const cancel = () => {
    checking.current?.abort()
    setFile(null)
    setState({ step: 'choose' })
  }

  return {
    state,
    fileName: file?.name ?? '',
    choose,
    cancel,
    check: async () => file && check(file),
    submit: async () => file && submit(file),
  }
}

const faultOf = (error: unknown) => (error instanceof ImportRefused ? error.fault : 'noAnswer')

/** Shows the result as a message when the user has moved to another page. */
const announce = async (state: ImportState, copy: ManageCopy) => {
  if (state.step === 'done') await notify.success(copy.products.csv.done)
  if (state.step === 'checked') await notify.error(copy.products.csv.problems(state.report.problems.length))
  if (state.step === 'failed') await notify.error(failureSentence(state, copy))
}
