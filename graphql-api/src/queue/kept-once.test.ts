import { keptOnce } from './kept-once.js'

test('what is asked for twice is gotten once, and anew after a failure', async () => {
  const get = jest.fn(async () => 'sharp').mockRejectedValueOnce(new Error('Too many open files'))
  const kept = keptOnce(get)

  await expect(kept()).rejects.toThrow('Too many open files')
  expect(await Promise.all([kept(), kept()])).toEqual(['sharp', 'sharp'])
  expect(get).toHaveBeenCalledTimes(2)
})
