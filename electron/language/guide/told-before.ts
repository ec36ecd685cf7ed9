// Whether so much is told of one course that a guide is what is wanted, in one message or in several, and which of them it begins with.
import type { TurnFacts } from '../../model/model.ts'
import type { Ground } from '../ground.ts'
import { readTrained } from '../reader/built-in.ts'
import type { Frame } from '../reader/frame.ts'
import { findCaptureLead } from '../read/capture-lead.ts'
import { isSameCourse } from '../../../shared/words/course-names.ts'
import { prepareText } from '../words/lexed-text.ts'
import { nothingAsked } from './asked.ts'
import { hear } from './hear.ts'
import { namesExam } from './read/day-cues.ts'
import { readTold } from './reader/read-told.ts'
import type { GuideRole } from './reader/told-span.ts'

/** What is told of the same counts once. */
const kinds: Partial<Record<GuideRole, string>> = {
  course: 'course', work: 'work', exam: 'day', due: 'day', from: 'day', vague: 'day', units: 'parts', range: 'parts', topic: 'parts',
  hard: 'hard', known: 'known', out: 'known', total: 'amount', each: 'amount', piece: 'amount', sessions: 'amount',
  rate: 'amount', most: 'amount', share: 'amount', not: 'limits', only: 'limits', rhythm: 'rhythm',
} // prettier-ignore

const enough = 3
/** That nothing is left for an order alone. */
const plenty = 4

/** Acts that tell of work, as the guide's own answers do, and how sure one may be that they are orders of their own. */
const telling: Partial<Record<Frame['act'], number>> = {
  answer: 1, start_guide: 1, add_work: 1, add_exam: 0.6, set_deadline: 0.6, 'set_priority:high': 0.8, set_habit: 0.8, add_homework: 0.6, add_event: 0.6,
} // prettier-ignore
const usual = 0.5
/** Earlier messages that may belong to it. */
const mostBefore = 4

type Words = Ground & Pick<TurnFacts, 'request' | 'guide'>

type Told = { kinds: Set<string>; course: string | null }

function toldIn(text: string, facts: Words): Told {
  const spans = readTold(text, null, facts)
  const found = spans.flatMap(({ role }) => kinds[role] ?? [])
  // What it is, and what it is about.
  if (spans.filter(({ role }) => role === 'work').length > 1) found.push('title')
  const heard = hear(text, nothingAsked, facts).course
  const course = heard === null ? null : heard.kind === 'known' ? heard.course : heard.said
  const exam = namesExam(prepareText(text, facts)) ? ['exam'] : []
  return { kinds: new Set([...found, ...exam, ...(course === null ? [] : ['course'])]), course }
}

const written =
  /(?:期[中末]|毕业)(?:论文|报告|作业|大作业|作品)|\b(?:term|final) (?:paper|essay|project|report)\b/iu
const asked = /[?？]\s*$/u

function isLearned({ kinds }: Told): boolean {
  return ['exam', 'parts', 'rhythm'].some((kind) => kinds.has(kind))
}

/** "History essay by 9 October, six hours" is an order; with an exam, or parts, it is what has to be learned for a course. */
function isTelling(text: string, told: Told, facts: Words): boolean {
  if (asked.test(text) || written.test(text)) return false
  return readTrained(text, facts).every(({ act, confidence }) => {
    const least = act === 'add_work' && !isLearned(told) ? usual : (telling[act] ?? usual)
    return confidence < least || least === 1
  })
}

/** `plenty`: so much that no order says it. */
export function toldOfCourse(facts: Words): 'none' | 'enough' | 'plenty' {
  const own = toldIn(facts.request, facts)
  if (own.kinds.size === 0 || !isTelling(facts.request, own, facts)) return 'none'
  const all = toldTogether(facts).reduce((left, { told }) => left.union(told.kinds), own.kinds)
  if (!all.has('course')) return 'none'
  const isAnswer = readTrained(facts.request, facts).some(
    ({ act, confidence }) => act === 'answer' && confidence > usual,
  )
  const isOfGuide = isAnswer && isLearned(own)
  const size = all.size + (isOfGuide ? 1 : 0)
  return size < enough ? 'none' : size < plenty ? 'enough' : 'plenty'
}

/** An order, or what was answered with a card. */
function wasCarriedOut(text: string, { recent }: Words): boolean {
  const at = recent.findLastIndex((said) => said.who === 'person' && said.text === text)
  return findCaptureLead(text)?.how === 'asked' || recent[at + 1]?.who !== 'weekloom'
}

/** A call for a guide of its own, or another course of the schedule. */
function isOther(course: string | null, facts: Words): boolean {
  if (course === null) return false
  const { course: named, next } = hear(
    facts.request,
    { ...nothingAsked, course, isFirst: false },
    facts,
  )
  const isCalled = readTrained(facts.request, facts).some(({ act }) => act === 'start_guide')
  const own = isCalled
    ? toldIn(facts.request, facts).course
    : (next ?? (named?.kind === 'known' ? named.course : null))
  return own !== null && !isSameCourse(own, course)
}

/** What was told right before of the same course, and of no other, oldest first. */
export function toldBefore(facts: Words): string[] {
  return toldTogether(facts).map(({ text }) => text)
}

function toldTogether(facts: Words): { text: string; told: Told }[] {
  if (facts.guide != null) return []
  const before: { text: string; told: Told }[] = []
  for (const { text, date } of facts.told.slice(-mostBefore).toReversed()) {
    if (date !== facts.today.date || wasCarriedOut(text, facts)) break
    const told = toldIn(text, facts)
    if (told.kinds.size === 0) continue
    if (isOther(told.course, facts) || !isTelling(text, told, facts)) break
    before.unshift({ text, told })
  }
  return before
}
