// A JSON schema that every server takes: flat objects, closed, without bounds, patterns and formats.

export type PortableSchema = {
  type?: string | string[]
  properties?: Record<string, PortableSchema>
  required?: string[]
  additionalProperties?: false
  items?: PortableSchema
  enum?: unknown[]
  anyOf?: PortableSchema[]
}

/**
 * Strict servers (OpenAI) want every key required, so what may be absent may be null there. Where keys may be absent
 * they are left so: a model on the student's own machine takes a second for every ten nulls that it writes.
 */
export type Absence = 'as-null' | 'as-absent'

/** As far as the forms go that zod writes for the contracts. */
type AnySchema = {
  type?: unknown
  properties?: unknown
  required?: unknown
  items?: unknown
  enum?: unknown
  const?: unknown
  anyOf?: unknown
  additionalProperties?: unknown
}

/**
 * What is left of a schema when only the part is kept that strict servers and grammar compilers share. The zod schema
 * stays the judge: this one only leads the model.
 */
export function toPortable(schema: AnySchema, absence: Absence): PortableSchema {
  const { anyOf, type, items } = schema
  if (Array.isArray(anyOf)) return eitherOf(anyOf.filter(isSchema), absence)
  const named = typeof type === 'string' ? type : 'string'
  if (Array.isArray(schema.enum)) return { type: named, enum: schema.enum }
  if (schema.const !== undefined) return { type: named, enum: [schema.const] }
  if (named === 'array' && isSchema(items))
    return { type: named, items: toPortable(items, absence) }
  if (named !== 'object') return { type: named }
  // Keys of any name, as the arguments of a tool that is not known yet.
  if (schema.additionalProperties !== false && propertiesOf(schema).length === 0)
    return { type: named }
  const properties = propertiesOf(schema).map(({ key, schema: each, isNeeded }) => ({
    key,
    schema: toPortable(each, absence),
    isNeeded,
  }))
  return portableObject(properties, absence)
}

export type Property<Schema = PortableSchema> = { key: string; schema: Schema; isNeeded: boolean }

export function propertiesOf({ properties, required }: AnySchema): Property<AnySchema>[] {
  const needed: unknown[] = Array.isArray(required) ? required : []
  if (!isSchema(properties)) return []
  return Object.entries(properties).flatMap(([key, schema]: [string, unknown]) =>
    isSchema(schema) ? [{ key, schema, isNeeded: needed.includes(key) }] : [],
  )
}

export function portableObject(properties: readonly Property[], absence: Absence): PortableSchema {
  const shown = properties.map(({ key, schema, isNeeded }): [string, PortableSchema] => [
    key,
    isNeeded ? schema : absence === 'as-null' ? orNull(schema) : withoutNull(schema),
  ])
  return {
    type: 'object',
    properties: Object.fromEntries(shown),
    required: properties
      .filter(({ isNeeded }) => isNeeded || absence === 'as-null')
      .map(({ key }) => key),
    additionalProperties: false,
  }
}

/** One schema for values that fit any of these. */
export function eitherOf(schemas: readonly AnySchema[], absence: Absence): PortableSchema {
  const portable = schemas.map((schema) => toPortable(schema, absence))
  const kept = portable.filter(
    (schema, index) => !portable.slice(0, index).some((other) => isSame(schema, other)),
  )
  const values = kept.filter(isNotNull)
  const [only] = values
  if (only === undefined) return nullSchema
  if (values.length > 1) return { anyOf: kept }
  return kept.length > 1 ? orNull(only) : only
}

const nullSchema: PortableSchema = { type: 'null' }

function orNull(schema: PortableSchema): PortableSchema {
  if (schema.anyOf !== undefined) return { anyOf: [...schema.anyOf.filter(isNotNull), nullSchema] }
  if (typeof schema.type !== 'string') return schema
  if (schema.type === 'object' || schema.type === 'array') return { anyOf: [schema, nullSchema] }
  const values = schema.enum === undefined ? {} : { enum: [...schema.enum, null] }
  return { ...schema, ...values, type: [schema.type, 'null'] }
}

function withoutNull(schema: PortableSchema): PortableSchema {
  if (schema.anyOf !== undefined) {
    const kept = schema.anyOf.filter(isNotNull)
    const [only] = kept
    return kept.length === 1 && only !== undefined ? only : { anyOf: kept }
  }
  if (!Array.isArray(schema.type)) return schema
  const [type = 'string'] = schema.type
  const values =
    schema.enum === undefined ? {} : { enum: schema.enum.filter((value) => value !== null) }
  return { ...schema, ...values, type }
}

function isNotNull({ type }: PortableSchema): boolean {
  return type !== 'null'
}

function isSame(a: PortableSchema, b: PortableSchema): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

function isSchema(value: unknown): value is AnySchema & Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
