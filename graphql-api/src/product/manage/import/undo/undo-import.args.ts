import { IsBoolean } from 'class-validator'
import { ArgsType, Field } from 'type-graphql'
import { IdArgs } from '../../../../graphql/id-args.js'

@ArgsType()
export class UndoImportArgs extends IdArgs {
  @Field({
    defaultValue: false,
    description: 'Whether what was touched since stays as it is, and the rest is undone.',
  })
  @IsBoolean()
  leavesTouched!: boolean
}
