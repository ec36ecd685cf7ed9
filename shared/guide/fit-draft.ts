// Fits a draft into the window (B4): days and lengths that the term does not have are brought to the nearest that it has.
import type { Window } from '../schedule/state.ts'
import type { GuideDraft } from './guide-draft.ts'

export type DraftRepair =
  | { kind: 'begins-late' | 'ends-late'; day: number }
  | { kind: 'exam-outside'; day: number }
  | { kind: 'backwards'; fromDay: number; toDay: number }
  | { kind: 'long-session'; slots: number; most: number }
  | { kind: 'exam-slots' }

/** What did not fit is named with the number that it had; a draft that fits is the same object. */
export function fitDraft(
  draft: GuideDraft,
  { days, periods }: Window,
): { draft: GuideDraft; repairs: DraftRepair[] } {
  const repairs: DraftRepair[] = []
  const last = Math.max(1, days.length)
  const most = Math.max(1, periods.length)
  let { from_day: fromDay, to_day: toDay, exam } = draft
  if (fromDay > last) {
    repairs.push({ kind: 'begins-late', day: fromDay })
    fromDay = last
  }
  if (toDay > last) {
    repairs.push({ kind: 'ends-late', day: toDay })
    toDay = last
  }
  if (fromDay > toDay) {
    repairs.push({ kind: 'backwards', fromDay, toDay })
    ;[fromDay, toDay] = [toDay, fromDay]
  }
  if (exam !== null && exam.day > last) {
    repairs.push({ kind: 'exam-outside', day: exam.day })
    exam = null
  }
  if (exam !== null && !hasSlots(exam, most) && (exam.slot_start ?? exam.slot_end) !== null) {
    repairs.push({ kind: 'exam-slots' })
    exam = { ...exam, slot_start: null, slot_end: null }
  }
  const longest = Math.max(...draft.items.map(({ slots }) => slots))
  if (longest > most) repairs.push({ kind: 'long-session', slots: longest, most })
  const items = draft.items.map((item) => (item.slots > most ? { ...item, slots: most } : item))
  return repairs.length === 0
    ? { draft, repairs }
    : { draft: { ...draft, from_day: fromDay, to_day: toDay, exam, items }, repairs }
}

function hasSlots(exam: NonNullable<GuideDraft['exam']>, most: number): boolean {
  const { slot_start: start, slot_end: end } = exam
  return start !== null && end !== null && start <= end && end <= most
}
