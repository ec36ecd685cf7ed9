// The limits that bind a task, each as a clause: "it must come after “Problem set 2” (Tue 24 Nov)".
import { assertNever } from '../../assert-never.ts'
import type { Language } from '../../language.ts'
import type { Limit } from '../../planner/explanation.ts'
import type { Speaker } from './explanation-speaker.ts'
import { sayWeekdays } from '../dates/weekday-name.ts'

type Phrases = {
  after: (task: string) => string
  before: (task: string) => string
  afterAndBefore: (after: string, before: string) => string
  from: (day: string) => string
  until: (day: string) => string
  excludedPeriods: (periods: string) => string
  excludedWeekdays: (weekdays: string) => string
  notInClass: string
  gain: (clause: string, gain: number) => string
  besideBefore: (task: string) => string
  besideAfter: (task: string) => string
  inside: (host: string) => string
  locked: string
  begun: string
  worked: string
}

const phrases: Record<Language, Phrases> = {
  en: {
    after: (task) => `it must come after ${task}`,
    before: (task) => `it must come before ${task}`,
    afterAndBefore: (after, before) => `it must come after ${after} and before ${before}`,
    from: (day) => `it may start on ${day} at the earliest`,
    until: (day) => `it must be done by ${day}`,
    excludedPeriods: (periods) => `it stays off ${periods}`,
    excludedWeekdays: (weekdays) => `it stays off ${weekdays}`,
    notInClass: 'it is not to be studied in class',
    gain: (clause, gain) => `${clause} (without that, a place would cost ${gain} less)`,
    besideBefore: (task) => `${task} ends right before it`,
    besideAfter: (task) => `${task} begins right after it`,
    inside: (host) => `it is done during ${host}`,
    locked: 'it is locked',
    begun: 'it has already begun',
    worked: 'you have worked on it there',
  },
  zh: {
    after: (task) => `必须在${task}之后`,
    before: (task) => `必须在${task}之前`,
    afterAndBefore: (after, before) => `必须在${after}之后、${before}之前`,
    from: (day) => `最早 ${day} 开始`,
    until: (day) => `最晚 ${day} 完成`,
    excludedPeriods: (periods) => `不安排在${periods}`,
    excludedWeekdays: (weekdays) => `不安排在${weekdays}`,
    notInClass: '不在课上进行',
    gain: (clause, gain) => `${clause}（否则有时间代价少 ${gain}）`,
    besideBefore: (task) => `前面紧挨着${task}`,
    besideAfter: (task) => `后面紧挨着${task}`,
    inside: (host) => `在${host}课上进行`,
    locked: '它已锁定',
    begun: '它已经开始',
    worked: '你已经在那里做过它',
  },
}

export function sayLimits(speaker: Speaker, limits: readonly Limit[]): string[] {
  const { after, before, afterAndBefore } = phrases[speaker.language]
  const first = limits.find((limit) => limit.kind === 'after')
  const last = limits.find((limit) => limit.kind === 'before')
  const named = (task: number) => speaker.taskWithPlace(task)
  const order =
    first !== undefined && last !== undefined
      ? [afterAndBefore(named(first.task), named(last.task))]
      : [
          ...(first === undefined ? [] : [after(named(first.task))]),
          ...(last === undefined ? [] : [before(named(last.task))]),
        ]
  const others = limits
    .filter((limit) => limit.kind !== 'after' && limit.kind !== 'before')
    // Classes are no place for most work anyway: worth a word only where one would be better.
    .filter((limit) => limit.kind !== 'not-in-class' || limit.gain > 0)
    .map((limit) => sayLimit(speaker, limit))
  return [...order, ...others]
}

function sayLimit(speaker: Speaker, limit: Exclude<Limit, { kind: 'after' | 'before' }>): string {
  const { language } = speaker
  const say = phrases[language]
  const withGain = (clause: string, gain: number) => (gain > 0 ? say.gain(clause, gain) : clause)
  switch (limit.kind) {
    case 'from':
      return withGain(say.from(speaker.day(limit.day)), limit.gain)
    case 'until':
      return withGain(say.until(speaker.day(limit.day)), limit.gain)
    case 'excluded-periods':
      return withGain(say.excludedPeriods(speaker.times(limit.periods)), limit.gain)
    case 'excluded-weekdays':
      return withGain(say.excludedWeekdays(sayWeekdays(limit.weekdays, language)), limit.gain)
    case 'not-in-class':
      return withGain(say.notInClass, limit.gain)
    case 'beside':
      return (limit.side === 'before' ? say.besideBefore : say.besideAfter)(
        speaker.task(limit.task),
      )
    case 'inside':
      return say.inside(speaker.task(limit.host))
    case 'locked':
      return say.locked
    case 'begun':
      return say.begun
    case 'worked':
      return say.worked
    default:
      return assertNever(limit)
  }
}
