import { deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** A picture of one colour. */
export const canvas = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#1f6b4f' } })

/** As a phone takes it: lying on its side, with the place where it was taken. */
export const photo = (width = 1500, height = 1000) =>
  canvas(width, height)
    .withExif({
      IFD0: { Copyright: 'Amina', Make: 'Phone' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '23/1 46/1 1234/100',
        GPSLongitudeRef: 'E',
        GPSLongitude: '90/1 22/1 0/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

/** A PNG of a few kB that says it has so many pixels, all of them black. */
export const pngBomb = (width = 30_000, height = 30_000) => {
  const chunk = (name: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(name), data])
    const ends = Buffer.alloc(8)
    ends.writeUInt32BE(data.length, 0)
    ends.writeUInt32BE(crc32(body), 4)
    return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([1, 0, 0, 0, 0], 8)
  const pixels = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height), { level: 9 })
  const magic = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([magic, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))])
}

const crc32 = (bytes: Buffer) => {
  let crc = ~0
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (0xedb88320 & -(crc & 1))
  }
  return ~crc >>> 0
}
