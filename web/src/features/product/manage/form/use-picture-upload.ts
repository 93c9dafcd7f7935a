import { useEffect, useRef, useState } from 'react'
import { useSession } from '../../../../lib/identity/use-session.ts'
import { type PictureFault, PictureRefused, uploadPicture } from './upload-picture.ts'

/** How far the last chosen picture is. */
export type PictureState =
  | { status: 'none' | 'done' | 'cancelled' }
  | { status: 'uploading'; part: number }
  | { status: 'failed'; fault: PictureFault }

/** Uploads the chosen picture; choosing another one aborts the upload. */
export const usePictureUpload = (onUploaded: (url: string) => void) => {
  const { renew } = useSession()
  const running = useRef<AbortController>(null)
  const [state, setState] = useState<PictureState>({ status: 'none' })

  useEffect(() => () => running.current?.abort(), [])

  const choose = async (file: File) => {
    running.current?.abort()
    const attempt = new AbortController()
    running.current = attempt
    const { signal } = attempt
    const progress = (part: number) => !signal.aborted && setState({ status: 'uploading', part })

    progress(0)
    try {
      const url = await uploadPicture(file, { renew, signal, onProgress: progress })
      if (signal.aborted) return
      setState({ status: 'done' })
      onUploaded(url)
    } catch (error) {
      if (!signal.aborted) setState({ status: 'failed', fault: faultOf(error) })
    }
  }

  const cancel = () => {
    running.current?.abort()
    setState({ status: 'cancelled' })
  }

  // A picture that is still under way was chosen since, and stays.
  const forget = () => setState((now) => (now.status === 'uploading' ? now : { status: 'none' }))

  return { state, choose, cancel, forget }
}

const faultOf = (error: unknown) => (error instanceof PictureRefused ? error.fault : 'failed')
