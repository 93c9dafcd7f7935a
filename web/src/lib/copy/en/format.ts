import { createPageFormat, type PageFormat } from '../page-format.ts'
import { createWhen } from '../when.ts'

const format = createPageFormat('en-GB')

/** Numbers, days and times as they are written in English. */
export const enFormat: PageFormat = {
  ...format,
  when: createWhen({ today: 'Today', yesterday: 'Yesterday', time: format.time, moment: format.moment }),
}
