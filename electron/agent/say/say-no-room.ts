// What the rough build says of items that found no place.
import type { Language } from '../../../shared/language.ts'
import type { PlanningPreferences } from '../../../shared/planner/planning-preferences.ts'
import type { ScheduleState, Window } from '../../../shared/schedule/state.ts'
import { sayDay } from '../../../shared/words/dates/say-date.ts'
import { sayDuration } from '../../../shared/words/dates/say-duration.ts'
import { quoteTitle } from '../../../shared/words/titles/quote-title.ts'
import type { Held } from './say-held.ts'
import { sayCount } from '../../../shared/words/say-count.ts'

type Phrases = {
  nothingPending: string
  /** What waits is meant for days after those that were asked for. */
  allLater: (sessions: string, isOne: boolean) => string
  noRoom: (blocks: string) => string
  /** The same with the reason, a sentence of its own. */
  noRoomBecause: (blocks: string, clash: string) => string
  leftOut: (blocks: string, isOne: boolean, why: string) => string
  later: (blocks: string, isOne: boolean, day: string) => string
  /** Of what has to come before work that has its place. */
  laterReplan: string
  madeRoom: (why: string) => string
  overdue: (blocks: string, isOne: boolean) => string
  hours: (course: string, time: string) => string
}

const phrases: Record<Language, Phrases> = {
  en: {
    nothingPending: 'There is no study block left to place in what you asked for.',
    allLater: (sessions, isOne) =>
      `Nothing more has to be placed on these days. ${sessions} still ${isOne ? 'waits' : 'wait'} for later ones.`,
    noRoom: (blocks) =>
      `I found no free place for ${blocks} there. Allow more days or periods, or make room first.`,
    noRoomBecause: (blocks, clash) =>
      `I found no free place for ${blocks} there. ${clash} Allow more days or periods, or make room first.`,
    leftOut: (blocks, isOne, why) =>
      `Not all of it fits: ${blocks} ${isOne ? 'finds' : 'find'} no place. ${why}`.trim(),
    later: (blocks, isOne, day) =>
      `${blocks} ${isOne ? 'waits' : 'wait'} for later weeks: this plan gives each of its weeks a share, up to ${day}.`,
    laterReplan: ' Say “re-plan my week” to make room for it.',
    madeRoom: (why) => `${why} There is room if others move:`.trim(),
    overdue: (blocks, isOne) =>
      `The last day of ${blocks} is over. Give ${isOne ? 'its' : 'their'} work a later last day to plan ${isOne ? 'it' : 'them'}.`,
    hours: (course, time) => `${course} gets at most ${time} a week, as you told me.`,
  },
  zh: {
    nothingPending: '你说的范围里没有还要安排的学习任务。',
    allLater: (sessions) => `这些天不用再排了：还有 ${sessions}放在之后的日子。`,
    noRoom: (blocks) => `那段时间里放不下 ${blocks}。可以多给几天或几节课的时间，或者先腾出空位。`,
    noRoomBecause: (blocks, clash) =>
      `那段时间里放不下 ${blocks}。${clash}可以多给几天或几节课的时间，或者先腾出空位。`,
    leftOut: (blocks, _, why) => `有一部分排不下：${blocks}没有位置。${why}`,
    later: (blocks, _, day) => `还有 ${blocks}留到之后：这次只排到${day}，每周排一部分。`,
    laterReplan: '说“重新安排这周”，我就给它腾出位置。',
    madeRoom: (why) => `${why}挪动别的任务，就能给它腾出位置：`,
    overdue: (blocks) => `${blocks}的最后一天已经过了。把那项任务的截止日期往后改，就能再安排。`,
    hours: (course, time) => `按你说的，${course}每周最多学 ${time}。`,
  },
}

/** Beside work that is left out or waits: the hours a week of its courses (P7), which may be why. */
export function sayHours(
  items: readonly { classId: number }[],
  { taskClasses }: ScheduleState,
  { told = [] }: PlanningPreferences,
  language: Language,
): string {
  const ids = new Set(items.map(({ classId }) => classId))
  const courses = new Set(taskClasses.filter(({ id }) => ids.has(id)).map(({ course }) => course))
  return told
    .flatMap(({ course, minutesAWeek }) => {
      if (minutesAWeek === null || !courses.has(course)) return []
      const name = quoteTitle(course, language)
      return phrases[language].hours(name, sayDuration(minutesAWeek, language))
    })
    .join(language === 'zh' ? '' : ' ')
}

/** When all that was wanted has its place; `later` counts the items that wait for days after the last one asked for. */
export function sayNothingPending(later: number, language: Language): string {
  const words = phrases[language]
  if (later === 0) return words.nothingPending
  return words.allLater(sayCount(later, 'study-block', language), later === 1)
}

/** When none of the `leftOut` items found a place; `clash` is the sentence that says why. */
export function sayNothingPlaced(
  leftOut: number,
  language: Language,
  clash: string | null = null,
): string {
  const words = phrases[language]
  const blocks = sayCount(leftOut, 'study-block', language)
  return clash === null ? words.noRoom(blocks) : words.noRoomBecause(blocks, clash)
}

/** Of work whose last day is over. */
export function sayOverdue(count: number, language: Language): string {
  return phrases[language].overdue(sayCount(count, 'study-block', language), count === 1)
}

/** With a plan that leaves something out: how many, why, and that a re-plan could place what something placed is to follow. */
export function sayLeftOut(
  count: number,
  { clash, held }: { clash: string | null; held: Held | null },
  mayReplan: boolean,
  language: Language,
): string {
  const { leftOut, laterReplan } = phrases[language]
  const why = held?.isOver === true ? held.text : (clash ?? held?.text ?? '')
  if (count === 0) return ''
  const said = leftOut(sayCount(count, 'study-block', language), count === 1, why)
  return said + (held !== null && !held.isOver && mayReplan ? laterReplan : '')
}

/** With a plan that leaves work for the weeks after it, `toDay` its last day: how many, and why. */
export function sayLater(count: number, toDay: number, window: Window, language: Language): string {
  if (count === 0) return ''
  const blocks = sayCount(count, 'study-block', language)
  return phrases[language].later(blocks, count === 1, sayDay(window, toDay, language))
}

/** With the card of the re-plan that places what nothing was free for; `why` may be empty. */
export function sayMadeRoom(why: string, language: Language): string {
  return phrases[language].madeRoom(why)
}
