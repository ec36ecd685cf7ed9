// The sentence that goes with a plan: which days, how much work, and what stays free.
import { itemsOfClass } from '../../../../shared/schedule/state.ts'
import { sayDayRange } from './say-day-range.ts'
import { hasLimits, type Plan } from './intent.ts'
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

function sayInEnglish(
  { span, classIds, days, limits }: Plan,
  count: number,
  speech: Speech,
): string {
  const shifted = {
    'coming-week': 'This week is nearly over, so this is for the coming one. ',
    'first-week': "The term hasn't begun, so this is for its first week. ",
  }
  const before = span === 'coming-week' || span === 'first-week' ? shifted[span] : ''
  const where = days === null ? 'every day your courses allow' : sayDayRange(days, speech)
  const sessions = `${count} open ${count === 1 ? 'session' : 'sessions'}`
  const courses =
    classIds.length <= mostNamed ? classNames(classIds, speech) : `${classIds.length} courses`
  const free = hasLimits(limits) ? ` I keep ${sayLimits(limits, speech)} free.` : ''
  return `${before}Planning ${where}: ${sessions} in ${courses}.${free}`
}

function sayInChinese(
  { span, classIds, days, limits }: Plan,
  count: number,
  speech: Speech,
): string {
  const shifted = {
    'coming-week': '这周快过完了，所以排的是下一周。',
    'first-week': '学期还没开始，所以排的是第一周。',
  }
  const before = span === 'coming-week' || span === 'first-week' ? shifted[span] : ''
  const where = days === null ? '各门课允许的日子' : sayDayRange(days, speech)
  const courses =
    classIds.length <= mostNamed ? classNames(classIds, speech) : `${classIds.length} 门课`
  const free = hasLimits(limits) ? `会空出${sayLimits(limits, speech)}。` : ''
  return `${before}正在排${where}：${courses}，${count} 次待安排。${free}`
}
