// What is asked of the planner, as an order: "make room on Thu 26 Nov", "mark “Limits” as missed", "improve your plan".
import { builtInModelWords } from '../../../shared/i18n/core/built-in-model.ts'
import { dateToDay } from '../../../shared/schedule/calendar.ts'
import { isSameValue } from '../../../shared/schedule/same-value.ts'
import { joinWords } from '../../../shared/text/join-words.ts'
import { sayDuration } from '../../../shared/time/say/say-duration.ts'
import { sayTime } from '../../../shared/words/schedule/say-place.ts'
import type { AwayTime, Write } from '../resolve/intent.ts'
import { sayDayRange } from './say-day-range.ts'
import { listNames, nameOf, type Speech } from './speech.ts'

type WishOf<Kind extends Write['kind']> = Extract<Write, { kind: Kind }>

/** Times that are named one by one; beyond them they are counted. */
const mostTimes = 3

export function sayReplanWish({ away, taskIds }: WishOf<'replan'>, speech: Speech): string {
  const isChinese = speech.language === 'zh'
  if (taskIds.length > 0) {
    const names = listNames(taskIds, speech)
    return isChinese ? `给${names}重新找时间` : `find a new place for ${names}`
  }
  if (away.length === 0)
    return isChinese ? '把冲突的地方理顺' : 'put right what lies where it may not'
  const times = sayAway(away, speech)
  return isChinese ? `把${times}的学习挪到别的时间` : `move what lies on ${times} elsewhere`
}

/** "Wed 25 – Thu 26 Nov", "Fri 27 Nov 14:00–17:35". */
export function sayAway(away: readonly AwayTime[], speech: Speech): string {
  const { language, state } = speech
  const whole = away.filter(
    (time, at) => !away.some((other, index) => covers(other, time, index < at)),
  )
  const named = whole.slice(0, mostTimes).map(({ from, to, periods }) => {
    const days = {
      from: dateToDay(state.window, from) ?? 1,
      to: dateToDay(state.window, to) ?? state.window.days.length,
    }
    const run = sayDayRange(days, speech)
    if (periods === null) return run
    const words = sayTime(state.window, periods, language)
    return `${run} ${words}`
  })
  const rest = whole.length - named.length
  const more = rest > 0 ? [{ en: `${rest} more`, zh: `另外 ${rest} 段时间` }[language]] : []
  return joinWords([...named, ...more], language)
}

/** Of two that are the same the first stays. */
function covers(other: AwayTime, time: AwayTime, isBefore: boolean): boolean {
  const isWithin = other.from <= time.from && time.to <= other.to
  const isOfAll = other.periods === null || isSameValue(other.periods, time.periods)
  return isWithin && isOfAll && (isBefore || !isSameValue(other, time))
}

export function sayMarkWish({ taskId, mark, minutes }: WishOf<'mark'>, speech: Speech): string {
  const { language } = speech
  const name = nameOf(taskId, speech)
  const word = builtInModelWords[language].markNames[mark]
  const took = minutes === null ? '' : sayDuration(minutes, language)
  if (language === 'zh') return `把${name}标记为${word}${took === '' ? '' : `（${took}）`}`
  return `mark ${name} as ${word}${took === '' ? '' : ` (${took})`}`
}

export function sayImproveWish({ days, problem }: WishOf<'improve'>, speech: Speech): string {
  const { language } = speech
  const [from] = days ?? []
  const to = days?.at(-1)
  const when = from === undefined || to === undefined ? '' : sayDayRange({ from, to }, speech)
  const what = problem === null ? '' : builtInModelWords[language].wishProblems[problem]
  if (language === 'zh')
    return `优化${when === '' ? '计划' : `${when}的安排`}${what === '' ? '' : `（${what}）`}`
  return `improve ${when === '' ? 'your plan' : when}${what === '' ? '' : ` (${what})`}`
}
