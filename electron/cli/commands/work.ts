// Study work by hand in the terminal (U8, P6): what there is, what became of it, and every edit by the window's request.
import { sayLength } from '../../../shared/words/schedule/say-length.ts'
import { dateToDay } from '../../../shared/schedule/calendar.ts'
import type { HandEdit } from '../../../shared/schedule/hand-edit.ts'
import { type ExitCode, exitCodes } from '../../terminal/printer.ts'
import { sayDateOutside } from '../../terminal/words.ts'
import { ask, withPlan, type CommandContext } from '../../terminal/command-context.ts'
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

export const markTask: Handler<'mark'> = (context, values) => {
  const { TASK: taskId, 'done|partly|missed|open': mark, minutes } = values
  const wish = { taskId, mark, ...(minutes === undefined ? {} : { minutes }) }
  return ask(context, 'mark-block', wish, (marked) =>
    context.printer.end(marked.summary, { task: taskId, mark, ...marked }),
  )
}

/** Null is all. */
function listWork(context: CommandContext, classId: number | null) {
  const { printer, language } = context
  return withPlan(context, ({ state }) => {
    const chosen = state.taskClasses.filter(({ id }) => classId === null || id === classId)
    if (classId !== null && chosen.length === 0)
      return printer.refuse(sayProblem('no-class', language, String(classId)))
    const listed = chosen.map((taskClass) => ({
      taskClass,
      sum: sumWork(state, taskClass.id),
      sessions: itemsOfClass(state, taskClass.id),
    }))
    for (const { sum, sessions, taskClass } of listed) {
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
    return printer.finish({ work: listed })
  })
}

/** Limits, and dates as the person wrote them; null makes a new one. */
function editClass(context: CommandContext, classId: number | null, changes: object) {
  const { printer, language } = context
  return withPlan(context, ({ state: { window } }) => {
    const {
      from,
      to,
      periods,
      sessions = [],
      ...fields
    } = { ...changes } as Record<string, unknown>
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
    if (parsed.success) return send(context, parsed.data)
    const names = parsed.error.issues.map((issue) =>
      issue.code === 'unrecognized_keys' ? issue.keys.join(', ') : issue.path.slice(1).join('.'),
    )
    const detail = [...new Set(names)].join(', ').slice(0, 80)
    return printer.refuse(sayProblem('bad-input', language, detail), exitCodes.usage)
  })
}

/** Without `apply` nothing goes: it says what would. */
function deleteWork(context: CommandContext, classId: number, apply: boolean) {
  const { printer, language, words } = context
  return withPlan(context, ({ state }) => {
    if (apply) return send(context, { kind: 'delete-class', classId })
    const taskClass = findTaskClass(state, classId)
    if (taskClass === undefined)
      return printer.refuse(sayProblem('no-class', language, String(classId)))
    const sum = sumWork(state, classId)
    const title = cleanTitle(taskClass.title, language)
    return printer.end(words.printed.going(title, sayWorkSum(sum, language)), {
      applied: false,
      sum,
    })
  })
}

function send(context: CommandContext, edit: WorkEdit): Promise<ExitCode> {
  return ask(context, 'edit-work', { edit }, (edited) =>
    context.printer.end(edited.summary, { edit, ...edited }),
  )
}

/** A date becomes a day only where the term is known. */
export const move: Handler<'move'> = (context, { TASK: task, DATE: date, PERIOD: start }) =>
  withPlan(context, ({ state: { window } }) => {
    const { printer, language } = context
    const day = dateToDay(window, date)
    if (day !== null) return editByHand(context, { kind: 'put', task, day, start })
    return printer.refuse({ code: 'bad-date', message: sayDateOutside(date, window, language) })
  })

export const swap: Handler<'swap'> = (context, { TASK: taskA, TASK2: taskB }) =>
  editByHand(context, { kind: 'swap', taskA, taskB })

export const unplace: Handler<'unplace'> = (context, { TASK: task }) =>
  editByHand(context, { kind: 'unplace', task })

export const pin: Handler<'pin'> = (context, { TASK: task }) =>
  editByHand(context, { kind: 'pin', task })

export const unpin: Handler<'unpin'> = (context, { TASK: task }) =>
  editByHand(context, { kind: 'unpin', task })

function editByHand(context: CommandContext, edit: HandEdit): Promise<ExitCode> {
  return ask(context, 'edit-by-hand', { edit }, (edited) =>
    context.printer.end(edited.summary, { edit, ...edited }),
  )
}
