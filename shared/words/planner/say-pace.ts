// The student's pace in words (P6): what the work took so far, and what to plan; always a question, never an order.
import type { Language } from '../../language.ts'
import { minutesToPlan, type Pace, type PaceFacts } from '../../planner/pace.ts'
import { subjectTypeName } from '../titles/kind-names.ts'
import { cleanTitle, quoteTitle } from '../titles/quote-title.ts'
import { sayDuration } from '../dates/say-duration.ts'

type Phrases = {
  factor: (factor: string) => string
  /** A course with the kind of its work; each may be empty. */
  work: (course: string, kind: string) => string
  took: (work: string, pieces: number, factor: string) => string
  otherWork: (work: string, factor: string) => string
  students: (factor: string) => string
  /** Where the blocks are too few to go by them alone. */
  forNow: (factor: string) => string
  plan: (to: string, from: string) => string
  enough: (from: string) => string
  row: (work: string, pieces: number, actual: string, planned: string, factor: string) => string
  countOn: (factor: string) => string
  unnamed: string
  nothingYet: string
  otherwise: (factor: string) => string
  brief: (factor: string, pieces: number) => string
  briefOther: (factor: string) => string
  briefStudents: (factor: string) => string
}

const phrases: Record<Language, Phrases> = {
  en: {
    factor: (factor) => `${factor}×`,
    work: (course, kind) => (course !== '' && kind !== '' ? `${course} (${kind})` : course + kind),
    took: (work, pieces, factor) => {
      const blocks = pieces === 1 ? 'Your last block' : `Your last ${pieces} blocks`
      return `${blocks}${work === '' ? '' : ` of ${work}`} took about ${factor} the planned time`
    },
    otherWork: (work, factor) =>
      `No block${work === '' ? '' : ` of ${work}`} is finished yet; your other work took about ${factor} the planned time`,
    students: (factor) => `Students usually need about ${factor} the time they plan`,
    forNow: (factor) => `For now, count on ${factor}`,
    plan: (to, from) => `Plan ${to} rather than ${from}?`,
    enough: (from) => `${from} should be enough`,
    row: (work, pieces, actual, planned, factor) =>
      `${work}: ${pieces === 1 ? '1 block' : `${pieces} blocks`} took ${actual}, planned were ${planned} (about ${factor})`,
    countOn: (factor) => `count on ${factor}`,
    unnamed: 'Work without a course',
    nothingYet: 'No block is marked done yet, so nothing is known of your pace.',
    otherwise: (factor) => `For anything else count on ${factor}.`,
    brief: (factor, pieces) =>
      `${factor} the plan, from ${pieces === 1 ? '1 block' : `${pieces} blocks`}`,
    briefOther: (factor) => `${factor} the plan, from your other work`,
    briefStudents: (factor) => `${factor} the plan, as students usually need`,
  },
  zh: {
    factor: (factor) => `${factor} 倍`,
    work: (course, kind) => (course !== '' && kind !== '' ? `${course}（${kind}）` : course + kind),
    took: (work, pieces, factor) => `你最近 ${pieces} 次${work}的用时大约是计划的 ${factor}`,
    otherWork: (work, factor) =>
      `${work}还没有完成过的任务，你其他任务的用时大约是计划的 ${factor}`,
    students: (factor) => `学生实际用的时间通常是计划的 ${factor}左右`,
    forNow: (factor) => `目前先按 ${factor}算`,
    plan: (to, from) => `要不要把 ${from}改成 ${to}？`,
    enough: (from) => `${from}应该够用`,
    row: (work, pieces, actual, planned, factor) =>
      `${work}：${pieces} 次共用了 ${actual}，原计划 ${planned}（大约 ${factor}）`,
    countOn: (factor) => `可以按 ${factor}来估`,
    unnamed: '没有课程的任务',
    nothingYet: '还没有标记为完成的任务，所以还不知道你的用时习惯。',
    otherwise: (factor) => `其他任务可以按 ${factor}来估。`,
    brief: (factor, pieces) => `计划的 ${factor}（${pieces} 次）`,
    briefOther: (factor) => `计划的 ${factor}（按你的其他任务）`,
    briefStudents: (factor) => `计划的 ${factor}（学生的一般情况）`,
  },
}

