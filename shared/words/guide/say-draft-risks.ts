// Where a draft may break (B4), and what of it had to be put inside the term.
import { assertNever } from '../../assert-never.ts'
import type { DraftRisk } from '../../guide/find-draft-risks.ts'
import type { DraftRepair } from '../../guide/settle-draft.ts'
import type { Language } from '../../language.ts'
import type { Window } from '../../schedule/state.ts'
import { quoteTitle } from '../titles/quote-title.ts'
import { sayCount } from '../say-count.ts'
import { sayDay } from '../dates/say-date.ts'
import { sayDuration } from '../dates/say-duration.ts'

type Phrases = {
  examPast: (day: string) => string
  rangePast: (day: string) => string
  examNear: (days: number, length: string) => string
  afterExam: (day: string) => string
  noRoom: (needed: string, free: number) => string
  littleRoom: (needed: string, free: number) => string
  fullWeeks: (length: string) => string
  slowPace: (percent: number, length: string) => string
  examTaken: (title: string) => string
  examDiffers: (told: string, written: string) => string
  beginsLate: (last: string) => string
  endsLate: (last: string) => string
  examOutside: (last: string) => string
  backwards: string
  longSession: (most: string) => string
  examSlots: string
}

const phrases: Record<Language, Phrases> = {
  en: {
    examPast: (day) => `The exam on ${day} is over already.`,
    rangePast: (day) => `The last day for this work, ${day}, is over already.`,
    examNear: (days, length) =>
      days === 0
        ? `The exam is today, and this needs ${length}.`
        : `The exam is ${days === 1 ? '1 day' : `${days} days`} off, and this needs ${length}.`,
    afterExam: (day) => `Sessions may still lie on or after ${day}, the day of the exam.`,
    noRoom: (needed, free) =>
      `It needs ${needed}, and only ${free} ${free === 1 ? 'is' : 'are'} free in that time.`,
    littleRoom: (needed, free) =>
      `It needs ${needed} of the ${free} that are free in that time, which leaves little for anything else.`,
    fullWeeks: (length) => `That is ${length} a week for this course alone.`,
    slowPace: (percent, length) =>
      `Work in this course has taken you ${percent}% longer than planned, so it may come to ${length}.`,
    examTaken: (title) =>
      `At the time of the exam ${title} stands in your week, so the exam is not put there.`,
    examDiffers: (told, written) =>
      `Your timetable has the exam on ${told}; this counts on ${written}, as you said.`,
    beginsLate: (last) => `The term ends on ${last}, so the work begins then at the latest.`,
    endsLate: (last) => `The term ends on ${last}, so the work ends then.`,
    examOutside: (last) =>
      `The exam lies after ${last}, the last day of the term, so it is left out.`,
    backwards: 'The last day lay before the first; the two have changed places.',
    longSession: (most) => `A day has ${most}; no session is longer.`,
    examSlots: 'The time of the exam does not fit the day, so only its day is kept.',
  },
  zh: {
    examPast: (day) => `${day} 的考试已经过去了。`,
    rangePast: (day) => `这些任务的最后一天 ${day} 已经过去了。`,
    examNear: (days, length) =>
      days === 0
        ? `今天就考试，而这些要 ${length}。`
        : `离考试还有 ${days} 天，而这些要 ${length}。`,
    afterExam: (day) => `有些任务可能排到考试当天（${day}）或之后。`,
    noRoom: (needed, free) => `要 ${needed}，而这段时间只有 ${free} 节空着。`,
    littleRoom: (needed, free) =>
      `这段时间空着 ${free} 节，它要占 ${needed}，别的事就没多少时间了。`,
    fullWeeks: (length) => `光这门课每周就要 ${length}。`,
    slowPace: (percent, length) =>
      `这门课你实际用的时间比计划多 ${percent}%，算下来可能要 ${length}。`,
    examTaken: (title) => `考试那个时间课表上已有${title}，所以没有把考试排进去。`,
    examDiffers: (told, written) => `课表上的考试在 ${told}，这里按你说的 ${written} 算。`,
    beginsLate: (last) => `学期到 ${last} 结束，所以最晚从那天开始。`,
    endsLate: (last) => `学期到 ${last} 结束，所以到那天为止。`,
    examOutside: (last) => `考试在学期最后一天（${last}）之后，所以先不写进去。`,
    backwards: '结束日期在开始日期前面，已经对调。',
    longSession: (most) => `一天有 ${most}，每次不会更长。`,
    examSlots: '考试的节次超出了一天的范围，所以只记日期。',
  },
}

export function sayDraftRisk(risk: DraftRisk, window: Window, language: Language): string {
  const say = phrases[language]
  const periods = (count: number) => sayCount(count, 'period', language)
  const length = (minutes: number) => sayDuration(Math.round(minutes / 5) * 5, language)
  switch (risk.kind) {
    case 'exam-past':
      return say.examPast(sayDay(window, risk.day, language))
    case 'range-past':
      return say.rangePast(sayDay(window, risk.day, language))
    case 'exam-near':
      return say.examNear(risk.days, length(risk.minutes))
    case 'after-exam':
      return say.afterExam(sayDay(window, risk.day, language))
    case 'no-room':
      return say.noRoom(periods(risk.needed), risk.free)
    case 'little-room':
      return say.littleRoom(periods(risk.needed), risk.free)
    case 'full-weeks':
      return say.fullWeeks(length(risk.minutes))
    case 'slow-pace':
      return say.slowPace(risk.percent, length(risk.minutes))
    case 'exam-taken':
      return say.examTaken(quoteTitle(risk.title, language))
    case 'exam-differs':
      return say.examDiffers(
        sayDay(window, risk.told, language),
        sayDay(window, risk.written, language),
      )
    default:
      return assertNever(risk)
  }
}

export function sayDraftRepair(repair: DraftRepair, window: Window, language: Language): string {
  const say = phrases[language]
  const last = sayDay(window, window.days.length, language)
  switch (repair.kind) {
    case 'begins-late':
      return say.beginsLate(last)
    case 'ends-late':
      return say.endsLate(last)
    case 'exam-outside':
      return say.examOutside(last)
    case 'backwards':
      return say.backwards
    case 'long-session':
      return say.longSession(sayCount(repair.most, 'period', language))
    case 'exam-slots':
      return say.examSlots
    default:
      return assertNever(repair)
  }
}
