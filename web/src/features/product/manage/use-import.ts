import { useApolloClient } from '@apollo/client/react'
import { limits } from '@sunnah-store/schema/limits'
import { useEffect, useRef, useState } from 'react'
import { useSession } from '../../../lib/identity/use-session.ts'
import { forgetGoods } from './forget-goods.ts'
import { type ImportFault, ImportRefused, type ImportReport, importProducts } from './import-call.ts'

interface ChosenFile {
  name: string
  content: Blob
}

/** How far an import is. */
export type ImportState =
  | { step: 'choose' }
  | { step: 'sending'; dryRun: boolean; part: number }
  | { step: 'checked' | 'done'; report: ImportReport }
  | { step: 'failed'; dryRun: boolean; fault: ImportFault }

/** Checks a chosen file at once and imports it when it is told to. */
export const useImport = () => {
  const { renew } = useSession()
  const { cache } = useApolloClient()
  const running = useRef<AbortController>(null)
  const [file, setFile] = useState<ChosenFile | null>(null)
  const [state, setState] = useState<ImportState>({ step: 'choose' })

  useEffect(() => () => running.current?.abort(), [])

  const send = async ({ content }: ChosenFile, dryRun: boolean) => {
    running.current?.abort()
    const attempt = new AbortController()
    running.current = attempt
    const { signal } = attempt
    const progress = (part: number) => !signal.aborted && setState({ step: 'sending', dryRun, part })

    progress(0)
    try {
      const report = await importProducts({ file: content, dryRun, renew, signal, onProgress: progress })
      if (!dryRun && report.problems.length === 0) forgetGoods(cache)
      if (!signal.aborted) setState({ step: dryRun || report.problems.length > 0 ? 'checked' : 'done', report })
    } catch (error) {
      if (!signal.aborted) setState({ step: 'failed', dryRun, fault: faultOf(error) })
    }
  }

  const choose = async (chosen: File) => {
    running.current?.abort()
    setFile(null)
    if (chosen.size > limits.import.bytes) return setState({ step: 'failed', dryRun: true, fault: 'tooLarge' })
    // Kept as it is now: what is imported is what was checked, whatever becomes of the file.
    const kept = { name: chosen.name, content: new Blob([await chosen.arrayBuffer()]) }
    setFile(kept)
    await send(kept, true)
  }

  const cancel = () => {
    running.current?.abort()
    setFile(null)
    setState({ step: 'choose' })
  }

  return {
    state,
    fileName: file?.name ?? '',
    choose,
    cancel,
    check: async () => file && send(file, true),
    submit: async () => file && send(file, false),
  }
}

const faultOf = (error: unknown) => (error instanceof ImportRefused ? error.fault : 'noAnswer')
