import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSession } from '../identity/use-session.ts'
import { newKey } from '../storage/new-key.ts'
import { type PictureFault, PictureRefused, uploadPicture } from './upload-picture.ts'

/** A chosen picture that is not at the shop yet, and how far it is. */
export interface PictureUpload {
  id: string
  file: File
  state: { status: 'waiting' } | { status: 'uploading'; part: number } | { status: 'failed'; fault: PictureFault }
}

interface PictureUploadsOptions {
  /** Where the shop takes them. */
  address: string
  /** How many more there may be. */
  room: () => number
  onUploaded: (url: string) => void
  /** None is under way any more. */
  onSettled?: () => unknown
}

/** Uploads chosen pictures, one after the other; each may fail, be called off and be tried again by itself. */
export const usePictureUploads = ({ address, room, onUploaded, onSettled }: PictureUploadsOptions) => {
  const { renew } = useSession()
  const [uploads, setUploads] = useState<readonly PictureUpload[]>([])
  const [lately, setLately] = useState<'done' | 'cancelled' | null>(null)
  const attempts = useRef(new Map<string, AbortController>()).current
  const turn = useRef<Promise<void>>(Promise.resolve())

  useEffect(
    () => () => {
      for (const attempt of attempts.values()) attempt.abort()
    },
    [attempts],
  )

  const show = (id: string, state: PictureUpload['state']) =>
    setUploads((now) => now.map((upload) => (upload.id === id ? { ...upload, state } : upload)))

  const leave = (id: string) => {
    attempts.delete(id)
    setUploads((now) => now.filter((upload) => upload.id !== id))
  }

  const send = async ({ id, file }: PictureUpload, { signal }: AbortController) => {
    if (signal.aborted) return
    const onProgress = (part: number) => !signal.aborted && show(id, { status: 'uploading', part })
    onProgress(0)
    try {
      const url = await uploadPicture(file, { address, renew, signal, onProgress })
      if (signal.aborted) return
      leave(id)
      setLately('done')
      onUploaded(url)
    } catch (error) {
      attempts.delete(id)
      const fault = error instanceof PictureRefused ? error.fault : 'failed'
      if (!signal.aborted) show(id, { status: 'failed', fault })
    }
  }

  const begin = (upload: PictureUpload) => {
    if (attempts.size >= room()) return show(upload.id, { status: 'failed', fault: 'tooMany' })
    show(upload.id, { status: 'waiting' })
    const attempt = new AbortController()
    attempts.set(upload.id, attempt)
    turn.current = turn.current.then(() => send(upload, attempt))
  }

  const choose = (file: File) => {
    setLately(null)
    const upload = { id: newKey(), file, state: { status: 'waiting' as const } }
    setUploads((now) => [...now, upload])
    begin(upload)
  }

  const cancel = (id: string) => {
    attempts.get(id)?.abort()
    leave(id)
    setLately('cancelled')
  }

  /** Forgets those that failed; what is still under way stays. */
  const forget = () => {
    setLately(null)
    setUploads((now) => now.filter(({ id }) => attempts.has(id)))
  }

  const isBusy = uploads.some(({ state }) => state.status !== 'failed')
  const wasBusy = useRef(isBusy)
  const settle = useEffectEvent(() => onSettled?.())
  useEffect(() => {
    if (wasBusy.current && !isBusy) settle()
    wasBusy.current = isBusy
  }, [isBusy])

  return {
    uploads,
    isBusy,
    lately,
    choose,
    retry: begin,
    cancel,
    dismiss: leave,
    forget,
  }
}

export type PictureUploads = ReturnType<typeof usePictureUploads>
