import { forgetCookies } from '../../testing/cookies.ts'
import { chooseLanguage, readCopy, speakFirstLanguage } from './language.ts'

const reads = (...languages: string[]) => jest.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)

afterEach(async () => {
  jest.restoreAllMocks()
  await chooseLanguage('en')
  forgetCookies()
})

test.each([
  [['bn'], 'bn'],
  [['bn-BD', 'en-US'], 'bn'],
  [['BN-bd'], 'bn'],
  [['hi-IN', 'bn-IN', 'en'], 'bn'],
  [['en-GB', 'bn'], 'en'],
  [['bni'], 'en'],
  [['de'], 'en'],
  [[], 'en'],
])('a browser set to %j is spoken to in %s at the first visit', async (languages, spoken) => {
  reads(...languages)

  await speakFirstLanguage()

  expect(readCopy().language).toBe(spoken)
  expect(document.cookie).not.toContain('language')
})

test('what was chosen stands over what the browser is set to', async () => {
  reads('bn-BD')
  await chooseLanguage('en')

  await speakFirstLanguage()

  expect(readCopy().language).toBe('en')
})
