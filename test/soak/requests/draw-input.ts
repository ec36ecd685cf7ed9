// Inputs made from a request's own schema, and then spoilt: what a page of another version, or no page at all, might send.
import { z } from 'zod'
import { contract, type RequestName } from '../../../shared/contract/contract.ts'
import { pick, type Dice } from '../dice.ts'

type JsonSchema = z.core.JSONSchema.BaseSchema

/** Words of the sample term and of the formats, so that an input often means something. */
const words = [
  'Linear algebra',
  'Data structures',
  'plan my week',
  'move it to Friday',
  '把线性代数挪到周五',
  '2026-11-24',
  '2026-11-24T09:00',
  '09:00',
  'weekloom-2026.db',
  'id-1',
  'http://127.0.0.1:9/v1',
  'en',
  'Algebra,Mon,1-2,Room 3',
  Buffer.from('BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n').toString('base64'),
]

const schemas = new Map<RequestName, JsonSchema>()

function schemaOf(name: RequestName): JsonSchema {
  const known = schemas.get(name)
  if (known !== undefined) return known
  const schema = z.toJSONSchema(contract[name].input, { unrepresentable: 'any', io: 'input' })
  schemas.set(name, schema)
  return schema
}

/** Fits the schema but for what only its own checks know. */
export function drawInput(name: RequestName, dice: Dice): unknown {
  const root = schemaOf(name)
  return draw(root, root, dice, 0)
}

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null

function draw(schema: JsonSchema, root: JsonSchema, dice: Dice, depth: number): unknown {
  if (schema.$ref !== undefined) return draw(follow(schema.$ref, root), root, dice, depth + 1)
  if (schema.const !== undefined) return schema.const
  if (schema.enum !== undefined) return pick(dice, schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices !== undefined) return draw(pick(dice, choices), root, dice, depth + 1)
  switch (schema.type) {
    case 'object':
      return drawObject(schema, root, dice, depth)
    case 'array':
      return isSchema(schema.items)
        ? drawList(schema.items, lengthOf(schema, dice), root, dice, depth)
        : []
    case 'string':
      return drawText(schema, dice)
    case 'integer':
    case 'number':
      return drawNumber(schema, dice)
    case 'boolean':
      return dice(2) === 0
    case 'null':
      return null
    default:
      return pick(dice, odd)
  }
}

function follow(ref: string, root: JsonSchema): JsonSchema {
  const found = root.$defs?.[ref.split('/').at(-1) ?? '']
  return isSchema(found) ? found : root
}

function drawObject(schema: JsonSchema, root: JsonSchema, dice: Dice, depth: number): unknown {
  const object: Record<string, unknown> = {}
  for (const [key, part] of Object.entries(schema.properties ?? {})) {
    const isThere = (schema.required ?? []).includes(key) || (depth < 6 && dice(2) === 0)
    if (isThere && isSchema(part)) object[key] = draw(part, root, dice, depth + 1)
  }
  const more = schema.additionalProperties
  if (isSchema(more) && depth < 6)
    for (let left = dice(3); left > 0; left -= 1)
      object[pick(dice, words)] = draw(more, root, dice, depth + 1)
  return object
}

function lengthOf({ minItems = 0, maxItems = 5 }: JsonSchema, dice: Dice): number {
  return Math.min(maxItems, minItems + dice(3))
}

function drawList(
  items: JsonSchema,
  length: number,
  root: JsonSchema,
  dice: Dice,
  depth: number,
): unknown[] {
  return Array.from({ length: depth > 8 ? 0 : length }, () => draw(items, root, dice, depth + 1))
}

function drawText({ minLength = 0, maxLength = 200 }: JsonSchema, dice: Dice): string {
  const text = dice(4) === 0 ? pick(dice, texts) : pick(dice, words)
  return text.padEnd(minLength, 'x').slice(0, Math.max(minLength, maxLength))
}

function drawNumber(schema: JsonSchema, dice: Dice): number {
  const { minimum = -3, maximum = Number.MAX_SAFE_INTEGER } = schema
  if (dice(8) === 0) return pick(dice, [minimum, Math.min(maximum, 1e9)])
  return Math.min(maximum, Math.max(minimum, dice(dice(2) === 0 ? 8 : 400)))
}

const texts = [
  '',
  ' ',
  '\0',
  '\u202e\u0000\ufffe',
  '\ud800',
  '😀'.repeat(40),
  '../../../etc/passwd',
  '__proto__',
  'constructor',
  "'; DROP TABLE tasks; --",
  '<script>alert(1)</script>',
  'x'.repeat(3_000),
  '{"kind":"tool"}',
  '九点后',
]

const odd: unknown[] = [
  null,
  true,
  -1,
  0,
  0.5,
  1e308,
  9_007_199_254_740_992,
  [],
  {},
  [[[[[[[[]]]]]]]],
  { __proto__: null, toString: 1 },
  ...texts,
]

/** One to three places of it changed, left out, added or put elsewhere. */
export function spoil(input: unknown, dice: Dice): unknown {
  let spoilt = input
  for (let left = 1 + dice(3); left > 0; left -= 1) spoilt = spoilOnce(spoilt, dice)
  return spoilt
}

function spoilOnce(value: unknown, dice: Dice): unknown {
  if (typeof value !== 'object' || value === null || dice(5) === 0) return pick(dice, odd)
  if (Array.isArray(value)) return spoilList(value, dice)
  const entries = Object.entries(value)
  const at = dice(entries.length + 1)
  const chosen = entries[at]
  if (chosen === undefined)
    return Object.fromEntries([...entries, [drawKey(dice), pick(dice, odd)]])
  if (dice(4) === 0) return Object.fromEntries(entries.toSpliced(at, 1))
  const changed: [string, unknown] = [chosen[0], spoilOnce(chosen[1], dice)]
  return Object.fromEntries(entries.toSpliced(at, 1, changed))
}

function drawKey(dice: Dice): string {
  return pick(dice, ['more', '__proto__', 'constructor', 'toString', '', 'id', 'length'])
}

function spoilList(list: unknown[], dice: Dice): unknown[] {
  if (list.length === 0 || dice(3) === 0) return [...list, pick(dice, odd)]
  if (dice(6) === 0) {
    // Long, and not long lists of long lists: what is larger than a message may be is another question.
    const characters = JSON.stringify(list[0]).length
    return Array.from({ length: Math.min(3_000, Math.ceil(1_000_000 / characters)) }, () => list[0])
  }
  const at = dice(list.length)
  return list.toSpliced(at, 1, spoilOnce(list[at], dice))
}
