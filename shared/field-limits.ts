// Reads what a field may hold off the schema that its request is checked with, so that no form has limits of its own.
import { z } from 'zod'

/** As the attributes of an input. */
export type Limits = {
  required?: boolean
  /** Not of spaces alone. */
  pattern?: string
  maxLength?: number
  min?: number
  max?: number
  step?: number
}

/** What may be absent or null is not required. What no attribute can say is left to the core's answer. */
export function limitsOf(schema: unknown): Limits {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) {
    const { required: _required, pattern: _pattern, ...rest } = limitsOf(schema.unwrap())
    return rest
  }
  if (schema instanceof z.ZodString) {
    const { minLength, maxLength } = schema
    return {
      ...(minLength === null || minLength === 0 ? {} : { required: true, pattern: '.*\\S.*' }),
      ...(maxLength === null ? {} : { maxLength }),
    }
  }
  if (schema instanceof z.ZodNumber) {
    const { minValue, maxValue, isInt } = schema
    return {
      required: true,
      ...(isInt ? { step: 1 } : {}),
      ...(minValue === null ? {} : { min: minValue }),
      ...(maxValue === null ? {} : { max: maxValue }),
    }
  }
  return {}
}
