import { GraphQLDateTimeISO, GraphQLSafeInt } from 'graphql-scalars'
import { Directive, Field, ID, Int, ObjectType } from 'type-graphql'
import { type Courier, CourierSilent } from './courier.js'

@ObjectType({ description: 'A courier that the shop is connected to.' })
export class ConnectedCourier {
  constructor(private readonly courier: Courier) {}

  @Field({ description: 'Which one, such as STEADFAST.' })
  code(): string {
    return this.courier.code
  }

  @Field({ description: 'Its name.' })
  name(): string {
    return this.courier.name
  }

  @Field({ description: 'Whether it only pretends, to try sending with: nobody fetches any parcel.' })
  pretends(): boolean {
    return this.courier.pretends
  }

  @Field(() => Int, { description: 'The most characters of an address: see `Order.courierAddress`.' })
  addressLimit(): number {
    return this.courier.addressLimit
  }

  @Directive('@admin')
  @Field(() => GraphQLSafeInt, {
    nullable: true,
    description: 'What it holds for the shop by its own count, in whole taka; null when it does not answer.',
  })
  balance(): Promise<number | null> {
    return this.courier.balance().catch((error) => {
      if (error instanceof CourierSilent) return null
      throw error
    })
  }
}

@ObjectType({ simpleResolvers: true, description: 'An order of which nobody knows yet whether the courier has it.' })
export class OpenSending {
  @Field(() => ID, { description: 'The order.' })
  orderId!: string

  @Field({ description: 'Its number.' })
  number!: string

  @Field({ description: 'Who was told of it, by its code.' })
  courier!: string

  @Field(() => GraphQLDateTimeISO, { description: 'When; UTC.' })
  since!: Date
}
