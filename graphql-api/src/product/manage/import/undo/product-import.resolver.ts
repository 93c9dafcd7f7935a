import { limits } from '@sunnah-store/schema/limits'
import { Args, Ctx, Directive, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql'
import type { Context, SignedInContext } from '../../../../graphql/context.js'
import { CountsAs } from '../../../../graphql/counts-as.js'
import { IdArgs } from '../../../../graphql/id-args.js'
import { PageArgs } from '../../../../graphql/page.js'
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
    description: `What of it was touched since, so that it cannot be undone, or stayed as it was when the rest was undone, in the order of the file's rows; the first ${limits.import.inTheWay}, all by importObstacles.`,
  })
  inTheWay(@Ctx() { db }: Context, @Root() { id }: ProductImport): Promise<ImportObstacle[]> {
    return importObstacles(db, id, { page: 0, size: limits.import.inTheWay })
  }

  @Directive('@admin')
  @Query(() => [ImportObstacle], {
    description:
      'What of an import was touched since, or stayed as it was when the rest was undone, page by page, in the order of the file’s rows.',
  })
  importObstacles(
    @Ctx() { db }: Context,
    @Args(() => IdArgs) { id }: IdArgs,
    @Args(() => PageArgs) page: PageArgs,
  ): Promise<ImportObstacle[]> {
    return importObstacles(db, id, page)
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
