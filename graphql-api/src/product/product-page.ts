import { ObjectType } from 'type-graphql'
import { pageOf } from '../graphql/page.js'
import { Product } from './product.entity.js'

@ObjectType({ description: 'One page of a list of products.' })
export class ProductPage extends pageOf(Product, 'products') {}
