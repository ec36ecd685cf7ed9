// Sets the person's preferences: kept in the file, told to every window.
import { writePreferences } from '../../db/preferences.ts'
import type { RequestInput } from '../../shared/contract/contract.ts'
import { succeed } from '../../shared/result.ts'
import type { Preferences } from '../../shared/view/preferences.ts'
import type { SessionContext } from '../session/context.ts'
import { tellNotices } from '../session/data-notices.ts'
import type { Handler } from '../session/handler.ts'

export function setPreferences(context: SessionContext, input: RequestInput<'set-preferences'>) {
  const preferences: Preferences = {
    language: input.language ?? context.preferences.language,
    theme: input.theme ?? context.preferences.theme,
    planning: input.planning ?? context.preferences.planning,
    autonomy: input.autonomy ?? context.preferences.autonomy,
    model: input.model ?? context.preferences.model,
    standing: input.standing ?? context.preferences.standing,
    weekStart: input.weekStart ?? context.preferences.weekStart,
    reminderLead:
      input.reminderLead === undefined ? context.preferences.reminderLead : input.reminderLead,
    patterns: input.patterns ?? context.preferences.patterns,
    shortNames: input.shortNames ?? context.preferences.shortNames,
    webSearch: input.webSearch ?? context.preferences.webSearch,
  }
  writePreferences(context.database, preferences)
  context.preferences = preferences
  context.push({ kind: 'preferences', preferences })
  // They are in a language too.
  if (input.language !== undefined && context.dataNotices.length > 0) tellNotices(context)
  return succeed(preferences)
}

/**
 * Offers what a page offers the desktop's menu bar; each page asks once when it opens, so nothing
 * else is loaded for it.
 */
export const offerMenu: Handler<'offer-menu'> = ({ shell }, offer) => {
  shell.takeMenu?.(offer)
  return succeed({ isTaken: shell.takeMenu !== undefined })
}
