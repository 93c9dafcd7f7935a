import type { ShoppingCopy } from '../../../lib/copy/shopping-copy.ts'
import { fullName } from '../../../lib/copy/variant-name.ts'
import { saveFile } from '../../../lib/network/download.ts'
import { promisedDays } from '../promised-days.ts'
import type { PlacedOrder_OrderFragment } from './placed-order.generated.ts'

/** Saves a picture with what matters of an order: the number, what was ordered, what is to be paid, where it goes. */
export const savePicture = async (order: PlacedOrder_OrderFragment, copy: ShoppingCopy) => {
  const sheet = writtenSheet(order, copy)
  const picture = await new Promise<Blob | null>((resolve) => sheet.toBlob(resolve, 'image/png'))
  if (!picture) throw new Error('The browser made no picture')
  saveFile(picture, `${order.number}.png`)
}

const width = 720
const edge = 48
const sizes = { small: 22, normal: 28, large: 44 }

interface Words {
  text: string
  size?: keyof typeof sizes
  bold?: boolean
  /** Stands at the right edge of the same line. */
  sum?: string
}

const wordsOf = (order: PlacedOrder_OrderFragment, copy: ShoppingCopy): (Words | 'line')[] => {
  const { districtName, format, language, orders, placed, promise, shopName, taka } = copy
  const days = promisedDays(order, copy)
  return [
    { text: `${shopName} · ${placed.heading}`, size: 'small' },
    { text: order.number, size: 'large', bold: true },
    { text: format.moment(order.placedAt), size: 'small' },
    'line',
    ...order.lines.map((line) => ({
      text: `${format.number(line.quantity)} × ${fullName(line, language)}`,
      sum: taka(line.lineTotal),
    })),
    {
      text: promise.sum(districtName(order.district)),
      sum: order.deliveryFee === 0 ? promise.free : taka(order.deliveryFee),
    },
    'line',
    { text: placed.toPay, sum: taka(order.total), bold: true },
    ...(days ? [{ text: orders.comes, sum: days }] : []),
    'line',
    { text: order.receiverName, bold: true },
    { text: format.phone(order.phone) },
    ...order.address.split('\n').map((text) => ({ text })),
    { text: order.area ? `${order.area}, ${districtName(order.district)}` : districtName(order.district) },
  ]
}

const writtenSheet = (order: PlacedOrder_OrderFragment, copy: ShoppingCopy) => {
  const words = wordsOf(order, copy)
  const canvas = document.createElement('canvas')
  canvas.width = width
  // Written twice: the first time tells how high it is. A new height clears the sheet.
  canvas.height = write(canvas, words) + edge
  write(canvas, words)
  return canvas
}

const write = (canvas: HTMLCanvasElement, words: readonly (Words | 'line')[]): number => {
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('The browser draws no pictures')
  const { fontFamily } = getComputedStyle(document.body)
  pen.fillStyle = '#ffffff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.fillStyle = '#000000'
  let bottom = edge / 2
  for (const part of words) {
    if (part === 'line') {
      bottom += 20
      pen.fillRect(edge, bottom, width - 2 * edge, 2)
      continue
    }
    const { text, size = 'normal', bold = false, sum = '' } = part
    pen.font = `${bold ? 700 : 400} ${sizes[size]}px ${fontFamily}`
    const room = width - 2 * edge - (sum ? pen.measureText(sum).width + edge / 2 : 0)
    const lineHeight = sizes[size] * 1.5
    pen.fillText(sum, width - edge - pen.measureText(sum).width, bottom + lineHeight)
    for (const line of brokenInto(text, (candidate) => pen.measureText(candidate).width <= room)) {
      bottom += lineHeight
      pen.fillText(line, edge, bottom)
    }
  }
  return bottom
}

const brokenInto = (text: string, fits: (line: string) => boolean): string[] => {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length > 0 && fits(longer)) lines.splice(-1, 1, longer)
    else lines.push(word)
  }
  return lines
}
