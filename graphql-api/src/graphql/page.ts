import { limits } from '@sunnah-store/schema/limits'
import { IsInt, Max, Min } from 'class-validator'
import { ArgsType, type ClassType, Field, Int, ObjectType } from 'type-graphql'

@ArgsType()
export class PageArgs {
  @Field(() => Int, { defaultValue: 0, description: 'Which page, counted from 0.' })
  @IsInt()
  @Min(0)
  @Max(1_000_000)
  page!: number

  @Field(() => Int, {
    defaultValue: limits.defaultPageSize,
    description: `How many a page holds, 1 to ${limits.maxPageSize}.`,
  })
  @IsInt()
  @Min(1)
  @Max(limits.maxPageSize)
  size!: number
}

interface PageSource<Item> {
  args: PageArgs
  items: () => Promise<Item[]>
  total: () => Promise<number>
}

/** The class for one page of a list. Items and total are read only when the query selects them. */
export const pageOf = <Item extends object>(item: ClassType<Item>, noun: string) => {
  @ObjectType()
  abstract class Page {
    private counted: Promise<number> | undefined

    constructor(private readonly source: PageSource<Item>) {}

    @Field(() => [item], { description: `The ${noun} on this page.` })
    items(): Promise<Item[]> {
      return this.source.items()
    }

    @Field(() => Int, { description: `How many ${noun} there are on all pages.` })
    total(): Promise<number> {
      this.counted ??= this.source.total()
      return this.counted
    }

    @Field(() => Int, { description: 'The number of this page, counted from 0.' })
    page(): number {
      return this.source.args.page
    }

    @Field(() => Int, { description: 'How many a page holds at most.' })
    size(): number {
      return this.source.args.size
    }

    @Field(() => Int, { description: 'How many pages there are.' })
    async pageCount(): Promise<number> {
      return Math.ceil((await this.total()) / this.source.args.size)
    }
  }
  return Page
}
