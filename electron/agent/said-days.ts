// Turns the words in which a call gives a deadline into a day of the window (T6): a model names them, code reads them.
import type { ToolCall } from '../../shared/agent/message.ts'
import { fail, succeed, type Result } from '../../shared/result.ts'
import { dateToDay } from '../../shared/schedule/calendar.ts'
import type { TurnFacts } from './model/model.ts'
import { readDue } from './model/offline/read/read-homework.ts'
import type { OutputProblem, UnusableDay } from './output/corrections.ts'

type Call = Pick<ToolCall, 'name' | 'arguments'>

export function readSaidDay(
  call: Call,
  facts: () => TurnFacts,
): Result<Call, Extract<OutputProblem, { kind: 'said-day' }>> {
  const said = call.arguments['to_day']
  if (call.name !== 'upsert_task_class' || typeof said !== 'string') return succeed(call)
  const day = /^\s*\d{1,4}\s*$/.test(said) ? succeed(Number(said)) : dayOf(said, facts())
  if (!day.ok) return fail({ kind: 'said-day', words: said, why: day.failure })
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

function isSaid(words: string, { request, followUps, told }: TurnFacts): boolean {
  const said = [...told.map(({ text }) => text), request, ...followUps]
  return words.trim() !== '' && said.some((text) => plain(text).includes(plain(words)))
}

function plain(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, '')
}
