// Parses the arguments of a tool call as typed values, or a sentence that says what is allowed (T1).
import { type ArgumentName } from '../i18n/en/core/tool-descriptions.ts'
import { toolWords } from '../i18n/core/tools.ts'
import type { z } from 'zod'
import type { Language } from '../language.ts'
import { fail, succeed, type Result } from '../result.ts'
import type { Window } from '../schedule/state.ts'
import { tools, type ToolArguments, type ToolName } from './catalogue.ts'
import {
  isArgumentName,
  sayBackwards,
  sayIssue,
  sayOutOfWindow,
  type ArgumentSource,
} from './say-argument-problem.ts'

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

type Bound = 'days' | 'periods'

const bounds: Partial<Record<ArgumentName, Bound>> = {
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
