// Says what is wrong with a tool's arguments and what is allowed, one sentence a problem (T1).
import { type ArgumentName } from '../i18n/en/core/tool-descriptions.ts'
import { toolDescriptionWords } from '../i18n/core/tool-descriptions.ts'
import { toolWords } from '../i18n/core/tools.ts'
import type { z } from 'zod'
import type { Language } from '../language.ts'
import type { Window } from '../schedule/state.ts'
import { joinWords } from '../text/join-words.ts'
import { quoteTitle } from '../text/quote-title.ts'
import { tools, type ToolName } from './catalogue.ts'

/** Where the arguments stand and what they are read against. */
export type ArgumentSource = {
  tool: ToolName
  value: unknown
  window: Window | null
  language: Language
}

/** One of the problems that zod found. */
export function sayIssue(source: ArgumentSource, issue: z.core.$ZodIssue): string {
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
export function sayOutOfWindow(
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

export function sayBackwards(start: number, end: number, language: Language): string {
  return toolWords[language].argumentProblem.backwards(start, end)
}

const moveSchema = tools.batch_move.arguments.shape.moves.element

const argumentNames = new Set<PropertyKey>(
  [moveSchema, ...Object.values(tools).map((tool) => tool.arguments)].flatMap((schema) =>
    Object.keys(schema.shape),
  ),
)

export function isArgumentName(key: PropertyKey): key is ArgumentName {
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
