import { ObjectType } from 'type-graphql'
import { pageOf } from '../graphql/page.js'
import { Review } from './review.entity.js'

@ObjectType({ description: 'One page of a list of reviews.' })
export class ReviewPage extends pageOf(Review, 'reviews') {}
