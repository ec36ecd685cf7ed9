// The calendar that the plan is pushed to, in the terminal (X11). The password comes from the environment alone.
import { assertNever } from '../../../shared/assert-never.ts'
import { caldavSettingsSchema, type CaldavView } from '../../../shared/exchange/caldav.ts'
import { openLineOf } from '../../../shared/model/open-line.ts'
import { languageOf } from '../../session/context.ts'
import { sayProblem } from '../../session/problem-words.ts'
import { sayCaldav, sayCaldavOff, sayIncomplete } from './words.ts'
import type { ExitCode } from '../../cli/printer.ts'
import type { CaldavWish } from './read-caldav-wish.ts'
import type { CommandContext } from '../../cli/commands/command-context.ts'

export async function runCaldav(context: CommandContext, wish: CaldavWish): Promise<ExitCode> {
  const { session, printer } = context
  switch (wish.kind) {
    case 'status':
      return printView(context)
    case 'set':
      return setUp(context, wish)
    case 'test': {
      const tested = await session.request('test-caldav', {})
      if (!tested.ok) return printer.refuse(tested.failure)
      printer.say(tested.value.text)
      return printer.finish({ text: tested.value.text })
    }
    case 'push': {
      const pushed = await session.request('push-caldav', {})
      if (!pushed.ok) return printer.refuse(pushed.failure)
      printer.say(pushed.value.text)
      return finish(context, pushed.value.view)
    }
    case 'answer':
      return answer(context, wish)
    case 'off': {
      const left = await session.request('leave-caldav', { removes: wish.removes })
      if (!left.ok) return printer.refuse(left.failure)
      printer.say(sayCaldavOff(wish.removes, languageOf(session.context)))
      return printer.finish({ calendar: left.value })
    }
    default:
      return assertNever(wish)
  }
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

const firstSettings = { calendar: 'Weekloom', isAutomatic: false, reminder: null }

async function setUp(
  context: CommandContext,
  { changes, isPlainHttp }: Extract<CaldavWish, { kind: 'set' }>,
): Promise<ExitCode> {
  const { session, printer } = context
  const before = await session.request('read-caldav', {})
  if (!before.ok) return printer.refuse(before.failure)
  const wished = { ...firstSettings, ...before.value.settings, ...changes }
  const settings = caldavSettingsSchema.safeParse(wished)
  if (!settings.success) {
    const message = sayIncomplete(languageOf(session.context))
    return printer.refuse({ code: 'no-calendar', message })
  }
  const openTo = openLineOf(settings.data.address)
  if (openTo !== null && !isPlainHttp && settings.data.plainHttpTo !== openTo) {
    const language = languageOf(session.context)
    return printer.refuse(sayProblem('open-calendar-line', language, openTo))
  }
  const agreed = openTo === null ? {} : { plainHttpTo: openTo }
  const view = await session.request('set-caldav', { settings: { ...settings.data, ...agreed } })
  return view.ok ? finish(context, view.value) : printer.refuse(view.failure)
}

async function answer(
  context: CommandContext,
  { verdict, tasks }: Extract<CaldavWish, { kind: 'answer' }>,
): Promise<ExitCode> {
  const { session, printer } = context
  const view = await session.request('read-caldav', {})
  if (!view.ok) return printer.refuse(view.failure)
  const keys =
    tasks === null ? view.value.changes.map(({ key }) => key) : tasks.map((task) => `task-${task}`)
  if (keys.length === 0) return finish(context, view.value)
  const answers = keys.map((key) => ({ key, verdict }))
  const answered = await session.request('answer-caldav', { answers })
  return answered.ok ? finish(context, answered.value.view) : printer.refuse(answered.failure)
}
