import { limits } from '@sunnah-store/schema/limits'
import { GraphQLDateTimeISO, GraphQLSafeInt } from 'graphql-scalars'
import { Field, ID, Int, ObjectType } from 'type-graphql'
import { CountsAs } from '../graphql/counts-as.js'
import { Product } from '../product/product.entity.js'
import { ProductVariant } from '../product/variant/product-variant.entity.js'
import { Figures } from './figures.js'
import { OpenWork } from './open-work.js'

/** The maximum length of its lists. */
export const most = { bestSellers: 10, lowStock: 20 } as const

@ObjectType({ description: 'A product that was ordered often.' })
export class BestSeller {
  @Field(() => ID, { description: 'The product, which may no longer be sold.' })
  productId!: string

  imageUrl!: string

  @Field({ description: 'Its name when it was last ordered.' })
  name!: string

  @Field(() => String, { nullable: true, description: 'Its name in Bangla at that time, where it had one.' })
  nameBn!: string | null

  @Field(() => Int, { description: 'How many pieces were ordered.' })
  quantity!: number

  @Field(() => GraphQLSafeInt, { description: 'What they brought in these orders, in whole taka.' })
  takings!: number
}

@ObjectType({ simpleResolvers: true, description: 'How many parcels came back, and how many were lost.' })
export class ReturnedShare {
  @Field(() => Int, { description: 'How many came back.' })
  orders!: number

  @Field(() => Int, { description: 'Of so many that came back, were lost, or were delivered for good.' })
  of!: number

  @Field(() => Int, { description: 'How many of them were lost on their way: nobody has refused those.' })
  lost!: number
}

interface OverviewSource {
  /** Of the days that were asked for. */
  sales: () => Promise<Figures[]>
  today: () => Promise<Figures[]>
  month: () => Promise<Figures[]>
  toDeliver: () => Promise<number>
  openWork: () => Promise<OpenWork>
  bestSellers: () => Promise<BestSeller[]>
  lowStock: () => Promise<Product[]>
  lowStockCount: () => Promise<number>
  lowVariants: () => Promise<ProductVariant[]>
}

/** Each field is read only when the query selects it. */
@ObjectType({ description: 'How the shop is doing.' })
export class Overview {
  constructor(private readonly source: OverviewSource) {}

  @Field(() => GraphQLDateTimeISO, { description: 'When these figures were read; UTC.' })
  readonly asOf = new Date()

  @Field(() => Figures, { description: 'Today so far.' })
  async today(): Promise<Figures | undefined> {
    return (await this.source.today()).at(-1)
  }

  @CountsAs(limits.overviewDays)
  @Field(() => [Figures], { description: 'Each of the days, the oldest first; days without orders too.' })
  days(): Promise<Figures[]> {
    return this.source.sales()
  }

  @Field(() => Int, { description: 'How many orders wait for their delivery, whenever they were placed.' })
  toDeliver(): Promise<number> {
    return this.source.toDeliver()
  }

  @Field(() => OpenWork, { description: 'What is to be done about orders.' })
  openWork(): Promise<OpenWork> {
    return this.source.openWork()
  }

  @Field(() => ReturnedShare, { description: 'How many parcels of the last 30 days came back.' })
  async returned(): Promise<ReturnedShare> {
    const month = await this.source.month()
    const sum = (name: 'delivered' | 'returned' | 'lost') => month.reduce((all, day) => all + day[name], 0)
    const [orders, lost] = [sum('returned'), sum('lost')]
    return { orders, of: orders + lost + sum('delivered'), lost }
  }

  @CountsAs(most.bestSellers)
  @Field(() => [BestSeller], {
    description: `The products ordered most in those days, up to ${most.bestSellers}, most pieces first.`,
  })
  bestSellers(): Promise<BestSeller[]> {
    return this.source.bestSellers()
  }

  @CountsAs(most.lowStock)
  @Field(() => [Product], {
    description: `Products with ${limits.lowStock} pieces or fewer available, the fewest first, up to ${most.lowStock}.`,
  })
  lowStock(): Promise<Product[]> {
    return this.source.lowStock()
  }

  @Field(() => Int, { description: 'How many products are that low, all of them.' })
  lowStockCount(): Promise<number> {
    return this.source.lowStockCount()
  }

  @CountsAs(most.lowStock)
  @Field(() => [ProductVariant], {
    description: `Sizes and colours with ${limits.lowStock} pieces or fewer available, the fewest first, up to ${most.lowStock}; also of products that have enough of others.`,
  })
  lowVariants(): Promise<ProductVariant[]> {
    return this.source.lowVariants()
  }
}
