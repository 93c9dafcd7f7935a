import { limits } from '@sunnah-store/schema/limits'
import { IsBoolean, IsOptional, IsUUID } from 'class-validator'
import { Field, ID, InputType } from 'type-graphql'
import { LongestText } from '../../validation/longest-text.js'
import { IsSeenLine, IsVisible } from '../../validation/visible-text.js'
import { RecipientInput } from '../recipient.input.js'

@InputType({ description: 'An address to save.' })
export class AddressInput extends RecipientInput {
  @Field(() => ID, { nullable: true, description: 'Which saved address this replaces; not given: a new one.' })
  @IsOptional()
  @IsUUID()
  id?: string | null

  @Field({ description: 'What the shopper calls it, 1 to 40 characters.' })
  @IsVisible()
  @LongestText(limits.addressLabel)
  @IsSeenLine()
  label!: string

  @Field({
    defaultValue: false,
    description:
      'Whether the checkout is to offer it first, in place of the one before. Without one, the first at which you receive yourself is.',
  })
  @IsBoolean()
  isDefault!: boolean
}
