// Study work in the terminal (U8): what there is, and every edit of it by the same request as the window's.
import { assertNever } from '../../../shared/assert-never.ts'
import { dateToDay } from '../../../shared/schedule/calendar.ts'
import { findTaskClass, itemsOfClass, type ScheduleState } from '../../../shared/schedule/state.ts'
import { sumWork } from '../../../shared/schedule/work/sum-work.ts'
import { workEditSchema, type WorkEdit } from '../../../shared/schedule/work/work-edit.ts'
import { sayCount } from '../../../shared/text/say-count.ts'
import {
  saySession,
  sayLimits,
  sayWorkMinutes,
  sayWorkSum,
} from '../../../shared/words/schedule/say-work.ts'
import { cleanTitle } from '../../../shared/text/quote-title.ts'
import { languageOf, requirePlan } from '../../session/context.ts'
import { sayProblem } from '../../session/problem-words.ts'
import type { Command } from '../command-line/command.ts'
import { exitCodes, type ExitCode } from '../printer.ts'
import { sayDateOutside, sayGoing } from '../words/words.ts'
import type { CommandContext } from './command-context.ts'

export async function runWork(
  context: CommandContext,
  { wish }: Extract<Command, { name: 'work' }>,
): Promise<ExitCode> {
  const { session, printer } = context
  const planned = requirePlan(session.context)
  if (!planned.ok) return printer.refuse(planned.failure)
  const { state } = planned.value
  switch (wish.kind) {
    case 'list':
      return listWork(context, state, wish.classId)
    case 'class':
      return editClass(context, state, wish)
    case 'delete':
      return deleteWork(context, state, wish)
    case 'edit':
      return send(context, wish.edit)
    default:
      return assertNever(wish)
  }
}

async function listWork(
  { session, printer }: CommandContext,
  state: ScheduleState,
  classId: number | null,
): Promise<ExitCode> {
  const language = languageOf(session.context)
  const chosen = state.taskClasses.filter(({ id }) => classId === null || id === classId)
  if (classId !== null && chosen.length === 0) {
    return printer.refuse(sayProblem('no-class', language, String(classId)))
  }
  const work = chosen.map((taskClass) => ({
    taskClass,
    sum: sumWork(state, taskClass.id),
    sessions: itemsOfClass(state, taskClass.id),
  }))
  for (const { sum, sessions, taskClass } of work) {
    const title = cleanTitle(taskClass.title, language)
    const course = cleanTitle(taskClass.course, language)
    printer.say(`[${taskClass.id}] ${title}${title === course ? '' : ` · ${course}`}`)
    printer.say(`  ${sayWorkSum(sum, language)} · ${sayWorkMinutes(sum, language)}`)
    if (classId === null) continue
    for (const limit of sayLimits(state, taskClass, language)) printer.say(`  ${limit}`)
    for (const item of sessions) {
      const length = sayCount(item.duration, 'period', language)
      const name = `${item.order}. [${item.id}] ${cleanTitle(item.title, language)}`
      printer.say(`  ${name} · ${length} · ${saySession(state, item, language)}`)
    }
  }
  return printer.finish({ work })
}

async function editClass(
  context: CommandContext,
  { window }: ScheduleState,
  { classId, changes }: { classId: number | null; changes: object },
): Promise<ExitCode> {
  const { session, printer } = context
  const language = languageOf(session.context)
  const { from, to, periods, sessions = [], ...fields } = { ...changes } as Record<string, unknown>
  const dates = Object.entries({ fromDay: from, toDay: to }).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  const outside = dates.find(([, date]) => dateToDay(window, date) === null)
  if (outside !== undefined) {
    const message = sayDateOutside(outside[1], window, language)
    return printer.refuse({ code: 'bad-date', message })
  }
  const days = Object.fromEntries(dates.map(([name, date]) => [name, dateToDay(window, date)]))
  const length = periods === undefined ? {} : { periods }
  const edit = { kind: 'class', classId, fields: { ...fields, ...days }, sessions, ...length }
  const parsed = workEditSchema.safeParse(edit)
  if (!parsed.success) {
    const names = parsed.error.issues.map((issue) =>
      issue.code === 'unrecognized_keys' ? issue.keys.join(', ') : issue.path.slice(1).join('.'),
    )
    const detail = [...new Set(names)].join(', ').slice(0, 80)
    return printer.refuse(sayProblem('bad-input', language, detail), exitCodes.usage)
  }
  return send(context, parsed.data)
}

/** Without `apply` nothing goes: it says what would. */
async function deleteWork(
  context: CommandContext,
  state: ScheduleState,
  { classId, apply }: { classId: number; apply: boolean },
): Promise<ExitCode> {
  const { session, printer } = context
  if (apply) return send(context, { kind: 'delete-class', classId })
  const language = languageOf(session.context)
  const taskClass = findTaskClass(state, classId)
  if (taskClass === undefined) {
    return printer.refuse(sayProblem('no-class', language, String(classId)))
  }
  const sum = sumWork(state, classId)
  printer.say(sayGoing(cleanTitle(taskClass.title, language), sayWorkSum(sum, language), language))
  return printer.finish({ applied: false, sum })
}

async function send({ session, printer }: CommandContext, edit: WorkEdit): Promise<ExitCode> {
  const edited = await session.request('edit-work', { edit })
  if (!edited.ok) return printer.refuse(edited.failure)
  printer.say(edited.value.summary)
  return printer.finish({ edit, ...edited.value })
}
