import { loadBanglaOfAreas } from './copy-area.ts'
import { readCopy } from './language.ts'

/** Code with what it says, where that is read in Bangla: else the first of it to speak of an area would wait for that once it is shown. */
export const withBangla = async <Code>(load: () => Promise<Code>): Promise<Code> => {
  const code = await load()
  if (readCopy().language === 'bn') await loadBanglaOfAreas()
  return code
}
