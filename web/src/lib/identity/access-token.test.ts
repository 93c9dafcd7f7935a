import { dropAccessToken, readAccessToken, storeAccessToken } from './access-token.ts'

afterEach(() => {
  jest.restoreAllMocks()
  dropAccessToken()
})

const fill = () =>
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })

test('where the storage is full, a token lasts until the window closes', () => {
  fill()
  storeAccessToken('a token')
  expect(readAccessToken()).toBe('a token')
})

test('a token that another tab dropped is not remembered here', () => {
  storeAccessToken('a token')
  localStorage.removeItem('accessToken')
  expect(readAccessToken()).toBeNull()
})
