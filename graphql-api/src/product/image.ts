import { Field, ObjectType } from 'type-graphql'

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
    // Pictures of the shop's own come in two widths, told apart by the end of their names.
    const own = /^(\/images\/.+)-640\.webp$/.exec(this.url)
    return own ? `${own[1]}-320.webp 320w, ${this.url} 640w` : null
  }
}
