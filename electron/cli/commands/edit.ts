// The schedule by hand in the terminal: put, swap, take off, pin, unpin; the same request as the window's.
import { dateToDay } from '../../../shared/schedule/calendar.ts'
import type { HandEdit } from '../../../shared/schedule/hand-edit.ts'
import { languageOf, requirePlan } from '../../session/context.ts'
import type { ExitCode } from '../printer.ts'
import { sayDateOutside } from '../words/words.ts'
import type { CommandContext, Handler } from './command-context.ts'

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
  return send(context, { kind: 'put', task, day, start })
}

export const swap: Handler<'swap'> = (context, { TASK: taskA, TASK2: taskB }) =>
  send(context, { kind: 'swap', taskA, taskB })

export const unplace: Handler<'unplace'> = (context, { TASK: task }) =>
  send(context, { kind: 'unplace', task })

export const pin: Handler<'pin'> = (context, { TASK: task }) => send(context, { kind: 'pin', task })

export const unpin: Handler<'unpin'> = (context, { TASK: task }) =>
  send(context, { kind: 'unpin', task })

async function send({ session, printer }: CommandContext, edit: HandEdit): Promise<ExitCode> {
  const edited = await session.request('edit-by-hand', { edit })
  if (!edited.ok) return printer.refuse(edited.failure)
  printer.say(edited.value.summary)
  return printer.finish({ edit, ...edited.value })
}
