import { Arg, Ctx, Directive, Mutation, Query, Resolver } from 'type-graphql'
import type { Context } from '../../graphql/context.js'
import { MessageSettings } from './message-settings.entity.js'
import { MessageSettingsInput } from './message-settings.input.js'
import { readMessageSettings, setMessageSettings } from './message-settings.service.js'

@Resolver()
export class MessageSettingsResolver {
  @Directive('@admin')
  @Query(() => MessageSettings, { description: 'Which messages about orders are sent.' })
  messageSettings(@Ctx() { db }: Context) {
    return readMessageSettings(db)
  }

  @Directive('@admin')
  @Mutation(() => MessageSettings, {
    description: 'Sets which messages about orders are sent; those that are written already stay. SETTINGS_CHANGED.',
  })
  setMessageSettings(
    @Ctx() { db }: Context,
    @Arg('input', () => MessageSettingsInput, { description: 'All of them, in place of those before.' })
    input: MessageSettingsInput,
  ) {
    return setMessageSettings(db, input)
  }
}
