// Mends forms that have only one meaning (G4), led by the JSON schema of what was asked for; zod decides afterwards.

/** As far as the forms go that zod writes for contracts and arguments. */
export type WantedSchema = {
  type?: unknown
  properties?: unknown
  required?: unknown
  additionalProperties?: unknown
  items?: unknown
  enum?: unknown
  anyOf?: unknown
}

/** Words for the person or the trace: without them an answer means the same. */
const mayBeEmpty: ReadonlySet<string> = new Set(['speak', 'reason', 'thought'])

/** Far deeper than any contract; what a hostile output nests below is left to zod. */
const deepest = 12

/**
 * Keys that nobody asked for go; nulls for what may be absent go; numbers in quotes, objects as text, one value in the
 * place of a list and `day` in the place of `new_day` become what was asked for. All else stays as it is.
 */
export function fitToSchema(value: unknown, schema: WantedSchema, depth = 0): unknown {
  if (depth > deepest) return value
  const wanted = soleAlternative(schema, value)
  if (wanted === null) return value
  switch (wanted.type) {
    case 'object':
      return fitObject(parsed(value), wanted, depth)
    case 'array':
      return fitArray(parsed(value), wanted, depth)
    case 'integer':
    case 'number':
      return typeof value === 'string' && /^\s*-?\d+(?:\.\d+)?\s*$/.test(value)
        ? Number(value)
        : value
    case 'boolean':
      return value === 'true' ? true : value === 'false' ? false : value
    default:
      return fitWord(value, wanted)
  }
}

/** Null where nothing is to be mended, or the schema leaves several forms open. */
function soleAlternative(schema: WantedSchema, value: unknown): WantedSchema | null {
  if (!Array.isArray(schema.anyOf)) return schema
  if (value === null) return null
  const [only, ...others] = schema.anyOf.filter(isRecord).filter(({ type }) => type !== 'null')
  return only === undefined || others.length > 0 ? null : only
}

function fitObject(value: unknown, schema: WantedSchema, depth: number): unknown {
  if (!isRecord(value)) return value
  const wanted = isRecord(schema.properties) ? schema.properties : {}
  const needed = Array.isArray(schema.required) ? schema.required : []
  const isOpen = schema.additionalProperties !== false
  const fitted: Record<string, unknown> = {}
  for (const [name, each] of Object.entries(value)) {
    const key = Object.hasOwn(wanted, name) ? name : (otherName(name, value, wanted) ?? name)
    const inner = Object.hasOwn(wanted, key) ? wanted[key] : undefined
    if (isRecord(inner)) {
      const isBlank = each === null && (!allowsNull(inner) || !needed.includes(key))
      if (!isBlank) fitted[key] = fitToSchema(each, inner, depth + 1)
    } else if (isOpen && key !== '__proto__') fitted[key] = each
  }
  return { ...fitted, ...missingOf(fitted, wanted, needed) }
}

/** `day` for `new_day`, and the other way round, where only the one is known and it was not given. */
function otherName(name: string, given: object, wanted: object): string | null {
  const other = name.startsWith('new_') ? name.slice('new_'.length) : `new_${name}`
  return Object.hasOwn(wanted, other) && !Object.hasOwn(given, other) ? other : null
}

function missingOf(
  given: object,
  wanted: Record<string, unknown>,
  needed: readonly unknown[],
): Record<string, unknown> {
  const missing: Record<string, unknown> = {}
  for (const [key, schema] of Object.entries(wanted)) {
    if (!needed.includes(key) || Object.hasOwn(given, key) || !isRecord(schema)) continue
    if (schema['type'] === 'array' && schema['minItems'] === undefined) missing[key] = []
    else if (mayBeEmpty.has(key)) missing[key] = ''
  }
  return missing
}

function fitArray(value: unknown, { items }: WantedSchema, depth: number): unknown {
  if (value === null || value === undefined) return value
  const list = Array.isArray(value) ? value : [value]
  return isRecord(items) ? list.map((each) => fitToSchema(each, items, depth + 1)) : list
}

/** One of the words that may be chosen, whatever its case; a number where a text is wanted. */
function fitWord(value: unknown, schema: WantedSchema): unknown {
  if (schema.type === 'string' && typeof value === 'number') return String(value)
  if (typeof value !== 'string' || !Array.isArray(schema.enum)) return value
  const said = value.trim().toLowerCase()
  const words: unknown[] = schema.enum
  return words.find((word) => typeof word === 'string' && word.toLowerCase() === said) ?? value
}

/** The value that a text holds as JSON; other texts as they are. */
function parsed(value: unknown): unknown {
  if (typeof value !== 'string' || !/^\s*[{[]/.test(value)) return value
  try {
    const inner: unknown = JSON.parse(value)
    return inner
  } catch {
    return value
  }
}

function allowsNull(schema: WantedSchema): boolean {
  return (
    schema.type === 'null' ||
    (Array.isArray(schema.anyOf) &&
      schema.anyOf.some((each) => isRecord(each) && each['type'] === 'null'))
  )
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
