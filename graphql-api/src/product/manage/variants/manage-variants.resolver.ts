import { Arg, Args, Ctx, Directive, Mutation, Resolver } from 'type-graphql'
import type { SignedInContext } from '../../../graphql/context.js'
import { ProductIdArgs } from '../../product.args.js'
import { Product } from '../../product.entity.js'
import { ProductVariant } from '../../variant/product-variant.entity.js'
import { addVariantRun } from './add-variant-run.service.js'
import { saveSizeChart } from './save-size-chart.service.js'
import { saveVariants } from './save-variants.service.js'
import { SizeChartInput } from './size-chart.input.js'
import { VariantRunInput } from './variant-run.input.js'
import { SaveVariantsInput } from './variants.input.js'

@Resolver(() => ProductVariant)
export class ManageVariantsResolver {
  @Directive('@admin')
  @Mutation(() => Product, {
    description:
      'Saves the variants of a product, all or nothing. NOT_FOUND; VARIANTS_CHANGED with each stock and price that is not the one expected; VARIANT_TAKEN for a size and colour twice; SKU_TAKEN.',
  })
  saveVariants(
    @Ctx() { db, user }: SignedInContext,
    @Args(() => ProductIdArgs) { productId }: ProductIdArgs,
    @Arg('input', () => SaveVariantsInput, { description: 'The variants.' }) input: SaveVariantsInput,
  ) {
    return saveVariants(db, user, productId, input)
  }

  @Directive('@admin')
  @Mutation(() => Product, {
    description:
      'Adds each of these sizes in each of these colours, at the end. What is there stays; what has no size or colour where the others get one is no longer sold. NOT_FOUND.',
  })
  addVariantRun(
    @Ctx() { db, user }: SignedInContext,
    @Args(() => ProductIdArgs) { productId }: ProductIdArgs,
    @Arg('input', () => VariantRunInput, { description: 'The sizes and the colours.' }) input: VariantRunInput,
  ) {
    return addVariantRun(db, user, productId, input)
  }

  @Directive('@admin')
  @Mutation(() => Product, { description: 'Writes down what the sizes of a product measure. NOT_FOUND.' })
  saveSizeChart(
    @Ctx() { db }: SignedInContext,
    @Args(() => ProductIdArgs) { productId }: ProductIdArgs,
    @Arg('chart', () => SizeChartInput, { nullable: true, description: 'The table; null takes it away.' })
    chart: SizeChartInput | null,
  ) {
    return saveSizeChart(db, productId, chart)
  }
}
