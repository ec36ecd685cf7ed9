// Says the reason that history keeps of a change.
import type { Language } from '../../../shared/language.ts'
import { describeEffect } from '../../../shared/schedule/effect.ts'
import type { ScheduleDiff } from '../../../shared/schedule/diff.ts'
import type { ScheduleState } from '../../../shared/schedule/state.ts'
import { sayChange } from '../../../shared/words/schedule/say-change.ts'
import { sayEffect } from '../../../shared/words/schedule/say-effect.ts'

/** What history keeps as the reason of a change: the one thing it did, or its effect in a sentence. */
export function sayWhy(before: ScheduleState, diff: ScheduleDiff, language: Language): string {
  const effect = describeEffect(before, diff)
  const [only, ...others] = effect.changes
  return only !== undefined && others.length === 0
    ? sayChange(before.window, only, language)
    : sayEffect(before, effect, language)
}
