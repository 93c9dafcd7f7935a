import { ARRAY_MAX_SIZE, getMetadataStorage } from 'class-validator'

type InputClass = object['constructor']

/** How many items a list of an input may have, by the rule of its class; endless without one. */
export const longestList = ({ constructor: inputClass }: object, field: string): number => {
  const known = longestLists.get(inputClass) ?? longestListsOf(inputClass)
  longestLists.set(inputClass, known)
  return known.get(field) ?? Number.POSITIVE_INFINITY
}

const longestLists = new WeakMap<InputClass, ReadonlyMap<string, number>>()

const longestListsOf = (inputClass: InputClass): ReadonlyMap<string, number> =>
  new Map(
    getMetadataStorage()
      .getTargetValidationMetadatas(inputClass, '', true, false)
      .filter(({ name }) => name === ARRAY_MAX_SIZE)
      .map(({ propertyName, constraints }): [string, number] => [propertyName, Number(constraints[0])]),
  )
