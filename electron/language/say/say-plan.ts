// The sentence that goes with a plan: which days, how much work, and what stays free.
import { itemsOfClass } from '../../../shared/schedule/state.ts'
import { builtInModelWords } from '../../../shared/i18n/core/built-in-model.ts'
import { minutesOfPeriod } from '../../../shared/schedule/work-minutes.ts'
import { sayDuration } from '../../../shared/time/say/say-duration.ts'
import { joinWords } from '../../../shared/text/join-words.ts'
import { sayDayRange } from './say-day-range.ts'
import type { Plan } from '../resolve/intent.ts'
import { hasLimits } from '../read/kept-free.ts'
import { sayAway } from './say-planner-wish.ts'
import { sayLimits } from './say-wish.ts'
import { classNames, type Speech } from './speech.ts'

/** More courses than these are counted and not named. */
const mostNamed = 2

export function sayPlan(plan: Plan, speech: Speech): string {
  const count = plan.classIds
    .flatMap((id) => itemsOfClass(speech.state, id))
    .filter(({ place }) => place === null).length
  return speech.language === 'zh'
    ? sayInChinese(plan, count, speech)
    : sayInEnglish(plan, count, speech)
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
function sayCourses(
  classIds: readonly number[],
  speech: Speech,
  sayMany: (many: number) => string,
): string {
  if (classIds.length <= mostNamed) return classNames(classIds, speech)
  const works = speech.state.taskClasses.filter(({ id }) => classIds.includes(id))
  const courses = [...new Set(works.map(({ course }) => course))]
  return courses.length <= mostNamed ? joinWords(courses, speech.language) : sayMany(courses.length)
}

function sayInEnglish(plan: Plan, count: number, speech: Speech): string {
  const { span, classIds, days } = plan
  const shifted = {
    'coming-week': 'This week is nearly over, so this is for the coming one. ',
    'first-week': "The term hasn't begun, so this is for its first week. ",
  }
  const before = span === 'coming-week' || span === 'first-week' ? shifted[span] : ''
  const where = days === null ? 'every day your courses allow' : sayDayRange(days, speech)
  const sessions = `${count} open ${count === 1 ? 'session' : 'sessions'}`
  const courses = sayCourses(classIds, speech, (many) => `${many} courses`)
  const kept = sayKept(plan, speech)
  const free = kept === '' ? '' : ` I keep ${kept} free.`
  return `${before}Planning ${where}: ${sessions} in ${courses}.${free}${sayMost(plan, speech)}`
}

function sayInChinese(plan: Plan, count: number, speech: Speech): string {
  const { span, classIds, days } = plan
  const shifted = {
    'coming-week': '这周快过完了，所以排的是下一周。',
    'first-week': '学期还没开始，所以排的是第一周。',
  }
  const before = span === 'coming-week' || span === 'first-week' ? shifted[span] : ''
  const where = days === null ? '各门课允许的日子' : sayDayRange(days, speech)
  const courses = sayCourses(classIds, speech, (many) => `${many} 门课`)
  const kept = sayKept(plan, speech)
  const free = kept === '' ? '' : `会空出${kept}。`
  return `${before}正在排${where}：${courses}，${count} 次待安排。${free}${sayMost(plan, speech)}`
}
