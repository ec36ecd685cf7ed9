// Settings in the terminal, each shown and set: reminders, week, habits, what models are told, autonomy; and a backup now.
import type { z } from 'zod'
import { terminalWords } from '../../../shared/i18n/terminal-words.ts'
import { autonomyKeys, autonomySchema, sayAutonomyLimits } from '../../../shared/agent/autonomy.ts'
import { mostProfileText, studentProfileSchema } from '../../../shared/agent/student-profile.ts'
import type { Language } from '../../../shared/language.ts'
import { planningPreferencesSchema } from '../../../shared/planner/planning-preferences.ts'
import { languageOf } from '../../session/context.ts'
import { sayProblem } from '../../session/problem-words.ts'
import { weekStartNames } from '../command-line/command-values.ts'
import { exitCodes } from '../../terminal/printer.ts'
import { sayBackupMade, sayReminders } from '../../terminal/words.ts'
import type { Handler } from '../command-line/commands.ts'

export const makeBackup: Handler<'backup'> = async ({ session, printer }) => {
  const made = await session.request('make-backup', {})
  if (!made.ok) return printer.refuse(made.failure)
  printer.say(sayBackupMade(made.value.backup, languageOf(session.context)))
  return printer.finish(made.value)
}

/** Without a word it only shows them. */
export const setReminders: Handler<'reminders'> = async ({ session, printer }, values) => {
  const { 'off | 5 | 10 | 15': wished } = values
  if (wished !== undefined) {
    const kept = await session.request('set-preferences', { reminderLead: wished })
    if (!kept.ok) return printer.refuse(kept.failure)
  }
  const { reminderLead } = session.context.preferences
  printer.say(sayReminders(reminderLead, languageOf(session.context)))
  return printer.finish({ reminderLead })
}

/** Without a word it only shows it. */
export const setWeekStart: Handler<'week-start'> = async ({ session, printer }, values) => {
  const { 'monday | sunday | saturday': wished } = values
  if (wished !== undefined) {
    const kept = await session.request('set-preferences', { weekStart: wished })
    if (!kept.ok) return printer.refuse(kept.failure)
  }
  const { weekStart } = session.context.preferences
  printer.say(weekStartNames[weekStart])
  return printer.finish({ weekStart: weekStartNames[weekStart] })
}

/** How the student likes to study, shown whole; what is not named of it stays. */
export const setHabits: Handler<'habits'> = async ({ session, printer }, { set: changes }) => {
  const { context } = session
  const checked = planningPreferencesSchema.partial().safeParse(changes ?? {})
  if (!checked.success) {
    const names = nameFields(checked.error)
    return printer.refuse(sayProblem('bad-input', languageOf(context), names), exitCodes.usage)
  }
  if (changes !== undefined) {
    const planning = { ...context.preferences.planning, ...checked.data }
    const kept = await session.request('set-preferences', { planning })
    if (!kept.ok) return printer.refuse(kept.failure)
  }
  const { planning } = context.preferences
  printer.say(JSON.stringify(planning, null, 2))
  return printer.finish({ habits: planning })
}

/** What every model call is told of the student (O8), shown whole; what is not named of it stays. */
export const setContext: Handler<'context'> = async ({ session, printer }, { set: changes }) => {
  const { context } = session
  const language = languageOf(context)
  if (changes !== undefined) {
    const checked = studentProfileSchema.safeParse({ ...context.preferences.standing, ...changes })
    if (!checked.success) {
      const problem = checked.error.issues.some(({ path }) => path[0] === 'length')
        ? sayProblem('standing-too-long', language, String(mostProfileText))
        : sayProblem('bad-input', language, nameFields(checked.error))
      return printer.refuse(problem, exitCodes.usage)
    }
    const kept = await session.request('set-preferences', { standing: checked.data })
    if (!kept.ok) return printer.refuse(kept.failure)
  }
  const { standing } = context.preferences
  printer.say(JSON.stringify(standing, null, 2))
  return printer.finish({ context: standing })
}

/** The fields at fault in what was typed as JSON, by name. */
function nameFields({ issues }: z.ZodError): string {
  const names = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys : [issue.path.join('.')],
  )
  return [...new Set(names)].join(', ')
}

/** What may be applied without asking (O7): names after commas; without a word it shows them. */
export const setAutonomy: Handler<'autonomy'> = async ({ session, printer }, values) => {
  const { 'none | NAMES': typed } = values
  const { context } = session
  const language = languageOf(context)
  if (typed !== undefined) {
    const names = typed === 'none' ? [] : typed.split(',').map((name) => name.trim())
    const checked = autonomySchema.safeParse(names)
    if (!checked.success) {
      return printer.refuse({ code: 'bad-autonomy', message: sayKnown(language) }, exitCodes.usage)
    }
    const kept = await session.request('set-preferences', { autonomy: checked.data })
    if (!kept.ok) return printer.refuse(kept.failure)
  }
  const { autonomy } = context.preferences
  printer.say(sayAutonomy(autonomy, language))
  return printer.finish({ autonomy })
}

function sayKnown(language: Language): string {
  const known = autonomyKeys.join(', ')
  return terminalWords[language].autonomyLines.known(known)
}

function sayAutonomy(autonomy: readonly string[], language: Language): string {
  if (autonomy.length === 0) {
    return terminalWords[language].autonomyLines.asksFirst
  }
  const names = autonomy.join(', ')
  return terminalWords[language].autonomyLines.appliedWithoutAsking(
    names,
    sayAutonomyLimits(language),
  )
}
