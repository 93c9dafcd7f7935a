import { ArrayMaxSize, ArrayNotEmpty, ArrayUnique, IsUUID } from 'class-validator'
import { Field, ID } from 'type-graphql'

/**
 * The field of a list that names things by their ids, each once, and at least one.
 * @param each what one of them is called
 * @param most how many at most
 */
export const IdListField =
  (each: 'order' | 'product', most: number): PropertyDecorator =>
  (target, name) => {
    Field(() => [ID], { description: `The ${each}s, each once; at most ${most}.` })(target, name)
    IsUUID(undefined, { each: true })(target, name)
    ArrayUnique({ message: `${String(name)} must name each ${each} once` })(target, name)
    ArrayMaxSize(most)(target, name)
    ArrayNotEmpty()(target, name)
  }
