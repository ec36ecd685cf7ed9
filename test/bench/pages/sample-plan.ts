// The plan that is drawn: the sample term of sixteen weeks with all its work placed.
import { sampleTerm } from '../../../electron/timetable/sample/sample-term.ts'
import type { PagesInput } from '../../../electron/export/pages/pages-input.ts'
import { planTerm } from '../../../electron/planner/plan-term.ts'
import type { Language } from '../../../shared/language.ts'
import { buildWindow } from '../../../shared/schedule/calendar.ts'
import { applyDiff, type ScheduleDiff } from '../../../shared/schedule/diff.ts'
import type { ScheduleState } from '../../../shared/schedule/state.ts'
import { beforeTerm } from '../../builders.ts'
import { pagesInput } from '../../electron/exchange/pages/sample-pages.ts'

const date = '2026-11-23'

/** The busiest week of the plan. */
export const oneWeek = { from: '2026-11-23', to: '2026-11-29' }

export function samplePlan(language: Language): PagesInput {
  const ids = { task: 1, class: 1, series: 1 }
  const { term, diff } = sampleTerm({ date, language, zone: 'Asia/Shanghai', ids })
  const empty = applied({ window: buildWindow(term), tasks: [], taskClasses: [] }, diff)
  const policy = { classIds: null, scope: null, now: beforeTerm }
  const plan = planTerm(empty, policy, { steps: 4000 }, 1)
  return pagesInput(term, applied(empty, plan.diff), { language })
}

function applied(state: ScheduleState, diff: ScheduleDiff): ScheduleState {
  const result = applyDiff(state, diff)
  if (!result.ok) throw new Error('the sample does not fit together')
  return result.value
}
