// Writes the one short question in which a model reads a message into acts (M7): within a budget of tokens, names last.
import { readingWords } from '../../../shared/i18n/core/reading.ts'
import type { Language } from '../../../shared/language.ts'
import type { TurnFacts } from '../../model/model.ts'
import type { Message } from '../../../shared/agent/message.ts'
import { estimateTokens } from '../../../shared/model/estimate-tokens.ts'
import { weekdayOf } from '../../../shared/schedule/calendar.ts'
import type { ScheduleState } from '../../../shared/schedule/state.ts'
import { cleanTitle } from '../../../shared/text/quote-title.ts'
import { weekdayName } from '../../../shared/time/say/weekday-name.ts'
import { actNames, flagNames, roleNames } from '../../language/reader/frame.ts'
import { fenceData } from '../prompt/fence.ts'

/** Tokens of all that a model is given to read here, and of what it may answer. */
export const readingBudget = { prompt: 900, answer: 200 } as const

function listed(names: readonly string[], hints: Record<string, string>): string {
  return names
    .map((name) => (hints[name] === undefined ? name : `${name} (${hints[name]})`))
    .join(', ')
}

function instructionIn(language: Language): string {
  const { prompt: say, actHints, roleHints, examples } = readingWords[language]
  return [
    say.task,
    `${say.acts} ${listed(actNames, actHints)}`,
    `${say.roles} ${listed(roleNames, roleHints)}`,
    `${say.flags} ${flagNames.join(', ')}`,
    say.words,
    ...examples.map(({ said, acts }) => `${said}\n${JSON.stringify({ acts })}`),
  ].join('\n')
}

/** Null where the message leaves no room. */
export function readingPrompt(
  text: string,
  { state, today, language }: Pick<TurnFacts, 'state' | 'today' | 'language'>,
): Message[] | null {
  const instruction = instructionIn(language)
  const weekday = weekdayName(weekdayOf(today.date), language, 'long')
  const date = `${readingWords[language].prompt.today} ${weekday} ${today.date}`
  const said = fenceData('message', text)
  const left = readingBudget.prompt - estimateTokens(instruction) - estimateTokens(said)
  const names = namesWithin(state, language, left - estimateTokens(date) - roomOfFence)
  if (names === null) return null
  const told = [date, ...(names === '' ? [] : [fenceData('names', names)]), said].join('\n')
  return [
    { role: 'system', content: instruction },
    { role: 'user', content: told },
  ]
}

/** Tokens around the names, and what rounding loses. */
const roomOfFence = 14

/** The courses and works of the schedule, as many as fit. */
function namesWithin(
  { taskClasses, tasks }: ScheduleState,
  language: Language,
  tokens: number,
): string | null {
  if (tokens < 0) return null
  const known = new Set(
    [
      ...taskClasses.map(({ course }) => course),
      ...taskClasses.map(({ title }) => title),
      ...tasks.flatMap((task) => (task.kind === 'event' ? [task.title] : [])),
    ]
      .filter((name) => name.trim() !== '')
      .map((name) => cleanTitle(name, language)),
  )
  let names = ''
  for (const name of known) {
    const more = names === '' ? name : `${names}; ${name}`
    if (estimateTokens(more) > tokens) break
    names = more
  }
  return names
}
