// Parses the arguments of a tool call as typed values, or a sentence that says what is allowed (T1).
import type { z } from 'zod'
import { toolDescriptionWords } from '../i18n/core/tool-descriptions.ts'
import { toolWords } from '../i18n/shared/tools.ts'
import type { ArgumentName } from '../i18n/en/core/tool-descriptions.ts'
import type { Language } from '../language.ts'
import { fail, succeed, type Result } from '../result.ts'
import type { Window } from '../schedule/state.ts'
import { joinWords } from '../text/join-words.ts'
import { quoteTitle } from '../text/quote-title.ts'
import { tools, type ToolArguments, type ToolName } from './catalogue.ts'
import type { InvalidOutcome, ToolContext } from './tool-context.ts'

/** Told at once; more would bury the first. */
const maxProblems = 3

/** Never throws. With a window, day and slot numbers that it does not have are refused too. */
export function parseToolArguments<Name extends ToolName>(
  name: Name,
  value: unknown,
  language: Language,
  window: Window | null = null,
): Result<ToolArguments<Name>, string> {
  const source: ArgumentSource = { tool: name, value, window, language }
  const schema: (typeof tools)[Name]['arguments'] = tools[name].arguments
  const parsed = parseWith(schema, value)
  if (!parsed.success) {
    return failWith(
      parsed.error.issues.map((issue) => sayIssue(source, issue)),
      language,
    )
  }
  const problems = [...outOfWindow(source, parsed.data, []), ...backwards(parsed.data, source)]
  return problems.length > 0 ? failWith(problems, language) : succeed(parsed.data)
}

/** What `run` makes of the arguments, or why they are none. */
export function withArguments<Name extends ToolName, Outcome>(
  name: Name,
  value: unknown,
  { language, state }: Pick<ToolContext, 'language' | 'state'>,
  run: (args: ToolArguments<Name>) => Outcome,
): Outcome | InvalidOutcome {
  const parsed = parseToolArguments(name, value, language, state.window)
  return parsed.ok ? run(parsed.value) : { kind: 'invalid', text: parsed.failure }
}

// Keeps the schema's own output type, which a call on the union of all schemas would lose.
function parseWith<Schema extends z.ZodObject>(
  schema: Schema,
  value: unknown,
): z.ZodSafeParseResult<z.infer<Schema>> {
  return schema.safeParse(value)
}

function failWith(problems: string[], language: Language): { ok: false; failure: string } {
  return fail([...new Set(problems)].slice(0, maxProblems).join(toolWords[language].argumentGaps))
}

const bounds: Partial<Record<ArgumentName, 'days' | 'periods'>> = {
  day: 'days',
  new_day: 'days',
  slot_start: 'periods',
  slot_end: 'periods',
  new_slot_start: 'periods',
  duration: 'periods',
  from_day: 'days',
  to_day: 'days',
}

function outOfWindow(source: ArgumentSource, value: object, path: PropertyKey[]): string[] {
  const { window } = source
  if (window === null) return []
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
    const innerPath = [...path, Array.isArray(value) ? Number(key) : key]
    if (typeof inner === 'object' && inner !== null) return outOfWindow(source, inner, innerPath)
    const bound = isArgumentName(key) ? bounds[key] : undefined
    if (bound === undefined || typeof inner !== 'number' || inner <= window[bound].length) return []
    return isArgumentName(key) ? [sayOutOfWindow(source, innerPath, key, inner)] : []
  })
}

function backwards(value: object, { language }: ArgumentSource): string[] {
  if (!('slot_start' in value) || !('slot_end' in value)) return []
  const { slot_start: start, slot_end: end } = value
  if (typeof start !== 'number' || typeof end !== 'number' || start <= end) return []
  return [sayBackwards(start, end, language)]
}

// Says what is wrong with a tool's arguments and what is allowed, one sentence a problem (T1).

/** Where the arguments stand and what they are read against. */
type ArgumentSource = {
  tool: ToolName
  value: unknown
  window: Window | null
  language: Language
}

