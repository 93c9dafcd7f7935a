import { Args, Ctx, Directive, FieldResolver, Query, Resolver, Root } from 'type-graphql'
import type { Context } from '../graphql/context.js'
import { CountsAs } from '../graphql/counts-as.js'
import { Image } from '../picture/image.js'
import { Product } from '../product/product.entity.js'
import { keptOnce } from '../queue/kept-once.js'
import { Figures, ReportStep } from './figures.js'
import { report, salesByDay } from './figures.service.js'
import { readOpenWork } from './open-work.service.js'
import { OverviewArgs } from './overview.args.js'
import { BestSeller, Overview } from './overview.js'
import { countLowStock, countToDeliver, listBestSellers, listLowStock, listLowVariants } from './overview.service.js'
import { ReportArgs } from './report.args.js'

/** For how many days the parcels that came back are told. */
const RETURNS_OF = 30

@Resolver(() => Overview)
export class OverviewResolver {
  @Directive('@admin')
  @Query(() => Overview, { description: 'How the shop is doing: the last days, and what needs doing.' })
  overview(@Ctx() { db }: Context, @Args(() => OverviewArgs) { days, from, to }: OverviewArgs) {
    const span = from && to ? { from, to } : null
    const recent = keptOnce(() => salesByDay(db, span ? 1 : days))
    return new Overview({
      today: recent,
      sales: span ? keptOnce(() => report(db, span.from, span.to, ReportStep.DAY)) : recent,
      month: () => salesByDay(db, RETURNS_OF),
      openWork: () => readOpenWork(db),
      toDeliver: () => countToDeliver(db),
      bestSellers: () => listBestSellers(db, span ?? days),
      lowStock: () => listLowStock(db),
      lowStockCount: () => countLowStock(db),
      lowVariants: () => listLowVariants(db),
    })
  }
}

@Resolver(() => Figures)
export class ReportResolver {
  @Directive('@admin')
  @CountsAs(100)
  @Query(() => [Figures], {
    description: 'What was ordered, collected, cancelled and came back, by days or months, those without anything too.',
  })
  report(@Ctx() { db }: Context, @Args(() => ReportArgs) { from, to, by }: ReportArgs) {
    return report(db, from, to, by)
  }
}

@Resolver(() => BestSeller)
export class BestSellerResolver {
  @FieldResolver(() => Product, { nullable: true, description: 'The product; null when it is no longer sold.' })
  product(@Root() { productId }: BestSeller, @Ctx() { loaders }: Context) {
    return loaders.products.load(productId)
  }

  @FieldResolver(() => Image, { description: 'Its picture when it was last ordered.' })
  image(@Root() { imageUrl }: BestSeller) {
    return new Image(imageUrl)
  }
}
