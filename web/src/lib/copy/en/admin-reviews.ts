import { enFormat } from './format.ts'

const { number } = enFormat

/** Reviews, as admins see them. */
export const reviews = {
  hiding: {
    button: 'Hide',
    label: (name: string) => `Hide the review by ${name}`,
    question: (name: string) => `Hide the review by ${name}?`,
    text: 'It counts in the rating no more, and only admins and its author see it. You can show it again.',
    done: (name: string) => `The review by ${name} is hidden`,
  },
  showing: {
    button: 'Show again',
    label: (name: string) => `Show the review by ${name} again`,
    question: (name: string) => `Show the review by ${name} again?`,
    text: 'Everybody sees it, and it counts in the rating.',
    done: (name: string) => `The review by ${name} is shown`,
  },
  hidden: (count: number) => (count === 1 ? '1 hidden review' : `${number(count)} hidden reviews`),
  gone: 'This review is not there any more.',
  loadFailed: 'The hidden reviews could not be loaded',
}
