// Says how the plan is beside its problems: reserve, room to move, open work, what is unknown, and where each leads.
import { sayHours } from '../../shared/words/schedule/say-length.ts'
import { windowWords } from '../../shared/i18n/window-words.ts'
import type { Language } from '../../shared/language.ts'
import type { HealthFacts, ItemTightness } from '../../shared/planner/health.ts'
import { findTaskClass, type ScheduleState } from '../../shared/schedule/state.ts'
import { quoteTitle } from '../../shared/text/quote-title.ts'
import { sayDay } from '../../shared/time/say/say-date.ts'

/** What stands behind a line: a day, the block that it hangs on most, or a course with what waits or is unknown of it. */
export type Behind =
  | { kind: 'day'; day: number }
  | { kind: 'block'; taskId: number }
  | { kind: 'course'; course: string }

type HealthRow = { label: string; text: string; behind: Behind | null }

/** Classes without a profile that are named. */
const mostNamed = 3

/** Only what there is something to say of. */
export function sayHealthRows(
  facts: HealthFacts,
  state: ScheduleState,
  language: Language,
): HealthRow[] {
  const { window } = state
  const words = windowWords[language].health
  const { reserve, tightness, feasibility, profile } = facts
  const { items, movable, level } = tightness
  const rows: HealthRow[] = []
  const length = (count: number) => sayHours(count, window, language)
  if (reserve !== null) {
    const day = sayDay(window, reserve.toDay, language)
    const text = words.reserve(reserve.level, {
      spare: length(reserve.spare),
      demand: length(reserve.demand),
      day,
    })
    rows.push({ label: words.reserveLabel, text, behind: { kind: 'day', day: reserve.toDay } })
  }
  if (items.length > 0) {
    const text = words.tightness(level, { movable, blocks: items.length })
    rows.push({ label: words.tightnessLabel, text, behind: tightestOf(items) })
  }
  const { pending, gap, gapDay } = feasibility
  if (gapDay !== null) {
    const text = words.gap(length(gap), length(pending), sayDay(window, gapDay, language))
    rows.push({ label: words.openLabel, text, behind: waitingOf(state) })
  } else if (pending > 0) {
    const text = words.fits(length(pending))
    rows.push({ label: words.openLabel, text, behind: waitingOf(state) })
  }
  if (profile.length > 0) {
    const named = profile
      .slice(0, mostNamed)
      .map(({ title, missing }) => words.profileOf(quoteTitle(title, language), missing))
    const text = words.profile(named, profile.length - named.length)
    const behind = courseBehind(state, profile[0]?.classId)
    rows.push({ label: words.profileLabel, text, behind })
  }
  return rows
}

/** The block with the fewest other places. */
function tightestOf(items: readonly ItemTightness[]): Behind | null {
  const [tightest] = items.toSorted((a, b) => a.alternatives - b.alternatives || a.swaps - b.swaps)
  return tightest === undefined ? null : { kind: 'block', taskId: tightest.taskId }
}

/** The course of the first session that waits. */
function waitingOf(state: ScheduleState): Behind | null {
  const waiting = state.tasks.find((task) => task.kind === 'item' && task.place === null)
  return courseBehind(state, waiting?.kind === 'item' ? waiting.classId : undefined)
}

function courseBehind(state: ScheduleState, classId: number | undefined): Behind | null {
  const taskClass = classId === undefined ? undefined : findTaskClass(state, classId)
  return taskClass === undefined ? null : { kind: 'course', course: taskClass.course }
}
