// Builders for import tests: a proposal for calendar text, and the state after it.
import { proposeImport } from '../../../../electron/timetable/import/propose-import.ts'
import type {
  ImportInput,
  ImportProposal,
} from '../../../../electron/timetable/import/import-proposal.ts'
import { buildWindow } from '../../../../shared/schedule/calendar.ts'
import { applyDiff } from '../../../../shared/schedule/diff.ts'
import type { ScheduleState } from '../../../../shared/schedule/state.ts'
import type { EventTask } from '../../../../shared/schedule/task.ts'
import type { Term } from '../../../../shared/schedule/term.ts'

export function importInput(text: string, changes: Partial<ImportInput> = {}): ImportInput {
  return {
    text,
    fileName: 'timetable.ics',
    term: null,
    state: null,
    ids: { task: 1, class: 1, series: 1 },
    zone: 'Europe/Berlin',
    now: { date: '2026-10-14', minute: 600 },
    language: 'en',
    ...changes,
  }
}

/** Throws with the sentence when the file is refused. */
export function propose(text: string, changes: Partial<ImportInput> = {}): ImportProposal {
  const proposal = proposeImport(importInput(text, changes))
  if (!proposal.ok) throw new Error(proposal.failure)
  return proposal.value
}

export function emptyState(term: Term): ScheduleState {
  return { window: buildWindow(term), tasks: [], taskClasses: [] }
}

export function accept(proposal: ImportProposal, state?: ScheduleState): ScheduleState {
  const after = applyDiff(state ?? emptyState(proposal.term), proposal.diff)
  if (!after.ok) throw new Error(after.failure.conflicts.join(', '))
  return after.value
}

/** What the next import into that state is asked. */
export function next(term: Term, state: ScheduleState): Partial<ImportInput> {
  return {
    term,
    state,
    ids: {
      task: idAfter(state.tasks.map(({ id }) => id)),
      class: idAfter(state.taskClasses.map(({ id }) => id)),
      series: idAfter(eventsOf(state).map(({ series }) => series)),
    },
  }
}

function idAfter(ids: number[]): number {
  return Math.max(0, ...ids) + 1
}

export function eventsOf(state: ScheduleState): EventTask[] {
  return state.tasks.filter((task) => task.kind === 'event')
}

/** Events as `2026-10-12 08:00–09:30 Calculus`, in the order of time. */
export function sayEvents(state: ScheduleState): string[] {
  return eventsOf(state)
    .map(({ place, clock, title }) => {
      const { days, periods } = state.window
      const start = clock?.start ?? periods[place.start - 1]?.start
      const end = clock?.end ?? periods[place.end - 1]?.end
      return `${days[place.day - 1]?.date} ${start}–${end} ${title}`
    })
    .toSorted()
}
