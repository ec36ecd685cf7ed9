// How long the student's work really takes, from what it took so far (P6).
import { listPaces, paceOf } from '../../../../../shared/planner/pace.ts'
import { workPieces } from '../../../../../shared/planner/work-pieces.ts'
import { findTaskClass, itemsOfClass } from '../../../../../shared/schedule/state.ts'
import { minutesOfPeriod } from '../../../../../shared/schedule/work-minutes.ts'
import { sayPaceAdvice, sayPaces } from '../../../../../shared/words/planner/say-pace.ts'
import type { Speech } from '../say/speech.ts'

/** `classIds` null is all work. Of a course: what its blocks took, and what to plan for one of them. */
export function answerPace(
  classIds: readonly number[] | null,
  { state, language }: Speech,
): string {
  const pieces = workPieces(state)
  if (classIds === null || classIds.length === 0) {
    const overall = paceOf(pieces, null, null)
    return sayPaces({ tool: 'analyze_pace', paces: listPaces(state), overall }, language)
  }
  const lines = classIds.flatMap((id) => {
    const found = findTaskClass(state, id)
    if (found === undefined) return []
    const [item] = itemsOfClass(state, id)
    const minutes = (item?.duration ?? 2) * minutesOfPeriod(state.window)
    const pace = paceOf(pieces, found.course, found.subjectType)
    return [sayPaceAdvice(pace, Math.max(5, Math.round(minutes)), language)]
  })
  return [...new Set(lines)].join('\n')
}
