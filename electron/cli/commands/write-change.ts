// A change made in the terminal: written in one step, and said as what it does.
import type { ScheduleDiff } from '../../../shared/schedule/diff.ts'
import { describeEffect } from '../../../shared/schedule/effect.ts'
import type { ScheduleState } from '../../../shared/schedule/state.ts'
import { sayChange } from '../../../shared/words/schedule/say-change.ts'
import { sayEffect } from '../../../shared/words/schedule/say-effect.ts'
import { applyChange } from '../../session/apply-change.ts'
import { languageOf } from '../../session/context.ts'
import type { CommandContext } from './command-context.ts'

/** Writes the person's own change; the id of its history entry. */
export function writeChange({ session }: CommandContext, diff: ScheduleDiff, why: string): number {
  const change = { kind: 'diff', diff, who: 'person', why, cardId: null } as const
  return applyChange(session.context, change).entryId
}

export function printEffect(
  { session, printer }: CommandContext,
  state: ScheduleState,
  diff: ScheduleDiff,
) {
  const language = languageOf(session.context)
  const effect = describeEffect(state, diff)
  printer.say(sayEffect(state, effect, language))
  for (const change of effect.changes) printer.say(`  ${sayChange(state.window, change, language)}`)
}
