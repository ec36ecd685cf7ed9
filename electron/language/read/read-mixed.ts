// Two wishes in one breath of which one bounds the other: "I'm ill until Thursday, plan my week", "plan my week,
// Thursday is too full", "plan my week and keep the mornings for calculus".
import { findComplaint } from './complaints.ts'
import type { Ground } from '../ground.ts'
import { nowhere } from '../words/task-words.ts'
import type { AwayWish, ClearDraft, Draft, PlanDraft } from './draft.ts'
import { noLimits } from './kept-free.ts'
import { lightenPlan } from './lighten-plan.ts'
import { lexText } from '../words/lexed-text.ts'
import type { FoundLimits } from './limits.ts'
import type { NameOwner } from '../words/known-names.ts'
import { readAway, readAwaySpans } from './read-away.ts'
import { findVerb, unavailable } from '../words/verbs.ts'

type ReadRest = (text: string, ground: Ground) => Draft[]

const borders =
  /[,;。.!]+|\b(?:and|so|because|since) (?=(?:i'm|i am|i'll|i will|i can't|i have|please |can you |could you )*(?:i'm|i am|i'll|i can't|plan|schedule|organi[sz]e|re-?plan|arrange|ill|sick|away|move)\b)|所以|因为|但是?/

/** Null when the words are not two such wishes. */
export function readMixed(prepared: string, ground: Ground, readRest: ReadRest): Draft[] | null {
  return readBeside(prepared, ground, readRest) ?? readCourseTimes(prepared, ground, readRest)
}

function readBeside(prepared: string, ground: Ground, readRest: ReadRest): Draft[] | null {
  const pieces = prepared.split(borders).filter((piece) => /[\p{L}\p{N}]/u.test(piece))
  if (pieces.length < 2) return null
  for (const [at, piece] of pieces.entries()) {
    const rest = pieces.filter((_, index) => index !== at).join(' , ')
    const away = readAbsence(piece, ground)
    const both = away === null ? null : joinAbsence(away, readRest(rest, ground))
    if (both !== null) return both
    const taken = clearsThat.test(rest) ? readTaken(piece, ground) : null
    if (taken !== null) return [taken]
    const dates = readComplaint(piece, ground)
    const [plan, ...others] = dates === null ? [] : readRest(rest, ground)
    if (dates !== null && plan?.kind === 'plan' && others.length === 0)
      return [lightenPlan(plan, dates)]
  }
  return null
}

