import { createFormat, type Format } from '../format.ts'
import { createWhen } from '../when.ts'

const format = createFormat('en-GB')

/** Numbers, days and times as they are written in English. */
export const enFormat: Format = {
  ...format,
  when: createWhen({ today: 'Today', yesterday: 'Yesterday', time: format.time, moment: format.moment }),
}

export const taka = (amount: number) => `${enFormat.number(amount)} TK`
