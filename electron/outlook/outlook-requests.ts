// The outlook of a course (K6): the plan is run against a student who slips, and its health is explained.
import { explainHealth, writeHealthText } from '../../shared/outlook/explain-health.ts'
import type { PlanProgress } from '../../shared/planner/plan-progress.ts'
import { fail, succeed } from '../../shared/result.ts'
import type { ScheduleState } from '../../shared/schedule/state.ts'
import { coursesOf } from '../../shared/timetable/course-hue.ts'
import { sayNoCourse } from '../../shared/words/schedule/say-no-course.ts'
import { nameExams } from '../planner/simulate/describe-deadline.ts'
import { writeOutlook } from '../../shared/planner/say/say-outlook.ts'
import { followInThread } from '../planner/ask-planner.ts'
import { currentClock, languageOf, requirePlan, type SessionContext } from '../session/context.ts'
import { checkHealth } from '../schedule/planner-requests.ts'
import { runSideJob } from '../session/side-jobs/run-side-job.ts'
import { examDates } from './exam-date.ts'
import { planningWishes } from '../session/planning-wishes.ts'
import type { Handler } from '../session/handler.ts'

export const simulate: Handler<'simulate-plan'> = async (
  context,
  { course, runs, seed, slips },
) => {
  const planned = requirePlan(context)
  if (!planned.ok) return planned
  const { state } = planned.value
  if (isUnknown(state, course)) return refuseCourse(context, state, course ?? '')
  const wish = {
    state,
    now: currentClock(context).moment,
    preferences: planningWishes(context),
    course,
    runs,
    seed,
    ...(slips === undefined ? {} : { slips }),
  }
  const found = await runSideJob(context, 'simulate', (signal, report) => {
    const onProgress = ({ steps, of }: PlanProgress) => report(steps, of)
    return followInThread({ onProgress })({ kind: 'simulate', wish }, signal)
  })
  const facts = found === null ? null : nameExams(found, examDates(context, state))
  return succeed({ facts, text: facts === null ? '' : writeOutlook(facts, languageOf(context)) })
}

export const evaluate: Handler<'evaluate-course'> = async (context, { course }) => {
  const planned = requirePlan(context)
  if (!planned.ok) return planned
  const { state } = planned.value
  if (isUnknown(state, course)) return refuseCourse(context, state, course ?? '')
  const checked = await checkHealth(context, {})
  if (!checked.ok) return checked
  const { health } = checked.value
  const language = languageOf(context)
  return succeed({
    health,
    meaning: explainHealth(state, course, health, language),
    text: writeHealthText(state, course, health, language),
  })
}

function refuseCourse(context: SessionContext, state: ScheduleState, course: string) {
  const language = languageOf(context)
  return fail({ code: 'no-course', message: sayNoCourse(course, coursesOf(state), language) })
}

function isUnknown(state: ScheduleState, course: string | null): boolean {
  return course !== null && !coursesOf(state).includes(course)
}
