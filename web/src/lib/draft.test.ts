import { claimDrafts, clearDrafts, dropDraft, keepDraft, readDraft } from './draft.ts'

beforeEach(clearDrafts)
afterEach(() => {
  jest.restoreAllMocks()
  sessionStorage.clear()
})

const full = () => {
  throw new DOMException('full', 'QuotaExceededError')
}

const read = () => readDraft('checkout', (stored) => (typeof stored === 'string' ? stored : null))

test('where the storage is full, a draft lasts until the page is closed', () => {
  keepDraft('checkout', 'House 1')
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(full)
  keepDraft('checkout', 'House 14')
  expect(read()).toBe('House 14')

  dropDraft('checkout')
  expect(read()).toBeNull()
})

test('there too, a draft stays with its owner and is not for another', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(full)
  claimDrafts('amina')
  keepDraft('checkout', 'House 14')
  claimDrafts('amina')
  expect(read()).toBe('House 14')

  claimDrafts('karim')
  expect(read()).toBeNull()
})

test('where the storage is switched off, a draft lasts as long', () => {
  const storage = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(full)
  keepDraft('checkout', 'House 14')
  expect(read()).toBe('House 14')

  clearDrafts()
  expect(read()).toBeNull()
  storage.mockRestore()
})
