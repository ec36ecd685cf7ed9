// The calendar that the plan is pushed to, in the terminal (X11). The password comes from the environment alone.
import { caldavSettingsSchema, type CaldavView } from '../../../shared/exchange/caldav.ts'
import { terminalWords } from '../../../shared/i18n/terminal-words.ts'
import type { Language } from '../../../shared/language.ts'
import { openLineOf } from '../../../shared/model/open-line.ts'
import { languageOf } from '../../session/context.ts'
import { calendarVariable } from '../../session/key-store.ts'
import { sayProblem } from '../../session/problem-words.ts'
import type { CommandContext, Handlers } from '../../terminal/command-context.ts'
import type { ExitCode } from '../../terminal/printer.ts'
import type { Values } from '../../terminal/usage.ts'
import type { caldavCommand } from './command.ts'

const firstSettings = { calendar: 'Weekloom', isAutomatic: false, reminder: null }

export const caldav: Handlers<typeof caldavCommand> = {
  '': printView,
  status: printView,
  set: setUp,
  test: async ({ session, printer }) => {
    const tested = await session.request('test-caldav', {})
    if (!tested.ok) return printer.refuse(tested.failure)
    printer.say(tested.value.text)
    return printer.finish({ text: tested.value.text })
  },
  push: async (context) => {
    const { session, printer } = context
    const pushed = await session.request('push-caldav', {})
    if (!pushed.ok) return printer.refuse(pushed.failure)
    printer.say(pushed.value.text)
    return finish(context, pushed.value.view)
  },
  take: (context, { 'TASKS|all': tasks }) => answer(context, 'theirs', tasks),
  keep: (context, { 'TASKS|all': tasks }) => answer(context, 'mine', tasks),
  off: async ({ session, printer }, { remove: removes = false }) => {
    const left = await session.request('leave-caldav', { removes })
    if (!left.ok) return printer.refuse(left.failure)
    printer.say(terminalWords[languageOf(session.context)].caldavStatus.caldavOff(removes))
    return printer.finish({ calendar: left.value })
  },
}

async function printView(context: CommandContext): Promise<ExitCode> {
  const { session, printer } = context
  const view = await session.request('read-caldav', {})
  if (!view.ok) return printer.refuse(view.failure)
  return finish(context, view.value)
}

function finish({ session, printer }: CommandContext, view: CaldavView): ExitCode {
  for (const line of sayCaldav(view, languageOf(session.context))) printer.say(line)
  return printer.finish({ calendar: view })
}

async function setUp(
  context: CommandContext,
  values: Values<typeof caldavCommand, 'set'>,
): Promise<ExitCode> {
  const { ADDRESS: address, user, calendar, auto, reminder, 'plain-http': isPlainHttp } = values
  const { session, printer } = context
  const before = await session.request('read-caldav', {})
  if (!before.ok) return printer.refuse(before.failure)
  // What is not named stays as it is set.
  const wished = {
    ...firstSettings,
    ...before.value.settings,
    ...(address === undefined ? {} : { address }),
    ...(user === undefined ? {} : { user }),
    ...(calendar === undefined ? {} : { calendar }),
    ...(auto === undefined ? {} : { isAutomatic: auto }),
    ...(reminder === undefined ? {} : { reminder }),
  }
  const settings = caldavSettingsSchema.safeParse(wished)
  if (!settings.success) {
    const message = terminalWords[languageOf(session.context)].caldavStatus.incomplete
    return printer.refuse({ code: 'no-calendar', message })
  }
  const openTo = openLineOf(settings.data.address)
  if (openTo !== null && isPlainHttp !== true && settings.data.plainHttpTo !== openTo) {
    const language = languageOf(session.context)
    return printer.refuse(sayProblem('open-calendar-line', language, openTo))
  }
  const agreed = openTo === null ? {} : { plainHttpTo: openTo }
  const view = await session.request('set-caldav', { settings: { ...settings.data, ...agreed } })
  return view.ok ? finish(context, view.value) : printer.refuse(view.failure)
}

async function answer(
  context: CommandContext,
  verdict: 'mine' | 'theirs',
  tasks: number[] | 'all',
): Promise<ExitCode> {
  const { session, printer } = context
  const view = await session.request('read-caldav', {})
  if (!view.ok) return printer.refuse(view.failure)
  const keys =
    tasks === 'all' ? view.value.changes.map(({ key }) => key) : tasks.map((task) => `task-${task}`)
  if (keys.length === 0) return finish(context, view.value)
  const answers = keys.map((key) => ({ key, verdict }))
  const answered = await session.request('answer-caldav', { answers })
  return answered.ok ? finish(context, answered.value.view) : printer.refuse(answered.failure)
}

// Says what `caldav` says: how the calendar is set up and stands, and what was changed there.

function sayCaldav(view: CaldavView, language: Language): string[] {
  const { settings, password, isOpenLine, status, waiting, changes } = view
  if (settings === null) return [terminalWords[language].caldavStatus.notSetUp]
  const { address, user, calendar, isAutomatic } = settings
  const lines = [
    `${calendar} · ${user} · ${address}`,
    isAutomatic
      ? terminalWords[language].caldavStatus.pushedByItself
      : terminalWords[language].caldavStatus.pushedWhenSaid,
    terminalWords[language].caldavStatus.waiting(waiting),
  ]
  if (status.pushedAt !== null)
    lines.push(terminalWords[language].caldavStatus.lastPush(status.pushedAt))
  if (!password.isSet) lines.push(terminalWords[language].caldavStatus.noPassword(calendarVariable))
  if (isOpenLine) lines.push(terminalWords[language].caldavStatus.notEncrypted)
  if (status.problem !== null) lines.push(status.problem.message)
  for (const { taskId, what, offer, why } of changes)
    lines.push(`${taskId}  ${what} ${offer ?? why ?? ''}`.trimEnd())
  if (changes.length > 0) lines.push(terminalWords[language].caldavStatus.howToAnswer)
  return lines
}
