// Ends every switch over a union, so that a new member is a type error and not a silent gap.

/** Throws: reaching it means that a value lies outside its declared union. */
export function assertNever(value: never): never {
  throw new Error(`unexpected value: ${JSON.stringify(value)}`)
}
