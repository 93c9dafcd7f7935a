import { ObjectType } from 'type-graphql'
import { pageOf } from '../graphql/page.js'
import { User } from './user.entity.js'

@ObjectType({ description: 'One page of a list of users.' })
export class UserPage extends pageOf(User, 'users') {}
