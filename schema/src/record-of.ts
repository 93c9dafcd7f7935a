/** An object made of its entries, which knows its keys by name. */
export const recordOf = <Key extends string, Value>(entries: readonly (readonly [Key, Value])[]) =>
  // The one place that says so: what the platform makes of entries has forgotten their names.
  Object.fromEntries(entries) as Record<Key, Value>
