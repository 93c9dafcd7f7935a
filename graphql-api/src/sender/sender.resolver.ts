import { Arg, Ctx, Directive, Mutation, Query, Resolver } from 'type-graphql'
import type { Context } from '../graphql/context.js'
import { Sender } from './sender.entity.js'
import { SenderInput } from './sender.input.js'
import { readSender, setSender } from './sender.service.js'

@Resolver()
export class SenderResolver {
  @Directive('@staff')
  @Query(() => Sender, { description: 'Who sends the parcels of the shop, for their slips.' })
  sender(@Ctx() { db }: Context) {
    return readSender(db)
  }

  @Directive('@admin')
  @Mutation(() => Sender, { description: 'Sets who sends the parcels of the shop. SETTINGS_CHANGED.' })
  setSender(
    @Ctx() { db }: Context,
    @Arg('input', () => SenderInput, { description: 'All of it, in place of what was before.' }) input: SenderInput,
  ) {
    return setSender(db, input)
  }
}