const clearsThat =
  /^\W*(?:(?:please|can you|could you|so|and) )*(?:move|shift|clear|push|reschedule) (?:away )?(?:whatever|what|anything|everything|all|the study|my study|that)(?: (?:that|which))?(?:'s| is| lies)?(?: planned)?(?: (?:there|then|away|at that time|around it))*\W*$|(?:把|帮我把)?(?:那|这)(?:会儿|时候?|段时间?|个时间|个?时段|天)的?[^,。]{0,6}(?:挪开|移开|挪走|移走|让开|腾出来|空出来|挪一?下)/

/** "I have a dentist appointment on Wednesday at 15:00": the time it takes. */
function readTaken(piece: string, ground: Ground): ClearDraft | null {
  const lexed = lexText(piece, ground)
  const isOfStudy = lexed.names.some(({ owners }) => owners.some(({ kind }) => kind !== 'series'))
  if (lexed.days.length === 0 || isOfStudy || findVerb(lexed.rest) !== null) return null
  if (lexed.days.some(({ isEvery }) => isEvery)) return null
  const spans = readAwaySpans(lexed, ground)
  return spans.length === 0
    ? null
    : {
        kind: 'clear',
        spans,
        names: [],
        target: nowhere,
        maxMoves: null,
        isAway: true,
        doubt: null,
      }
}

const nothingFound: FoundLimits = { limits: noLimits, dates: [], without: [], spans: [] }

/** More than one day, or a time of one: a single day is read as what a plan keeps free. */
function readAbsence(piece: string, ground: Ground): ClearDraft | null {
  const lexed = lexText(piece, ground)
  if (!unavailable.test(piece) || lexed.names.length > 0 || findVerb(lexed.rest) !== null)
    return null
  if (lexed.days.some(({ isEvery }) => isEvery)) return null
  const draft = readAway(lexed, nothingFound, null, ground)
  // "No study at weekends" is meant of each weekend of the plan.
  if (weekend.test(piece)) return null
  return draft?.kind === 'clear' && isLong(draft.spans) ? draft : null
}

const weekend = /(?<!\b(?:this|next|the coming) )\bweekends?\b|(?<![这本下])(?:周|星期|礼拜)末/

function isLong(spans: readonly AwayWish[]): boolean {
  const dates = new Set(spans.flatMap((span) => span.dates))
  return dates.size > 1 || spans.some(({ wish }) => wish !== null)
}

/** The plan keeps off these days, and what lies there already leaves them; other changes come first. */
function joinAbsence(away: ClearDraft, drafts: readonly Draft[]): Draft[] | null {
  const [only, ...others] = drafts
  if (only === undefined || others.length > 0) return null
  if (only.kind === 'plan') {
    const isOnlyAgain =
      only.isAgain === true && only.dates === null && !only.isAll && only.names.length === 0
    return isOnlyAgain ? [away] : [{ ...only, away: away.spans }, away]
  }
  if (only.kind === 'mark' || (only.kind === 'put' && only.operands.every(isNamed)))
    return [only, away]
  return null
}

function isNamed({ names }: { names: NameOwner[][] }): boolean {
  return names.length > 0
}

/** The days that are said to be too full; empty for all of it. Null when nothing is found wrong. */
function readComplaint(piece: string, ground: Ground): string[] | null {
  const { rest, days, names } = lexText(piece, ground)
  if (names.length > 0 || findVerb(rest.replace(/\b(?:plan|schedule)\b|安排|计划/, ' ')) !== null)
    return null
  if (findComplaint(piece, days.length > 0) === null) return null
  return days.flatMap(({ dates }) => dates)
}

const givesTime = /(?:[,和]| and| but|再)? ?(?:keep |leave |the |use |把)*$/
const forCourse =
  /^ ?(?:for|to do|to study|are for|is for|留给|给|学|用来学|做|复习) ?(?:my |the )?$/
const ofTime = /^ ?(?:in|only in|always in|都?(?:放|排|安排|留)?(?:在|到)?) ?(?:the )?$/

/** "Mornings for calculus", "calculus in the mornings", 上午留给高数: said beside a plan of everything. */
function readCourseTimes(prepared: string, ground: Ground, readRest: ReadRest): Draft[] | null {
  const { text, names, times } = lexText(prepared, ground)
  const [first] = names
  const [time] = times
  if (first === undefined || time === undefined || names.length > 1 || times.length > 1) return null
  const isTimeFirst = time.end <= first.start
  const gap = isTimeFirst ? text.slice(time.end, first.start) : text.slice(first.end, time.start)
  if (!(isTimeFirst ? forCourse : ofTime).test(gap)) return null
  const start = isTimeFirst ? time.start : first.start
  const end = isTimeFirst ? first.end : time.end
  const before = text.slice(0, start)
  const lead = givesTime.exec(before)?.index ?? start
  // Without a border before it the time belongs to a plan of this course.
  if (!/[,和]|\band\b|\bbut\b/.test(before.slice(lead)) && !/[,。]\s*$/.test(before)) return null
  const rest = `${text.slice(0, lead)} ${text.slice(end)}`
  const [plan, ...others] = readRest(rest, ground)
  if (plan?.kind !== 'plan' || others.length > 0 || plan.names.length > 0) return null
  const timed: PlanDraft = { ...plan, timed: first.owners }
  return [timed]
}
