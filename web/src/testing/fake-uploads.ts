interface Sent {
  address: string
  headers: Record<string, string>
  body: unknown
}

interface Answer {
  status: number
  body?: unknown
}

/**
 * A shop that takes files, until the test ends. Answers what was sent.
 * @param answer what the shop says to each; what never settles stays under way until it is called off
 */
export const fakeUploads = (answer: (sent: Sent) => Promise<Answer>) => {
  const everything: Sent[] = []
  const requests = new WeakMap<XMLHttpRequest, Sent>()
  const { prototype } = XMLHttpRequest

  jest.spyOn(prototype, 'open').mockImplementation(function (this: XMLHttpRequest, _method: string, address) {
    requests.set(this, { address: String(address), headers: {}, body: null })
  })
  jest.spyOn(prototype, 'setRequestHeader').mockImplementation(function (this: XMLHttpRequest, name, value) {
    Object.assign(requests.get(this)?.headers ?? {}, { [name]: value })
  })
  jest.spyOn(prototype, 'abort').mockImplementation(function (this: XMLHttpRequest) {
    this.onabort?.(new ProgressEvent('abort'))
  })
  jest.spyOn(prototype, 'send').mockImplementation(async function (this: XMLHttpRequest, body) {
    const sent = { address: '', headers: {}, ...requests.get(this), body }
    everything.push(sent)
    this.upload.dispatchEvent(new ProgressEvent('progress', { loaded: 40, total: 100 }))
    const said = await answer(sent).catch(() => null)
    if (!said) return this.onerror?.(new ProgressEvent('error'))
    Object.defineProperties(this, {
      status: { value: said.status },
      responseText: { value: JSON.stringify(said.body ?? {}) },
    })
    this.onload?.(new ProgressEvent('load'))
  })
  return everything
}

export const never = () => new Promise<never>(() => undefined)
