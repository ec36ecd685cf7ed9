// One sentence for each problem of a plan: what stands against it, where, and which blocks it is about.
import { assertNever } from '../../assert-never.ts'
import type { Language } from '../../language.ts'
import type { HealthProblem, SoftPreference } from '../../tools/health-problem.ts'
import { findTask, findTaskClass, type ScheduleState } from '../../schedule/state.ts'
import { joinWords } from '../../text/join-words.ts'
import { quoteTitle } from '../../text/quote-title.ts'
import { sayDay, sayDays } from '../../time/say/say-date.ts'
import { sayDuration } from '../../time/say/say-duration.ts'

/** Titles, days and lengths are already said; `count` is how many blocks they stand for. */
type Phrases = {
  heavyAdjacency: (day: string, titles: string) => string
  switches: (day: string, count: number, limit: number) => string
  longRun: (day: string, length: string, limit: string) => string
  crammed: (taskClass: string, titles: string, days: string) => string
  noBuffer: (taskClass: string, titles: string, day: string, count: number) => string
  preference: Record<
    SoftPreference,
    (titles: string, days: string, size: { blocks: number; measure: number }) => string
  >
  more: (count: number) => string
}

/** Titles named one by one; beyond that they are counted. */
const mostTitles = 3

const phrases: Record<Language, Phrases> = {
  en: {
    heavyAdjacency: (day, titles) =>
      `On ${day} heavy work follows heavy work without a break: ${titles}.`,
    switches: (day, count, limit) =>
      limit === 0
        ? `${day} changes course ${times(count)} between its study blocks.`
        : `${day} changes course ${times(count)} between its study blocks; up to ${limit} is easy to follow.`,
    longRun: (day, length, limit) =>
      `${day} has ${length} of work without a real break, lessons included; more than ${limit} tires.`,
    crammed: (taskClass, titles, days) =>
      `Sessions of ${taskClass} lie too close together to be remembered well: ${titles} on ${days}.`,
    noBuffer: (taskClass, titles, day, count) =>
      `${titles} ${count === 1 ? 'lies' : 'lie'} on the last day for ${taskClass}, ${day}: if something slips, no time is left.`,
    preference: {
      evening: (titles, days, { blocks }) =>
        `${titles} ${blocks === 1 ? 'goes' : 'go'} on late into the evening of ${days}.`,
      early: (titles, days, { blocks }) =>
        `${titles} ${blocks === 1 ? 'begins' : 'begin'} early in the morning of ${days}.`,
      weekend: (titles, days, { blocks }) =>
        `${titles} ${blocks === 1 ? 'takes' : 'take'} time of ${days}, a day to rest.`,
      meal: (titles, days, { blocks }) =>
        `${titles} ${blocks === 1 ? 'leaves' : 'leave'} no half hour for a meal on ${days}.`,
      part: (titles, days, { blocks }) =>
        `${titles} on ${days} ${blocks === 1 ? 'lies' : 'lie'} outside the part of the day that you prefer for the course.`,
      'free-evenings': (titles, days, { measure }) =>
        `Study takes ${measure === 1 ? 'an evening' : `${measure} evenings`} more of the week than you want to give: ${titles} on ${days}.`,
    },
    more: (count) => `${count} more`,
  },
  zh: {
    heavyAdjacency: (day, titles) => `${day}的高强度任务紧挨着，中间没有休息：${titles}。`,
    switches: (day, count, limit) =>
      limit === 0
        ? `${day}的学习任务之间换科 ${count} 次。`
        : `${day}的学习任务之间换科 ${count} 次，超过 ${limit} 次容易分心。`,
    longRun: (day, length, limit) =>
      `${day}连着 ${length}没有像样的休息（含上课），超过 ${limit}会很累。`,
    crammed: (taskClass, titles, days) =>
      `${taskClass}的几次学习挨得太近，不容易记牢：${titles}（${days}）。`,
    noBuffer: (taskClass, titles, day) =>
      `${titles}排在${taskClass}的最后一天 ${day}：一旦拖延就没有余地了。`,
    preference: {
      evening: (titles, days) => `${titles}在 ${days}学到很晚。`,
      early: (titles, days) => `${titles}在 ${days}很早就开始。`,
      weekend: (titles, days) => `${titles}占用了休息日 ${days}。`,
      meal: (titles, days) => `${titles}让 ${days}连半小时的吃饭时间都没有。`,
      part: (titles, days) => `${titles}（${days}）不在你给这门课选的时段里。`,
      'free-evenings': (titles, days, { measure }) =>
        `这一周学习多占了 ${measure} 个晚上：${titles}（${days}）。`,
    },
    more: (count) => `另外 ${count} 个`,
  },
}

function times(count: number): string {
  if (count === 1) return 'once'
  return count === 2 ? 'twice' : `${count} times`
}

/** For a person: titles and dates, no ids. */
export function sayProblem(
  state: ScheduleState,
  problem: Omit<HealthProblem, 'words' | 'canImprove'>,
  language: Language,
): string {
  const say = phrases[language]
  const { kind, days, taskIds, measure, limit, classId, preference } = problem
  const titles = sayTitles(state, taskIds, language)
  const when = sayDays(state.window, days, language)
  const day = sayDay(state.window, days[0] ?? 0, language)
  const taskClass = quoteTitle(
    (classId === null ? undefined : findTaskClass(state, classId))?.title ?? '',
    language,
  )
  switch (kind) {
    case 'heavy-adjacency':
      return say.heavyAdjacency(day, titles)
    case 'switches':
      return say.switches(day, measure, limit)
    case 'long-run':
      return say.longRun(day, sayDuration(measure, language), sayDuration(limit, language))
    case 'crammed':
      return say.crammed(taskClass, titles, when)
    case 'no-buffer':
      return say.noBuffer(taskClass, titles, day, taskIds.length)
    case 'preference':
      return say.preference[preference ?? 'part'](titles, when, { blocks: taskIds.length, measure })
    default:
      return assertNever(kind)
  }
}

function sayTitles(state: ScheduleState, ids: readonly number[], language: Language): string {
  const named = ids
    .slice(0, mostTitles)
    .map((id) => quoteTitle(findTask(state, id)?.title ?? '', language))
  const rest = ids.length - named.length
  return joinWords(rest > 0 ? [...named, phrases[language].more(rest)] : named, language)
}
