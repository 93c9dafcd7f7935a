import { limits } from '@sunnah-store/schema/limits'
import { enFormat } from './format.ts'

const { number } = enFormat
const pixels = limits.pictureMegapixels
const megabytes = number(limits.pictureBytes / 1024 / 1024)

/** Choosing and uploading pictures. */
export const pictures = {
  waiting: 'Waiting for its turn…',
  uploading: 'Uploading…',
  preparing: 'The shop is preparing the picture…',
  cancel: 'Cancel the upload',
  cancelOf: (file: string) => `of ${file}`,
  cancelled: 'The upload was cancelled.',
  done: 'The picture is uploaded.',
  dismiss: (file: string) => `Leave out ${file}`,
  faults: {
    wrongType: 'Choose a picture in the format JPEG, PNG or WebP',
    tooLarge: `This picture is larger than ${megabytes} MB. Choose a smaller one`,
    tooManyPixels: `This picture has too many megapixels: it can have ${number(pixels.other)}, and ${number(pixels.photo)} as the phone saved it. Choose a smaller one`,
    tooLong: `This picture is too long: a side can have ${number(limits.pictureSide)} pixels. Choose a smaller one`,
    tooMany: 'There are as many pictures as there can be. Remove one first',
    tooOften: 'You have uploaded very many pictures. Please try again in an hour',
    unreadable: 'The shop cannot read this picture. Choose another one',
    failed: 'The picture was not uploaded. Check your connection, then try again',
  },
}
