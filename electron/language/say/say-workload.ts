// How much study is left, in sessions, periods and hours of the term's own period table.
import { sayDuration } from '../../../shared/time/say/say-duration.ts'
import { clockStep } from '../../../shared/words/schedule/say-length.ts'
import { hasBegun } from '../../../shared/schedule/legality.ts'
import { minutesOf } from '../../../shared/schedule/calendar.ts'
import { placeLength, type Place } from '../../../shared/schedule/place.ts'
import type { Moment, Window } from '../../../shared/schedule/state.ts'
import type { AskedAmount } from '../read/draft.ts'
import type { Speech } from './speech.ts'

type Load = { sessions: number; periods: number; minutes: number }

export function sayWorkload(
  classIds: number[] | null,
  now: Moment,
  { state, language }: Speech,
  asked?: AskedAmount,
): string {
  const { window } = state
  const items = state.tasks.flatMap((task) =>
    task.kind === 'item' && (classIds?.includes(task.classId) ?? true) ? [task] : [],
  )
  const lengths = window.periods.map((_, index) => minutesIn(window, index + 1, index + 1))
  const average = lengths.reduce((sum, minutes) => sum + minutes, 0) / Math.max(1, lengths.length)
  const open = items.filter(({ place }) => place === null)
  const places = items.flatMap(({ place }) =>
    place === null || hasBegun({ place }, now) ? [] : [place],
  )
  const openPeriods = open.reduce((sum, { duration }) => sum + duration, 0)
  const loads: [open: Load, planned: Load] = [
    { sessions: open.length, periods: openPeriods, minutes: openPeriods * average },
    {
      sessions: places.length,
      periods: places.reduce((sum, place) => sum + placeLength(place), 0),
      minutes: places.reduce((sum, place) => sum + minutesOfPlace(window, place), 0),
    },
  ]
  const isClock = clockStep(window) !== null
  const [first, second] = loads.map((load) => sayLoad(load, language === 'zh', isClock))
  const said =
    language === 'zh'
      ? `待安排：${first}。已排好、还没开始：${second}。`
      : `Still open: ${first}. Planned ahead: ${second}.`
  if (asked === undefined) return said
  if (asked.asks === 'why') return `${said}${origins[language](items.length)}`
  const [open1, planned] = loads
  const needed = {
    minutes: open1.minutes + planned.minutes,
    periods: open1.periods + planned.periods,
    sessions: open1.sessions + planned.sessions,
  }[asked.unit]
  const [amount, need] =
    asked.unit === 'minutes'
      ? [(asked.amount ?? 0) / 60, Math.round(needed / 30) / 2]
      : [asked.amount ?? 0, needed]
  const verdict = verdicts[language](amount >= need, need, amount, units[language][asked.unit])
  return `${said}${verdict}${asked.isDated ? undated[language] : ''}`
}

const units = {
  en: { minutes: 'hours', periods: 'periods', sessions: 'sessions' },
  zh: { minutes: '小时', periods: '节', sessions: '次' },
}

const verdicts = {
  en: (isEnough: boolean, need: number, amount: number, unit: string) =>
    ` As it is planned that is ${need} ${unit} in all, so ${amount} ${unit} ${isEnough ? 'are enough' : 'are not enough'}. Nothing was changed.`,
  zh: (isEnough: boolean, need: number, amount: number, unit: string) =>
    `按现在的安排一共要 ${need} ${unit}，所以 ${amount} ${unit}${isEnough ? '够了' : '不够'}。什么都没有改。`,
}

const undated = {
  en: ' The day is left out of this: ask “will everything fit by then?” with the day for that.',
  zh: '这里没有算上日期：想知道到那天能不能排下，请带上日期问“都排得下吗”。',
}

/** The state keeps the sessions, and not who chose their number. */
const origins = {
  en: (count: number) =>
    ` With what lies behind you ${count === 1 ? 'it is 1 session' : `they are ${count} sessions`}, as the work was put in: why it is that many was not kept. Say “add a session” of a course or “delete” one of them to change it. Nothing was changed.`,
  zh: (count: number) =>
    `连同已经过去的一共 ${count} 次，是加入这些任务时定下的，当时的理由没有留下。想改的话，说给某门课“加一次”，或者“删掉”其中一次。什么都没有改。`,
}

function sayLoad(
  { sessions, periods, minutes }: Load,
  isChinese: boolean,
  isClock: boolean,
): string {
  const hours = Math.round(minutes / 30) / 2
  if (isClock && sessions > 0) {
    const length = sayDuration(Math.round(minutes), isChinese ? 'zh' : 'en')
    return isChinese
      ? `${sessions} 次，共 ${length}`
      : `${sessions} ${sessions === 1 ? 'session' : 'sessions'}, ${length} in all`
  }
  if (isChinese)
    return sessions === 0 ? '没有' : `${sessions} 次，${periods} 节（约 ${hours} 小时）`
  if (sessions === 0) return 'nothing'
  return `${sessions} ${sessions === 1 ? 'session' : 'sessions'}, ${periods} ${periods === 1 ? 'period' : 'periods'} (about ${hours} ${hours === 1 ? 'hour' : 'hours'})`
}

function minutesOfPlace(window: Window, { start, end }: Place): number {
  return Array.from({ length: end - start + 1 }, (_, index) =>
    minutesIn(window, start + index, start + index),
  ).reduce((sum, minutes) => sum + minutes, 0)
}

function minutesIn({ periods }: Window, from: number, to: number): number {
  const [first, last] = [periods[from - 1], periods[to - 1]]
  return first === undefined || last === undefined
    ? 0
    : minutesOf(last.end) - minutesOf(first.start)
}
