// One sentence for each proposal: what would move where, what that wins, and what it costs.
import { assertNever } from '../../assert-never.ts'
import type { Language } from '../../language.ts'
import type { HealthCandidate } from '../../planner/health-candidate.ts'
import type { HealthProblem, SoftPreference } from '../../planner/health-problem.ts'
import type { Place } from '../../schedule/place.ts'
import { findTask, findTaskClass, type ScheduleState } from '../../schedule/state.ts'
import { sayHealthNumber, tellingNumbers } from './say-health-number.ts'
import { quoteTitle } from '../titles/quote-title.ts'
import { sayDay } from '../dates/say-date.ts'
import { sayDuration } from '../dates/say-duration.ts'

/** Titles, days and places are already said. `left` is what remains of the problem. */
type Phrases = {
  move: (title: string, to: string) => string
  swap: (titleA: string, placeA: string, titleB: string, placeB: string) => string
  place: (day: string, clock: string) => string
  heavyAdjacency: (day: string, left: number) => string
  switches: (day: string, fewer: number) => string
  longRun: (day: string, from: string, to: string) => string
  otherRun: (day: string) => string
  crammed: (taskClass: string) => string
  noBuffer: (taskClass: string, left: number) => string
  preference: Record<SoftPreference, (day: string, left: number) => string>
  cost: (changes: string[]) => string
  change: (name: string, from: number, to: number) => string
  sentence: (what: string, win: string, cost: string) => string
  close: string
}

const phrases: Record<Language, Phrases> = {
  en: {
    move: (title, to) => `Moving ${title} to ${to}`,
    swap: (titleA, placeA, titleB, placeB) =>
      `Swapping ${titleA} (${placeA}) with ${titleB} (${placeB})`,
    place: (day, clock) => `${day} ${clock}`,
    heavyAdjacency: (day, left) =>
      left === 0
        ? `keeps heavy work apart on ${day}`
        : `leaves less heavy work side by side on ${day}`,
    switches: (day, fewer) =>
      `takes ${fewer === 1 ? 'one switch' : `${fewer} switches`} off ${day}`,
    longRun: (day, from, to) => `cuts the longest run of ${day} from ${from} to ${to}`,
    otherRun: (day) => `takes study out of the long run of ${day}`,
    crammed: (taskClass) => `gives the sessions of ${taskClass} more room`,
    noBuffer: (taskClass, left) =>
      left === 0
        ? `keeps the last day for ${taskClass} free`
        : `takes work off the last day for ${taskClass}`,
    preference: {
      evening: (day, left) =>
        left === 0
          ? `frees the late evening of ${day}`
          : `takes work off the late evening of ${day}`,
      early: (day, left) =>
        left === 0
          ? `frees the early morning of ${day}`
          : `takes work off the early morning of ${day}`,
      weekend: (day, left) => (left === 0 ? `frees ${day}` : `takes work off ${day}`),
      meal: (day) => `leaves time for the meal on ${day}`,
      part: () => 'puts work where you prefer it',
      'free-evenings': () => 'gives you an evening back',
    },
    cost: (changes) => `; in exchange: ${changes.join(', ')}`,
    change: (name, from, to) => `${name} ${from} → ${to}`,
    sentence: (what, win, cost) => `${what} ${win}${cost}.`,
    close: 'Leave the plan as it is.',
  },
  zh: {
    move: (title, to) => `把${title}移到 ${to}`,
    swap: (titleA, placeA, titleB, placeB) => `交换${titleA}（${placeA}）和${titleB}（${placeB}）`,
    place: (day, clock) => `${day} ${clock}`,
    heavyAdjacency: (day, left) =>
      left === 0 ? `${day}的高强度任务不再紧挨着` : `${day}紧挨着的高强度任务变少`,
    switches: (day, fewer) => `${day}少换科 ${fewer} 次`,
    longRun: (day, from, to) => `${day}最长的连续时段从 ${from}缩短到 ${to}`,
    otherRun: (day) => `${day}过长的连续时段变少`,
    crammed: (taskClass) => `${taskClass}的几次学习隔得更开`,
    noBuffer: (taskClass, left) =>
      left === 0 ? `${taskClass}的最后一天就空出来了` : `${taskClass}的最后一天会轻一些`,
    preference: {
      evening: (day, left) => (left === 0 ? `${day}不用学到很晚` : `${day}深夜的任务变少`),
      early: (day, left) => (left === 0 ? `${day}不用那么早开始` : `${day}清早的任务变少`),
      weekend: (day, left) => (left === 0 ? `${day}就能休息` : `${day}的任务变少`),
      meal: (day) => `${day}留出了吃饭时间`,
      part: () => '更合你选的时段',
      'free-evenings': () => '能多空出一个晚上',
    },
    cost: (changes) => `；代价：${changes.join('，')}`,
    change: (name, from, to) => `${name} ${from} → ${to}`,
    sentence: (what, win, cost) => `${what}，${win}${cost}。`,
    close: '保持现在的安排。',
  },
}

