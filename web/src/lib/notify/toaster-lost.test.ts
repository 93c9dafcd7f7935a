import { notify } from './notify.ts'

jest.mock('./toaster.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

test('where the code that shows messages does not come, nothing breaks', async () => {
  await expect(notify.error('Not saved')).resolves.toBeUndefined()
  await expect(notify.undoable('Removed', 'Undo', () => undefined)).resolves.toBeUndefined()
})