const joins: Record<Language, { stop: string; gap: string; comma: string }> = {
  en: { stop: '.', gap: ' ', comma: '; ' },
  zh: { stop: '。', gap: '', comma: '，' },
}

/** "Your last 7 blocks of Physics (practical work) took 1.7× the planned time. Plan 3 h 25 min rather than 2 h?" */
export function sayPaceAdvice(pace: Pace, minutes: number, language: Language): string {
  const { plan, enough } = phrases[language]
  const to = minutesToPlan(pace, minutes)
  const from = sayDuration(minutes, language)
  const advice = to > minutes ? plan(sayDuration(to, language), from) : enough(from)
  const { stop, gap } = joins[language]
  const sentences = [...sayBasis(pace, language), advice]
  return sentences.map((text) => (/[?？]$/.test(text) ? text : text + stop)).join(gap)
}

/** What the advice rests on, without the question: "Students usually need about 1.6× the time they plan." */
export function sayPaceGround(pace: Pace, language: Language): string {
  const { stop, gap } = joins[language]
  return sayBasis(pace, language)
    .map((text) => text + stop)
    .join(gap)
}

/** What the advice rests on. */
function sayBasis(pace: Pace, language: Language): string[] {
  const { took, otherWork, students, forNow } = phrases[language]
  if (pace.pieces > 0) {
    const own = sayFactor(pace.own, language)
    const factor = sayFactor(pace.factor, language)
    const observed = took(sayWork(pace, language), pace.pieces, own)
    return own === factor ? [observed] : [observed, forNow(factor)]
  }
  const factor = sayFactor(pace.expected.factor, language)
  return pace.expected.from === 'students'
    ? [students(factor)]
    : [otherWork(sayWork(pace, language), factor)]
}

/** "Physics (practical work): 7 blocks took 11 h 40 min, planned were 7 h (1.7×)", and what to count on where it differs. */
function sayPaceRow(pace: Pace, language: Language): string {
  const { row, countOn } = phrases[language]
  const own = sayFactor(pace.own, language)
  const took = row(
    sayWork(pace, language, 'quoted') || phrases[language].unnamed,
    pace.pieces,
    sayDuration(pace.actual, language),
    sayDuration(pace.planned, language),
    own,
  )
  const factor = sayFactor(pace.factor, language)
  const { comma, stop } = joins[language]
  return [took, ...(own === factor ? [] : [countOn(factor)])].join(comma) + stop
}

/** A line for each course and kind, and what to count on for all other work. */
export function sayPaces({ paces, overall }: PaceFacts, language: Language): string {
  const { nothingYet, otherwise } = phrases[language]
  const lines = paces.length === 0 ? [nothingYet] : paces.map((pace) => sayPaceRow(pace, language))
  return [...lines, otherwise(sayFactor(overall.factor, language))].join('\n')
}

/** "1.7× the plan, from 7 blocks". */
export function sayPaceBriefly(pace: Pace, language: Language): string {
  const { brief, briefOther, briefStudents } = phrases[language]
  const factor = sayFactor(pace.factor, language)
  if (pace.pieces > 0) return brief(factor, pace.pieces)
  return pace.expected.from === 'students' ? briefStudents(factor) : briefOther(factor)
}

/** "1.7×". */
function sayFactor(factor: number, language: Language): string {
  return phrases[language].factor(factor.toFixed(1))
}

function sayWork(
  { course, subjectType }: Pace,
  language: Language,
  style: 'plain' | 'quoted' = 'plain',
): string {
  const sayCourse = style === 'quoted' ? quoteTitle : cleanTitle
  // Mixed work is what is meant when no kind is named.
  const isNamed = subjectType !== null && subjectType !== 'mixed'
  return phrases[language].work(
    course === null || course === '' ? '' : sayCourse(course, language),
    isNamed ? subjectTypeName(subjectType, language) : '',
  )
}