/** For a person: titles, dates and clock times, no ids. */
export function sayCandidate(
  state: ScheduleState,
  candidate: Omit<HealthCandidate, 'words'>,
  problem: HealthProblem,
  language: Language,
): string {
  const { cost, change, sentence } = phrases[language]
  const worse = tellingNumbers(candidate.numbers)
    .filter(({ from, to }) => to > from)
    .map(({ name, from, to }) => change(sayHealthNumber(name, language), from, to))
  return sentence(
    sayOperation(state, candidate, language),
    sayWin(state, candidate, problem, language),
    worse.length === 0 ? '' : cost(worse),
  )
}

export function sayClose(language: Language): string {
  return phrases[language].close
}

function sayOperation(
  state: ScheduleState,
  { call }: Pick<HealthCandidate, 'call'>,
  language: Language,
): string {
  const { move, swap } = phrases[language]
  const titleOf = (id: number) => quoteTitle(findTask(state, id)?.title ?? '', language)
  if (call.name === 'move') {
    const { task_id: task, new_day: day, new_slot_start: start } = call.arguments
    return move(titleOf(task), sayStart(state, { day, start }, language))
  }
  const { task_a: taskA, task_b: taskB } = call.arguments
  const startOf = (id: number) => sayStart(state, findTask(state, id)?.place ?? null, language)
  return swap(titleOf(taskA), startOf(taskA), titleOf(taskB), startOf(taskB))
}

/** "Fri 27 Nov 10:00". */
function sayStart(
  { window }: ScheduleState,
  place: Pick<Place, 'day' | 'start'> | null,
  language: Language,
): string {
  if (place === null) return ''
  const clock = window.periods[place.start - 1]?.start ?? ''
  return phrases[language].place(sayDay(window, place.day, language), clock)
}

function sayWin(
  state: ScheduleState,
  { problem: { from, to } }: Pick<HealthCandidate, 'problem'>,
  { kind, days, classId, preference }: HealthProblem,
  language: Language,
): string {
  const say = phrases[language]
  const day = sayDay(state.window, days[0] ?? 0, language)
  const taskClass = quoteTitle(
    (classId === null ? undefined : findTaskClass(state, classId))?.title ?? '',
    language,
  )
  switch (kind) {
    case 'heavy-adjacency':
      return say.heavyAdjacency(day, to)
    case 'switches':
      return say.switches(day, from - to)
    case 'long-run':
      return to === 0 || to >= from
        ? say.otherRun(day)
        : say.longRun(day, sayDuration(from, language), sayDuration(to, language))
    case 'crammed':
      return say.crammed(taskClass)
    case 'no-buffer':
      return say.noBuffer(taskClass, to)
    case 'preference':
      return say.preference[preference ?? 'part'](day, to)
    default:
      return assertNever(kind)
  }
}
