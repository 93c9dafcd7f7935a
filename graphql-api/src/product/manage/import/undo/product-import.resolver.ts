import { limits } from '@sunnah-store/schema/limits'
import { Args, Ctx, Directive, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql'
import type { Context, SignedInContext } from '../../../../graphql/context.js'
import { CountsAs } from '../../../../graphql/counts-as.js'
import { ImportObstacle } from './import-obstacle.js'
import { importObstacles } from './import-obstacles.service.js'
import { ProductImport } from './product-import.entity.js'
import { UndoImportArgs } from './undo-import.args.js'
import { listImports, undoImport } from './undo-import.service.js'

@Resolver(() => ProductImport)
export class ProductImportResolver {
  @Directive('@admin')
  @CountsAs(limits.import.listed)
  @Query(() => [ProductImport], {
    description: `The imports of the last ${limits.import.undoDays} days, the newest first; up to ${limits.import.listed}.`,
  })
  productImports(@Ctx() { db }: Context): Promise<ProductImport[]> {
    return listImports(db)
  }

  @CountsAs(limits.import.inTheWay)
  @FieldResolver(() => [ImportObstacle], {
    description: `What of it was touched since, so that it cannot be undone, in the order of the file's rows; the first ${limits.import.inTheWay}.`,
  })
  inTheWay(@Ctx() { db }: Context, @Root() { id }: ProductImport): Promise<ImportObstacle[]> {
    return importObstacles(db, id)
  }

  @Directive('@admin')
  @Mutation(() => ProductImport, {
    description:
      'Undoes a whole import, or nothing, or with `leavesTouched` what was not touched since: new products go from the shop, changed ones are again what they were, with their stock. A second time it changes nothing. NOT_FOUND; IMPORT_TOUCHED with `inTheWay` when something of it was ordered or changed since, and with `leavesTouched` when all of it was; SKU_TAKEN.',
  })
  undoImport(
    @Ctx() { db, user }: SignedInContext,
    @Args(() => UndoImportArgs) { id, leavesTouched }: UndoImportArgs,
  ): Promise<ProductImport> {
    return undoImport(db, user, id, leavesTouched)
  }
}
