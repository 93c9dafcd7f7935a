import { GraphQLDateTimeISO } from 'graphql-scalars'
import { Field, ObjectType } from 'type-graphql'
import { User } from './user.entity.js'

@ObjectType({ description: 'What a sign-in gives.' })
export class Session {
  @Field({ description: 'Send it as "Authorization: Bearer …" with every call that is not public.' })
  accessToken!: string

  @Field(() => GraphQLDateTimeISO, { description: 'When the access token ends, 15 minutes from now; UTC.' })
  expiresAt!: Date

  @Field({ description: 'Whether this is the first sign-in of that identity.' })
  isNew!: boolean

  @Field(() => User, { description: 'Who is signed in.' })
  user!: User
}
