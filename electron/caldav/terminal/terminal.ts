// The calendar that the plan is pushed to, in the terminal (X11). The password comes from the environment alone.
import { caldavSettingsSchema, type CaldavView } from '../../../shared/exchange/caldav.ts'
import { openLineOf } from '../../../shared/model/open-line.ts'
import { calendarVariable } from '../../session/key-store.ts'
import { sayProblem } from '../../session/problem-words.ts'
import { ask, type CommandContext, type Handlers } from '../../terminal/command-context.ts'
import type { ExitCode } from '../../terminal/printer.ts'
import type { Values } from '../../terminal/usage.ts'
import type { caldavCommand } from './command.ts'

const firstSettings = { calendar: 'Weekloom', isAutomatic: false, reminder: null }

export const caldav: Handlers<typeof caldavCommand> = {
  '': printView,
  status: printView,
  set: setUp,
  test: (context) =>
    ask(context, 'test-caldav', {}, ({ text }) => context.printer.end(text, { text })),
  push: (context) =>
    ask(context, 'push-caldav', {}, ({ text, view }) => {
      context.printer.say(text)
      return finish(context, view)
    }),
  take: (context, { 'TASKS|all': tasks }) => answer(context, 'theirs', tasks),
  keep: (context, { 'TASKS|all': tasks }) => answer(context, 'mine', tasks),
  off: (context, { remove: removes = false }) =>
    ask(context, 'leave-caldav', { removes }, (calendar) =>
      context.printer.end(context.words.caldavStatus.caldavOff(removes), { calendar }),
    ),
}

function printView(context: CommandContext): Promise<ExitCode> {
  return ask(context, 'read-caldav', {}, (view) => finish(context, view))
}

function finish({ printer, words }: CommandContext, view: CaldavView): ExitCode {
  return printer.end(sayCaldav(view, words.caldavStatus), { calendar: view })
}

function setUp(
  context: CommandContext,
  values: Values<typeof caldavCommand, 'set'>,
): Promise<ExitCode> {
  const { ADDRESS: address, user, calendar, auto, reminder, 'plain-http': isPlainHttp } = values
  const { printer, language, words } = context
  return ask(context, 'read-caldav', {}, (before) => {
    // What is not named stays as it is set.
    const wished = {
      ...firstSettings,
      ...before.settings,
      ...(address === undefined ? {} : { address }),
      ...(user === undefined ? {} : { user }),
      ...(calendar === undefined ? {} : { calendar }),
      ...(auto === undefined ? {} : { isAutomatic: auto }),
      ...(reminder === undefined ? {} : { reminder }),
    }
    const settings = caldavSettingsSchema.safeParse(wished)
    if (!settings.success)
      return printer.refuse({ code: 'no-calendar', message: words.caldavStatus.incomplete })
    const openTo = openLineOf(settings.data.address)
    if (openTo !== null && isPlainHttp !== true && settings.data.plainHttpTo !== openTo)
      return printer.refuse(sayProblem('open-calendar-line', language, openTo))
    const agreed = openTo === null ? {} : { plainHttpTo: openTo }
    return ask(context, 'set-caldav', { settings: { ...settings.data, ...agreed } }, (view) =>
      finish(context, view),
    )
  })
}

function answer(
  context: CommandContext,
  verdict: 'mine' | 'theirs',
  tasks: number[] | 'all',
): Promise<ExitCode> {
  return ask(context, 'read-caldav', {}, (view) => {
    const keys =
      tasks === 'all' ? view.changes.map(({ key }) => key) : tasks.map((task) => `task-${task}`)
    if (keys.length === 0) return finish(context, view)
    const answers = keys.map((key) => ({ key, verdict }))
    return ask(context, 'answer-caldav', { answers }, (answered) => finish(context, answered.view))
  })
}

// Says what `caldav` says: how the calendar is set up and stands, and what was changed there.

function sayCaldav(view: CaldavView, say: CommandContext['words']['caldavStatus']): string[] {
  const { settings, password, isOpenLine, status, waiting, changes } = view
  if (settings === null) return [say.notSetUp]
  const { address, user, calendar, isAutomatic } = settings
  const lines = [
    `${calendar} · ${user} · ${address}`,
    isAutomatic ? say.pushedByItself : say.pushedWhenSaid,
    say.waiting(waiting),
  ]
  if (status.pushedAt !== null) lines.push(say.lastPush(status.pushedAt))
  if (!password.isSet) lines.push(say.noPassword(calendarVariable))
  if (isOpenLine) lines.push(say.notEncrypted)
  if (status.problem !== null) lines.push(status.problem.message)
  for (const { taskId, what, offer, why } of changes)
    lines.push(`${taskId}  ${what} ${offer ?? why ?? ''}`.trimEnd())
  if (changes.length > 0) lines.push(say.howToAnswer)
  return lines
}
