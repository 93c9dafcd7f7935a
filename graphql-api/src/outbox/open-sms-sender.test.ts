import { createServer } from 'node:http'
import { type Mail, RefusedMessage } from './mail.js'
import { openSmsSender } from './open-sms-sender.js'

test('a text message goes to the gateway under a key that stays the same, and no error quotes its secret', async () => {
  const asked: (string | undefined)[] = []
  const answers: [number, string][] = [
    [500, 'down'],
    [200, 'error 1005'],
    [200, 'ok 77'],
    [302, ''],
    [400, 'no such phone'],
  ]
  const gateway = createServer(({ url }, response) => {
    asked.push(url)
    const [status, body] = answers[asked.length - 1] ?? [200, '']
    response.writeHead(status, { location: '/elsewhere' }).end(body)
  })
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve))
  const address = gateway.address()
  const port = address && typeof address === 'object' ? address.port : 0
  const url = `http://127.0.0.1:${port}/send?apikey=secret&to={phone}&text={text}&ref={key}`
  const send = openSmsSender({ url, accepted: 'ok', aDay: 10 })
  const sms: Mail = { key: 'k-1', address: '+8801712345678', subject: '', text: 'অর্ডার & টাকা', html: null }

  await expect(send?.(sms)).rejects.toThrow('The SMS gateway answered 500')
  // It may as well have no credit left: the others are not tried now.
  const refusal = await send?.(sms).catch((error: unknown) => error)
  expect(refusal).toEqual(new Error('The SMS gateway did not accept it'))
  expect(refusal).not.toBeInstanceOf(RefusedMessage)
  await send?.(sms)
  await expect(send?.(sms)).rejects.toThrow()
  await expect(send?.(sms)).rejects.toBeInstanceOf(RefusedMessage)
  gateway.close()
  gateway.closeAllConnections()

  const same = `/send?apikey=secret&to=8801712345678&text=${encodeURIComponent('অর্ডার & টাকা')}&ref=k-1`
  expect(asked).toEqual([same, same, same, same, same])
  await expect(send?.(sms)).rejects.not.toThrow('secret')
})
