interface Sent {
  address: string
  headers: Record<string, string>
  body: unknown
  /** So much of a hundred has left the device. */
  progress: (loaded: number) => void
}

interface Answer {
  status: number
  body?: unknown
}

/**
 * A shop that takes and gives files, until the test ends. Answers what was sent.
 * @param answer what the shop says to each; what never settles stays under way until it is called off
 */
export const fakeUploads = (answer: (sent: Sent) => Promise<Answer>) => {
  const everything: Sent[] = []
  const requests = new WeakMap<XMLHttpRequest, Sent>()
  const { prototype } = XMLHttpRequest

  jest.spyOn(prototype, 'open').mockImplementation(function (this: XMLHttpRequest, _method: string, address) {
    const progress = (loaded: number) =>
      this.upload.dispatchEvent(new ProgressEvent('progress', { loaded, total: 100 }))
    requests.set(this, { address: String(address), headers: {}, body: null, progress })
  })
  jest.spyOn(prototype, 'setRequestHeader').mockImplementation(function (this: XMLHttpRequest, name, value) {
    Object.assign(requests.get(this)?.headers ?? {}, { [name]: value })
  })
  jest.spyOn(prototype, 'abort').mockImplementation(function (this: XMLHttpRequest) {
    this.onabort?.(new ProgressEvent('abort'))
  })
  jest.spyOn(prototype, 'send').mockImplementation(async function (this: XMLHttpRequest, body) {
    const sent = requests.get(this)
    if (!sent) return
    sent.body = body
    everything.push(sent)
    if (body) sent.progress(40)
    const said = await answer(sent).catch(() => null)
    if (!said) return this.onerror?.(new ProgressEvent('error'))
    Object.defineProperties(this, {
      status: { value: said.status },
      response: { value: said.body ?? null },
    })
    this.onload?.(new ProgressEvent('load'))
  })
  return everything
}

export const never = () => new Promise<never>(() => undefined)
