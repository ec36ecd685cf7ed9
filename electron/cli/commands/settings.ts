// Settings in the terminal, each shown, or set with a word and shown: reminders, week, habits, what models are told, autonomy; and a backup now.
import type { z } from 'zod'
import { autonomyKeys, autonomySchema, sayAutonomyLimits } from '../../../shared/agent/autonomy.ts'
import { mostProfileText, studentProfileSchema } from '../../../shared/agent/student-profile.ts'
import { planningPreferencesSchema } from '../../../shared/planner/planning-preferences.ts'
import { sayProblem } from '../../session/problem-words.ts'
import { weekStartNames } from '../command-line/command-values.ts'
import { exitCodes } from '../../terminal/printer.ts'
import { ask, showSet } from '../../terminal/command-context.ts'
import type { Handler } from '../command-line/commands.ts'

export const makeBackup: Handler<'backup'> = (context) =>
  ask(context, 'make-backup', {}, (made) => {
    const size = `${Math.ceil(made.backup.bytes / 1024)} KB`
    return context.printer.end(context.words.settingsLines.backupMade(made.backup.name, size), made)
  })

export const setReminders: Handler<'reminders'> = (context, { 'off | MINUTES': wished }) => {
  const { remindersOff, reminderLead: sayLead } = context.words.settingsLines
  const change = wished === undefined ? null : { reminderLead: wished }
  return showSet(context, change, ({ reminderLead: lead }) =>
    context.printer.end(lead === null ? remindersOff : sayLead(lead), { reminderLead: lead }),
  )
}

export const setWeekStart: Handler<'week-start'> = (context, values) => {
  const { 'monday | sunday | saturday': wished } = values
  const change = wished === undefined ? null : { weekStart: wished }
  return showSet(context, change, (set) => {
    const weekStart = weekStartNames[set.weekStart]
    return context.printer.end(weekStart, { weekStart })
  })
}

/** How the student likes to study, shown whole; what is not named of it stays. */
export const setHabits: Handler<'habits'> = (context, { set: changes }) => {
  const { session, printer, language } = context
  const checked = planningPreferencesSchema.partial().safeParse(changes ?? {})
  if (!checked.success) {
    const names = nameFields(checked.error)
    return printer.refuse(sayProblem('bad-input', language, names), exitCodes.usage)
  }
  const planning = { ...session.context.preferences.planning, ...checked.data }
  return showSet(context, changes === undefined ? null : { planning }, ({ planning: habits }) =>
    printer.end(JSON.stringify(habits, null, 2), { habits }),
  )
}

/** What every model call is told of the student (O8), shown whole; what is not named of it stays. */
export const setContext: Handler<'context'> = (context, { set: changes }) => {
  const { session, printer, language } = context
  const { standing } = session.context.preferences
  const checked = studentProfileSchema.safeParse({ ...standing, ...changes })
  if (changes !== undefined && !checked.success) {
    const problem = checked.error.issues.some(({ path }) => path[0] === 'length')
      ? sayProblem('standing-too-long', language, String(mostProfileText))
      : sayProblem('bad-input', language, nameFields(checked.error))
    return printer.refuse(problem, exitCodes.usage)
  }
  const change = changes === undefined ? null : { standing: checked.data }
  return showSet(context, change, (set) =>
    printer.end(JSON.stringify(set.standing, null, 2), { context: set.standing }),
  )
}

/** The fields at fault in what was typed as JSON, by name. */
function nameFields({ issues }: z.ZodError): string {
  const names = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys : [issue.path.join('.')],
  )
  return [...new Set(names)].join(', ')
}

/** What may be applied without asking (O7): names after commas. */
export const setAutonomy: Handler<'autonomy'> = (context, { 'none | NAMES': typed }) => {
  const { printer, language, words } = context
  const { known, asksFirst, appliedWithoutAsking } = words.autonomyLines
  const names = typed === 'none' ? [] : typed?.split(',').map((name) => name.trim())
  const checked = autonomySchema.optional().safeParse(names)
  if (!checked.success) {
    const message = known(autonomyKeys.join(', '))
    return printer.refuse({ code: 'bad-autonomy', message }, exitCodes.usage)
  }
  const change = checked.data === undefined ? null : { autonomy: checked.data }
  return showSet(context, change, ({ autonomy }) => {
    const limits = sayAutonomyLimits(language)
    const said =
      autonomy.length === 0 ? asksFirst : appliedWithoutAsking(autonomy.join(', '), limits)
    return printer.end(said, { autonomy })
  })
}
