// The sentence that goes with a plan: which days, how much work, and what stays free.
import { itemsOfClass } from '../../../shared/schedule/state.ts'
import { proposalWords } from '../../../shared/i18n/core/proposals.ts'
import { builtInModelWords } from '../../../shared/i18n/core/built-in-model.ts'
import { minutesOfPeriod } from '../../../shared/schedule/work-minutes.ts'
import { sayDuration } from '../../../shared/time/say/say-duration.ts'
import { joinWords } from '../../../shared/text/join-words.ts'
import { sayDayRange } from './say-day-range.ts'
import type { Plan } from '../resolve/intent.ts'
import { hasLimits } from '../read/kept-free.ts'
import { sayAway } from './say-write.ts'
import { sayLimits } from './say-wish.ts'
import { classNames, type Speech } from './speech.ts'

/** More courses than these are counted and not named. */
const mostNamed = 2

export function sayPlan(plan: Plan, speech: Speech): string {
  const count = plan.classIds
    .flatMap((id) => itemsOfClass(speech.state, id))
    .filter(({ place }) => place === null).length
  const words = proposalWords[speech.language].plan
  const { span, classIds, days } = plan
  const before = span === 'coming-week' || span === 'first-week' ? words.spans[span] : ''
  const where = days === null ? words.everyDay : sayDayRange(days, speech)
  const kept = sayKept(plan, speech)
  const free = kept === '' ? '' : words.free(kept)
  const planning = words.planning(where, count, sayCourses(classIds, speech))
  return before + planning + free + sayMost(plan, speech)
}

/** Times without study, told with the plan or before it; empty when there are none. */
function sayKept({ limits, away = [] }: Plan, speech: Speech): string {
  const words = [
    ...(away.length === 0 ? [] : [sayAway(away, speech)]),
    ...(hasLimits(limits) ? [sayLimits(limits, speech)] : []),
  ]
  return joinWords(words, speech.language)
}

/** With the space that stands before it; empty where a plan has no most. */
function sayMost({ most }: Plan, { state, language }: Speech): string {
  if (most === undefined) return ''
  const words = builtInModelWords[language].planMost
  const amount =
    most.of === 'sessions'
      ? words.sessions(most.amount)
      : sayDuration(Math.round(most.amount * minutesOfPeriod(state.window)), language)
  return words[most.per](amount)
}

/** Few works by their titles, else their courses, of which one may have several. */
function sayCourses(classIds: readonly number[], speech: Speech): string {
  if (classIds.length <= mostNamed) return classNames(classIds, speech)
  const works = speech.state.taskClasses.filter(({ id }) => classIds.includes(id))
  const courses = [...new Set(works.map(({ course }) => course))]
  return courses.length <= mostNamed
    ? joinWords(courses, speech.language)
    : proposalWords[speech.language].plan.courses(courses.length)
}
