import { claimDrafts, clearDrafts, dropDraft, readDraft, readShared, storeDraft, storeShared } from './draft.ts'
import { readSearches, rememberSearch } from './recent-searches.ts'

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
  storeDraft('checkout', 'House 1')
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(full)
  storeDraft('checkout', 'House 14')
  expect(read()).toBe('House 14')

  dropDraft('checkout')
  expect(read()).toBeNull()
})

test('there too, a draft stays with its owner and is not for another', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(full)
  claimDrafts('amina')
  storeDraft('checkout', 'House 14')
  claimDrafts('amina')
  expect(read()).toBe('House 14')

  claimDrafts('karim')
  expect(read()).toBeNull()
})

test('where the storage is switched off, a draft lasts as long', () => {
  const storage = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(full)
  storeDraft('checkout', 'House 14')
  expect(read()).toBe('House 14')

  clearDrafts()
  expect(read()).toBeNull()
  storage.mockRestore()
})

test('what was begun for all tabs is gone after a day, also when nobody asks for it', () => {
  claimDrafts('amina')
  storeShared('order:cart', 'House 14')
  expect(readShared('order:cart', String)).toBe('House 14')

  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 25 * 60 * 60_000)
  expect(readShared('order:cart', (stored) => stored)).toBeNull()
  claimDrafts('amina')
  expect(JSON.stringify(localStorage)).not.toContain('House 14')
})

test('what was searched stays with whoever logs in, and goes with the log-out and with another person', () => {
  rememberSearch('oud')
  claimDrafts('amina')
  expect(readSearches()).toEqual(['oud'])
  claimDrafts('karim')
  expect(readSearches()).toEqual([])

  rememberSearch('borka')
  clearDrafts()
  expect(readSearches()).toEqual([])
})
