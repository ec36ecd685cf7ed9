// Puts habits onto a card, with what lies against them already; and where the afternoon and the evening begin for them.
import { actWords } from '../../../shared/i18n/core/acts.ts'
import type { SaidPreferences } from '../../../shared/preferences/preference-change.ts'
import { joinSentences } from '../say/speech.ts'
import type { Acting, Resolved } from './acting.ts'
import { setting } from './resolve-setting.ts'
import { listAgainst } from './study-against-habits.ts'

/** Minutes since midnight. */
export const noon = 12 * 60
export const evening = 18 * 60

export function setHabits(acting: Acting, wanted: SaidPreferences, note = ''): Resolved {
  const { language, ground, preferences } = acting
  const { preview, reason } = actWords[language]
  const count = listAgainst(ground.state, ground.now, { ...preferences.planning, ...wanted }).length
  const isOfTimes =
    'protectedWeekdays' in wanted ||
    'noStudyBefore' in wanted ||
    'noStudyAfter' in wanted ||
    'lunch' in wanted
  const extent = count === 0 ? reason.noneInTheWay : reason.inTheWay(count)
  const told = [isOfTimes ? extent : '', note].filter((part) => part !== '')
  return setting(acting, wanted, preview.habits, joinSentences(told, language))
}
