// Inputs of pages for tests: a whole one from the few facts that a test is about.
import type { PagesInput } from '../../../../electron/export/pages/pages-input.ts'
import type { ScheduleState } from '../../../../shared/schedule/state.ts'
import type { Term } from '../../../../shared/schedule/term.ts'

/** All of the state's term as A4 pages in English, unless told. */
export function pagesInput(
  term: Term,
  state: ScheduleState,
  changes: Partial<PagesInput> = {},
): PagesInput {
  return {
    format: 'pdf',
    paper: 'a4',
    layout: 'week',
    scale: 1,
    onlyFirst: false,
    language: 'en',
    weekStart: 1,
    term,
    state,
    taskIds: null,
    from: state.window.days[0]?.date ?? '',
    to: state.window.days.at(-1)?.date ?? '',
    dates: [],
    target: 180,
    targets: state.window.days.map(() => 180),
    asOf: { instant: '2026-11-22T06:30:00.000Z', date: '2026-11-22', time: '14:30' },
    ...changes,
  }
}
