// Defines a request of the one contract: what it takes, checked before anything runs, and the shape of its answer.
import type { z } from 'zod'

/** What has a shape for the type checker alone: an answer comes from our own code and is not checked again. */
export type Shape<Value> = { readonly value?: Value }

export function shape<Value>(): Shape<Value> {
  return {}
}

export function defineRequest<Definition extends { input: z.ZodObject; output: Shape<unknown> }>(
  definition: Definition,
): Definition {
  return definition
}
