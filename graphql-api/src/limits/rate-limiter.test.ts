import { policies } from './policies.js'
import { RateLimiter } from './rate-limiter.js'

const holding = () => {
  let release = () => {}
  const held = new Promise<[]>((resolve) => {
    release = () => resolve([])
  })
  return [held, release] as const
}

test('while the database is away each process counts for itself, and tells the others later', async () => {
  const report = jest.fn()
  const share = jest.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValue([])
  const limiter = new RateLimiter({ share, scale: 1, report })
  const take = (points: number) => limiter.take('orders', 'account', 'amina', points)

  take(5)
  await limiter.share()
  expect(report).toHaveBeenCalledTimes(1)
  expect(take(1).remaining).toBe(policies.orders.account - 6)
  await limiter.share()

  expect(share.mock.lastCall).toEqual([[{ key: 'orders amina', points: 6, seconds: policies.orders.seconds }]])
})

test('whoever does much at once is told of to the others at once', async () => {
  const share = jest.fn().mockResolvedValue([])
  const limiter = new RateLimiter({ share, scale: 1, report: jest.fn() })

  limiter.take('orders', 'account', 'amina', policies.orders.account / 4)
  expect(share).not.toHaveBeenCalled()
  limiter.take('orders', 'account', 'amina')
  expect(share).toHaveBeenCalledTimes(1)
})

test('what is counted while others are being told is told to them too, before anybody hears that it was', async () => {
  const [held, release] = holding()
  const share = jest.fn().mockReturnValueOnce(held).mockResolvedValue([])
  const limiter = new RateLimiter({ share, scale: 1, report: jest.fn() })
  limiter.take('orders', 'account', 'amina')
  const earlier = limiter.share()
  limiter.take('orders', 'account', 'amina')
  const told = limiter.share()
  release()
  await Promise.all([earlier, told])

  const counted = [{ key: 'orders amina', points: 1, seconds: policies.orders.seconds }]
  expect(share.mock.calls).toEqual([[counted], [counted]])
})

test('a window that has ended begins anew', async () => {
  const limiter = new RateLimiter({ share: async () => [], scale: 1, report: jest.fn() })
  const now = jest.spyOn(Date, 'now').mockReturnValue(0)
  for (const _ of Array.from({ length: policies.orders.account })) limiter.take('orders', 'account', 'amina')
  expect(limiter.take('orders', 'account', 'amina').isOver).toBe(true)
  now.mockReturnValue(policies.orders.seconds * 1000)
  expect(limiter.take('orders', 'account', 'amina')).toMatchObject({
    isOver: false,
    remaining: policies.orders.account - 1,
  })
  now.mockRestore()
})
