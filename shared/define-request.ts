// Defines a request of the one contract: what it takes, checked before anything runs, and the type of its answer.
import { z } from 'zod'

/** An answer comes from our own code and is not checked again: it has a type alone, and no value here. */
export type RequestDefinition<Fields extends z.ZodRawShape, Answer> = {
  input: z.ZodObject<Fields, z.core.$strict>
  readonly answer?: Answer
}

/** Called twice, so that the answer is named and what it takes is read off. */
export function defineRequest<Answer>() {
  return <Fields extends z.ZodRawShape>(fields: Fields): RequestDefinition<Fields, Answer> => ({
    input: z.strictObject(fields),
  })
}
