// Study work by hand in the terminal (U8, P6): what there is, what became of it, and every edit by the window's request.
import { terminalWords } from '../../../shared/i18n/terminal-words.ts'
import { sayLength } from '../../../shared/words/schedule/say-length.ts'
import { dateToDay } from '../../../shared/schedule/calendar.ts'
import type { HandEdit } from '../../../shared/schedule/hand-edit.ts'
import { languageOf, requirePlan } from '../../session/context.ts'
import { type ExitCode, exitCodes } from '../../terminal/printer.ts'
import { sayDateOutside } from '../../terminal/words.ts'
import type { CommandContext } from '../../terminal/command-context.ts'
import type { Handler, Handlers } from '../command-line/commands.ts'
import { findTaskClass, itemsOfClass } from '../../../shared/schedule/state.ts'
import { sumWork } from '../../../shared/schedule/work/sum-work.ts'
import { workEditSchema, type WorkEdit } from '../../../shared/schedule/work/work-edit.ts'
import {
  saySession,
  sayLimits,
  sayWorkMinutes,
  sayWorkSum,
} from '../../../shared/words/schedule/say-work.ts'
import { cleanTitle } from '../../../shared/text/quote-title.ts'
import { sayProblem } from '../../session/problem-words.ts'

export const work: Handlers<'work'> = {
  '': (context) => listWork(context, null),
  ID: (context, { ID: classId }) => listWork(context, classId),
  edit: (context, { 'ID|new': id, "'JSON'": changes }) =>
    editClass(context, id === 'new' ? null : id, changes),
  delete: (context, { ID: classId, apply = false }) => deleteWork(context, classId, apply),
  rename: (context, { COURSE: course, NAME: name, join = false }) =>
    send(context, { kind: 'rename-course', course, name, ...(join ? { joins: true } : {}) }),
  title: (context, { TASK: task, TITLE: title }) => send(context, { kind: 'session', task, title }),
  length: (context, { TASK: task, PERIODS: periods }) =>
    send(context, { kind: 'session', task, periods }),
  order: (context, { TASK: task, RANK: rank }) => send(context, { kind: 'reorder', task, rank }),
  remove: (context, { TASK: task }) => send(context, { kind: 'remove-session', task }),
}

export const markTask: Handler<'mark'> = async ({ session, printer }, values) => {
  const { TASK: task, 'done|partly|missed|open': mark, minutes } = values
  const marked = await session.request('mark-block', {
    taskId: task,
    mark,
    ...(minutes === undefined ? {} : { minutes }),
  })
  if (!marked.ok) return printer.refuse(marked.failure)
  printer.say(marked.value.summary)
  return printer.finish({ task, mark, ...marked.value })
}

/** Null is all. */
async function listWork(
  { session, printer }: CommandContext,
  classId: number | null,
): Promise<ExitCode> {
  const planned = requirePlan(session.context)
  if (!planned.ok) return printer.refuse(planned.failure)
  const { state } = planned.value
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
      const length = sayLength(item.duration, state.window, language)
      const name = `${item.order}. [${item.id}] ${cleanTitle(item.title, language)}`
      printer.say(`  ${name} · ${length} · ${saySession(state, item, language)}`)
    }
  }
  return printer.finish({ work })
}

/** Limits, and dates as the person wrote them; null makes a new one. */
async function editClass(
  context: CommandContext,
  classId: number | null,
  changes: object,
): Promise<ExitCode> {
  const { session, printer } = context
  const planned = requirePlan(session.context)
  if (!planned.ok) return printer.refuse(planned.failure)
  const { window } = planned.value.state
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
  classId: number,
  apply: boolean,
): Promise<ExitCode> {
  const { session, printer } = context
  const planned = requirePlan(session.context)
  if (!planned.ok) return printer.refuse(planned.failure)
  const { state } = planned.value
  if (apply) return send(context, { kind: 'delete-class', classId })
  const language = languageOf(session.context)
  const taskClass = findTaskClass(state, classId)
  if (taskClass === undefined) {
    return printer.refuse(sayProblem('no-class', language, String(classId)))
  }
  const sum = sumWork(state, classId)
  printer.say(
    terminalWords[language].printed.going(
      cleanTitle(taskClass.title, language),
      sayWorkSum(sum, language),
    ),
  )
  return printer.finish({ applied: false, sum })
}

async function send({ session, printer }: CommandContext, edit: WorkEdit): Promise<ExitCode> {
  const edited = await session.request('edit-work', { edit })
  if (!edited.ok) return printer.refuse(edited.failure)
  printer.say(edited.value.summary)
  return printer.finish({ edit, ...edited.value })
}

/** A date becomes a day only where the term is known. */
export const move: Handler<'move'> = (context, { TASK: task, DATE: date, PERIOD: start }) => {
  const { session, printer } = context
  const planned = requirePlan(session.context)
  if (!planned.ok) return printer.refuse(planned.failure)
  const { window } = planned.value.state
  const day = dateToDay(window, date)
  if (day === null) {
    const message = sayDateOutside(date, window, languageOf(session.context))
    return printer.refuse({ code: 'bad-date', message })
  }
  return editByHand(context, { kind: 'put', task, day, start })
}

export const swap: Handler<'swap'> = (context, { TASK: taskA, TASK2: taskB }) =>
  editByHand(context, { kind: 'swap', taskA, taskB })

export const unplace: Handler<'unplace'> = (context, { TASK: task }) =>
  editByHand(context, { kind: 'unplace', task })

export const pin: Handler<'pin'> = (context, { TASK: task }) =>
  editByHand(context, { kind: 'pin', task })

export const unpin: Handler<'unpin'> = (context, { TASK: task }) =>
  editByHand(context, { kind: 'unpin', task })

async function editByHand({ session, printer }: CommandContext, edit: HandEdit): Promise<ExitCode> {
  const edited = await session.request('edit-by-hand', { edit })
  if (!edited.ok) return printer.refuse(edited.failure)
  printer.say(edited.value.summary)
  return printer.finish({ edit, ...edited.value })
}
