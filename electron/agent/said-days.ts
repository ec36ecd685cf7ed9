// Reads whether a deadline that a model gives rests on the person's words (T6): it names them, code reads them; a number counts
// where code finds it in their words, or in the schedule.
import { type UnusableDay } from '../../shared/i18n/en/core/agent.ts'
import type { ToolCall } from '../../shared/agent/message.ts'
import { fail, succeed, type Result } from '../../shared/result.ts'
import { dateToDay } from '../../shared/schedule/calendar.ts'
import { isExam } from '../../shared/timetable/exams.ts'
import type { TurnFacts } from '../model/model.ts'
import { lexWords } from '../language/words/lexed-text.ts'
import { readDue } from '../language/words/read-due.ts'
import type { OutputProblem } from '../model/corrections.ts'

type Call = Pick<ToolCall, 'name' | 'arguments'>

export function readSaidDay(
  call: Call,
  facts: () => TurnFacts,
  isBuiltIn: boolean,
): Result<Call, Extract<OutputProblem, { kind: 'said-day' }>> {
  const said = call.arguments['to_day']
  if (call.name !== 'upsert_task_class' || said === undefined) return succeed(call)
  const words = typeof said === 'string' ? said : JSON.stringify(said)
  const day = /^\s*\d{1,4}\s*$/.test(words)
    ? numbered(Number(words), facts, isBuiltIn)
    : dayOf(words, facts())
  if (!day.ok) return fail({ kind: 'said-day', words, why: day.failure })
  return succeed({ ...call, arguments: { ...call.arguments, to_day: day.value } })
}

function dayOf(words: string, facts: TurnFacts): Result<number, UnusableDay> {
  if (!isSaid(words, facts)) return fail('unsaid')
  const read = readDue(words, facts)
  if (read === null) return fail('unread')
  if (read.due < facts.today.date) return fail('past')
  const day = dateToDay(facts.state.window, read.due)
  return day === null ? fail('outside') : succeed(day)
}

/** The built-in rules have read theirs from the words. */
function numbered(
  day: number,
  facts: () => TurnFacts,
  isBuiltIn: boolean,
): Result<number, UnusableDay> {
  return isBuiltIn || knowsDay(day, facts()) ? succeed(day) : fail('unsaid')
}

/** A day that the person's words name, or that the schedule holds: an exam or the eve of one, the end of other work. */
export function knowsDay(day: number, facts: TurnFacts): boolean {
  const { tasks, taskClasses, window } = facts.state
  const exams = tasks.flatMap((task) => (isExam(task) ? [task.place.day] : []))
  return (
    day === window.days.length ||
    taskClasses.some(({ toDay }) => toDay === day) ||
    exams.some((exam) => day === exam || day === exam - 1) ||
    saidBy(facts).some((text) => names(text, day, facts))
  )
}

function names(text: string, day: number, facts: TurnFacts): boolean {
  const { days } = lexWords(text, facts)
  const isNumber = new RegExp(String.raw`\bdays? ?${day}\b|第 ?${day} ?天`, 'iu').test(text)
  return (
    isNumber ||
    days.some(({ dates }) => dates.some((date) => dateToDay(facts.state.window, date) === day))
  )
}

function isSaid(words: string, facts: TurnFacts): boolean {
  return words.trim() !== '' && saidBy(facts).some((text) => plain(text).includes(plain(words)))
}

function saidBy({ request, followUps, told }: TurnFacts): string[] {
  return [...told.map(({ text }) => text), request, ...followUps]
}

function plain(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, '')
}