/** One of the problems that zod found. */
function sayIssue(source: ArgumentSource, issue: z.core.$ZodIssue): string {
  const { tool, value, window, language } = source
  const say = toolWords[language].argumentProblem
  if (issue.code === 'unrecognized_keys') return sayUnknownKeys(source, issue.path, issue.keys)
  const path = pathOfArgument(issue.path)
  const argument = path.findLast(isArgumentName)
  if (argument === undefined) {
    const names = sayNames(tools[tool].arguments, language)
    return names === '' ? say.noArguments(tool) : say.notAnObject(tool, names)
  }
  const allowed = describeArgument(argument, window, language)
  const given = valueAt(value, issue.path)
  if (given === undefined) return say.missing(tool, sayPath(path), allowed)
  return say.wrong(sayPath(path), allowed, sayGiven(given, language))
}

/** A number that the schema takes and the window does not have. */
function sayOutOfWindow(
  { window, language }: ArgumentSource,
  path: PropertyKey[],
  argument: ArgumentName,
  given: number,
): string {
  const allowed = describeArgument(argument, window, language)
  return toolWords[language].argumentProblem.wrong(
    sayPath(path),
    allowed,
    sayGiven(given, language),
  )
}

function sayBackwards(start: number, end: number, language: Language): string {
  return toolWords[language].argumentProblem.backwards(start, end)
}

const moveSchema = tools.batch_move.arguments.shape.moves.element

const argumentNames = new Set<PropertyKey>(
  [moveSchema, ...Object.values(tools).map((tool) => tool.arguments)].flatMap((schema) =>
    Object.keys(schema.shape),
  ),
)

function isArgumentName(key: PropertyKey): key is ArgumentName {
  return argumentNames.has(key)
}

function sayUnknownKeys(
  { tool, language }: ArgumentSource,
  path: PropertyKey[],
  keys: string[],
): string {
  const say = toolWords[language].argumentProblem
  const quoted = joinWords(
    keys.slice(0, 5).map((key) => quoteTitle(key, language)),
    language,
  )
  if (path.length > 0) return say.unknownKeys(sayPath(path), quoted, sayNames(moveSchema, language))
  const names = sayNames(tools[tool].arguments, language)
  return names === '' ? say.unknownKeyOfNone(tool, quoted) : say.unknownKeys(tool, quoted, names)
}

function sayNames(schema: z.ZodObject, language: Language): string {
  const names = Object.entries(schema.shape).map(([name, type]) =>
    type.safeParse(undefined).success ? toolWords[language].argumentProblem.optional(name) : name,
  )
  return names.join(', ')
}

/** The path as far as the last argument that has a name: what is wrong in a list is told of the list. */
function pathOfArgument(path: PropertyKey[]): PropertyKey[] {
  return path.slice(0, path.findLastIndex(isArgumentName) + 1)
}

/** "moves[0].new_day". */
function sayPath(path: PropertyKey[]): string {
  return path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '')
}

function valueAt(value: unknown, path: PropertyKey[]): unknown {
  return path.reduce<unknown>((holder, key) => {
    const isHolder = typeof holder === 'object' && holder !== null && Object.hasOwn(holder, key)
    return isHolder ? Reflect.get(holder, key) : undefined
  }, value)
}

function sayGiven(given: unknown, language: Language): string {
  const { list, object, nothing } = toolWords[language].argumentProblem.given
  if (Array.isArray(given)) return list
  if (typeof given === 'string') return quoteTitle(given, language)
  if (typeof given === 'number' || typeof given === 'boolean') {
    return Number.isNaN(given) ? nothing : String(given)
  }
  return given === null || given === undefined ? nothing : object
}

/** "a day of the window, a whole number from 1 to 112"; a window that is not known sets no upper bound. */
function describeArgument(
  argument: ArgumentName,
  window: Window | null,
  language: Language,
): string {
  const { bounded, open } = toolDescriptionWords[language].rangePhrases
  const days = window === null ? open : bounded(window.days.length)
  const periods = window === null ? open : bounded(window.periods.length)
  return toolDescriptionWords[language].argumentDescriptions(days, periods)[argument]
}
