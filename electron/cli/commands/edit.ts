// The schedule by hand in the terminal: put, swap, take off, pin, unpin; the same request as the window's.
import { dateToDay } from '../../../shared/schedule/calendar.ts'
import type { HandEdit } from '../../../shared/schedule/hand-edit.ts'
import { languageOf, requirePlan } from '../../session/context.ts'
import type { Command } from '../command-line/command.ts'
import type { ExitCode } from '../printer.ts'
import type { CommandContext } from './command-context.ts'
import { sayDateOutside } from '../words/words.ts'

export async function editSchedule(
  context: CommandContext,
  { wish }: Extract<Command, { name: 'edit' }>,
): Promise<ExitCode> {
  const { session, printer } = context
  if (wish.kind !== 'put-on-date') return send(context, wish)
  const planned = requirePlan(session.context)
  if (!planned.ok) return printer.refuse(planned.failure)
  const { window } = planned.value.state
  const day = dateToDay(window, wish.date)
  if (day === null) {
    const message = sayDateOutside(wish.date, window, languageOf(session.context))
    return printer.refuse({ code: 'bad-date', message })
  }
  return send(context, { kind: 'put', task: wish.task, day, start: wish.start })
}

async function send({ session, printer }: CommandContext, edit: HandEdit): Promise<ExitCode> {
  const edited = await session.request('edit-by-hand', { edit })
  if (!edited.ok) return printer.refuse(edited.failure)
  printer.say(edited.value.summary)
  return printer.finish({ edit, ...edited.value })
}
