import { Field, ObjectType } from 'type-graphql'
import { CountsAs } from '../graphql/counts-as.js'

/** Widths in pixels; bundled pictures go up to 640, uploaded ones up to 960. */
export const pictureWidths = [320, 640, 960] as const

/** The stored widths of a picture whose largest version has this width (px): pictures are never enlarged. */
export const widthsUpTo = (largest: number, widths: readonly number[] = pictureWidths): number[] => [
  ...widths.filter((width) => width < largest),
  largest,
]

const severalWidths = /^(\/images\/uploads\/.+(?=-\d+\.webp$)|\/images\/.+(?=-640\.webp$))-(\d{1,4})\.webp$/

@CountsAs(0)
@ObjectType({ description: 'A picture, in the sizes in which the shop has it.' })
export class Image {
  @Field({ description: "The largest size: an https address, or a path of the shop's own beginning with /images/." })
  readonly url: string

  constructor(url: string) {
    this.url = url
  }

  @Field(() => String, {
    nullable: true,
    description: 'All sizes, written for the srcset of an HTML img; null when there is only one.',
  })
  get srcSet(): string | null {
    // The shop's own pictures come in several widths, with the width at the end of the file name.
    const [, name, largest] = severalWidths.exec(this.url) ?? []
    if (!name || Number(largest) <= pictureWidths[0]) return null
    return widthsUpTo(Number(largest))
      .map((width) => `${name}-${width}.webp ${width}w`)
      .join(', ')
  }
}
