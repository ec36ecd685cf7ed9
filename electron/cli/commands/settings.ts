// Settings in the terminal: a backup now, reminders, and what the weeks of the window begin with.
import { assertNever } from '../../../shared/assert-never.ts'
import type { ReminderLead } from '../../../shared/preferences/reminder-lead.ts'
import type { WeekStart } from '../../../shared/time/week-start.ts'
import { languageOf } from '../../session/context.ts'
import type { Command } from '../command-line/command.ts'
import type { ExitCode } from '../printer.ts'
import { weekStartNames } from '../command-line/read-settings.ts'
import { sayBackupMade, sayReminders } from '../words/settings-words.ts'
import type { CommandContext } from './command-context.ts'

type SettingsCommand = Extract<Command, { name: 'backup' | 'reminders' | 'week-start' }>

export function runSettings(context: CommandContext, command: SettingsCommand): Promise<ExitCode> {
  switch (command.name) {
    case 'backup':
      return makeBackup(context)
    case 'reminders':
      return runReminders(context, command.lead)
    case 'week-start':
      return runWeekStart(context, command.weekStart)
    default:
      return assertNever(command)
  }
}

async function makeBackup({ session, printer }: CommandContext): Promise<ExitCode> {
  const made = await session.request('make-backup', {})
  if (!made.ok) return printer.refuse(made.failure)
  printer.say(sayBackupMade(made.value.backup, languageOf(session.context)))
  return printer.finish(made.value)
}

async function runReminders(
  { session, printer }: CommandContext,
  lead: ReminderLead | 'show',
): Promise<ExitCode> {
  if (lead !== 'show') {
    const kept = await session.request('set-preferences', { reminderLead: lead })
    if (!kept.ok) return printer.refuse(kept.failure)
  }
  const { reminderLead } = session.context.preferences
  printer.say(sayReminders(reminderLead, languageOf(session.context)))
  return printer.finish({ reminderLead })
}

/** Null only shows it. */
async function runWeekStart(
  { session, printer }: CommandContext,
  wished: WeekStart | null,
): Promise<ExitCode> {
  if (wished !== null) {
    const kept = await session.request('set-preferences', { weekStart: wished })
    if (!kept.ok) return printer.refuse(kept.failure)
  }
  const { weekStart } = session.context.preferences
  printer.say(weekStartNames[weekStart])
  return printer.finish({ weekStart: weekStartNames[weekStart] })
}
