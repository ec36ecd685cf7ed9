// Reads all that was said at once into drafts: one for each request in it.
import { splitClauses, type Clause } from '../words/clauses.ts'
import { afterTakenBack } from '../words/taken-back.ts'
import { readExcepting } from './excepting.ts'
import { readExamMoved } from './exam-moved.ts'
import type { Ground } from '../ground.ts'
import { hasTarget } from '../words/task-words.ts'
import type { Draft } from './draft.ts'
import { mergeLimits } from './kept-free.ts'
import { lexText, prepareText } from '../words/lexed-text.ts'
import { findVerb, isNegated } from '../words/verbs.ts'
import { joinSayings } from './join-sayings.ts'
import { readClause } from './read-clause.ts'
import { findMost, readMost, withoutMost } from './most-said.ts'
import { findEngagement, readSmallRequest } from './small-requests.ts'
import { readMixed } from './read-mixed.ts'
import { readWork } from './read-work.ts'
import { findSame, ofOther } from './same-again.ts'
import { readTalk } from '../words/small-talk.ts'
import { doubtUnread } from '../words/unread-words.ts'
import { findUnclearDay, findWrongDay } from './unclear-day.ts'
import { listWaitingAgain } from '../../../shared/schedule/work/waits-again.ts'
import type { PutDraft } from './draft.ts'

const allAgain =
  /^(?:please |can you |could you |now |then )*re-? ?(?:plan|schedule|arrange|do) (?=(?:my|the|this|our) (?:whole |entire )?(?:week|plan|schedule|timetable)(?: please| again| now)*$)|^(?:请|麻烦|你|能|可以|给我|帮我|现在)*(?:把)?重新?(?:安?排|规划)(?:一下|一遍|一次)?(?=(?:我的|我|这个?|本|整个)?(?:周|星期|礼拜|计划|日程)(?:吧|一下)?$)/

/** Null for other words; `read` reads the words of a plain plan. */
function readReplan(
  text: string,
  ground: Ground,
  read: (text: string, ground: Ground) => Draft[],
): Draft[] | null {
  const said = text.trim().replace(/[.!。！]+$/, '')
  const found = allAgain.exec(said)
  if (found === null || isNegated(said)) return null
  if (listWaitingAgain(ground.state).length > 0) return [{ kind: 'catch-up', doubt: null }]
  const plan = /\p{Script=Han}/u.test(found[0]) ? '安排' : 'plan '
  return read(plan + said.slice(found[0].length), ground)
}

const writeKinds = new Set<Draft['kind']>([
  'plan',
  'put',
  'swap',
  'unplace',
  'clear',
  'undo',
  'redo',
  'limit',
  'mark',
  'mend',
  'catch-up',
  'capture',
  'class-change',
])

/** More than this in one breath is asked to be said one by one. */
const mostRequests = 4

export function readText(text: string, ground: Ground): Draft[] {
  const whole = prepareText(text, ground)
  const prepared = afterTakenBack(whole)
  if (prepared !== whole && !/[\p{L}\p{N}]{2}/u.test(prepared))
    return [{ kind: 'talk', talk: 'cancel' }]
  const read = (words: string, raw: string) =>
    doubtUnread(readPrepared(words, raw, ground), words, ground)
  return readExcepting(prepared, ground, (head) => read(head, head)) ?? read(prepared, text)
}

function readPrepared(prepared: string, text: string, ground: Ground): Draft[] {
  const talk = readTalk(prepared)
  if (talk !== null) return [{ kind: 'talk', talk }]
  const again = readSame(prepared, ground)
  if (again !== null) return again
  const unclear = findUnclearDay(prepared, ground)
  if (unclear !== null) return [unclear]
  const exam = readExamMoved(prepared, ground)
  if (exam !== null) return [exam]
  const work = readWork(prepared, text, ground, readClauses)
  if (work !== null) return separate(work)
  const small = readSmallRequest(prepared, ground)
  if (small !== null) return [small]
  const most = findMost(prepared)
  if (most !== null) return readWithMost(prepared, most, ground)
  const drafts =
    readReplan(prepared, ground, readClauses) ??
    readMixed(prepared, ground, readClauses) ??
    readAround(prepared, ground) ??
    readClauses(prepared, ground)
  const wrong = drafts.some(lacksDay) ? findWrongDay(prepared) : null
  return wrong === null ? drafts : [wrong]
}

/** The one request that was made before, and the same of what is named now. */
function readSame(prepared: string, ground: Ground): Draft[] | null {
  const found = findSame(prepared)
  if (found === null) return null
  const last = ground.recent.findLast(({ who }) => who === 'person')
  const isBeside = found.before !== ''
  if (!isBeside && (last === undefined || findSame(prepareText(last.text, ground)) !== null))
    return null
  const before = readText(isBeside ? found.before : (last?.text ?? ''), ground)
  const [only, ...others] = before
  if (only === undefined || others.length > 0) return null
  const other = ofOther(only, found.other, ground)
  if (other === null) return null
  return isBeside ? [only, other] : [other]
}

function lacksDay(draft: Draft): boolean {
  if (draft.kind === 'put') return draft.target.dates === null && draft.target.shift === null
  return draft.kind === 'clear' && draft.spans.length === 0
}

/** A plan with an engagement told beside it keeps that free; null when it is something else. */
function readAround(prepared: string, ground: Ground): Draft[] | null {
  const engaged = findEngagement(prepared, ground)
  if (engaged === null) return null
  const [only, ...others] = readClauses(engaged.rest, ground)
  if (only?.kind !== 'plan' || others.length > 0) return null
  const limits = mergeLimits(only.limits, engaged.limits)
  return [{ ...only, limits }]
}

/** "Plan my week, at most one session a day". */
function readWithMost(prepared: string, words: string, ground: Ground): Draft[] {
  const [only, ...others] = readClauses(withoutMost(prepared), ground)
  const most = readMost(words, ground.state.window)
  if (only?.kind === 'plan' && others.length === 0 && most !== null) return [{ ...only, most }]
  return [{ kind: 'beyond', what: 'session-limit', operands: [] }]
}

function readClauses(prepared: string, ground: Ground): Draft[] {
  const clauses = withForbidden(splitClauses(prepared), ground)
  const read = clauses.map((clause) => readClause(clause, ground))
  return separate(inheritDays(joinSayings(read)))
}

/** 别删二叉树，往后挪一天: only the deleting is forbidden, and what it would hit is what is to be moved. */
function withForbidden(clauses: Clause[], ground: Ground): Clause[] {
  return clauses.map((clause, index) => {
    const before = clauses[index - 1]
    const isFree = findVerb(clause.text) !== null && !isNegated(clause.text)
    if (before === undefined || !isFree || !isNegated(before.text)) return clause
    const [name, ...others] = lexText(before.text, ground).names
    if (name === undefined || others.length > 0) return clause
    if (lexText(clause.text, ground).names.length > 0) return clause
    const words = before.text.slice(name.start, name.end)
    const bare = clause.text.replace(/^(?:just|only|rather|instead) /, '')
    const text = pronoun.test(bare) ? bare.replace(pronoun, words) : `${words} ${bare}`
    return { ...clause, text }
  })
}

const pronoun = /\b(?:it|that one|that|this)\b|它/

function separate(drafts: Draft[]): Draft[] {
  const telling = dropSmallTalk(drafts)
  if (telling.length <= 1)
    return telling.length === 1 ? telling : [{ kind: 'unknown', isRelated: false }]
  return isSeparable(telling) ? telling : [{ kind: 'mixed' }]
}

function isWriteDraft(draft: Draft): boolean {
  return writeKinds.has(draft.kind)
}

// "Hi, …", "… thanks" and stray pieces beside a request say nothing more.
function dropSmallTalk(drafts: Draft[]): Draft[] {
  const requests = drafts.filter(({ kind }) => kind !== 'talk' && kind !== 'unknown')
  const kept = drafts.filter(
    (draft) => draft.kind === 'talk' && (draft.talk === 'keep' || draft.talk === 'cancel'),
  )
  // A refusal beside a request: "don't move calculus, move physics" still asks for the second.
  if (requests.length > 0)
    return kept.some((draft) => draft.kind === 'talk' && draft.talk === 'cancel')
      ? kept.slice(0, 1)
      : requests
  const [first] = drafts
  const related = drafts.find((draft) => draft.kind === 'unknown' && draft.isRelated)
  const [only] = [
    ...kept,
    ...(related === undefined ? [] : [related]),
    ...(first === undefined ? [] : [first]),
  ]
  return only === undefined ? [] : [only]
}

function isSeparable(drafts: Draft[]): boolean {
  const plans = drafts.filter(({ kind }) => kind === 'plan')
  return (
    drafts.length <= mostRequests &&
    plans.length <= 1 &&
    // "The afternoon to the evening, the evening to tomorrow": one makes room for the other.
    drafts.filter((draft) => draft.kind === 'clear' && hasTarget(draft.target)).length <= 1 &&
    drafts.every(isWriteDraft) &&
    !drafts.some(({ kind }) => kind === 'limit')
  )
}

/** What is to be placed goes to that day; what is to be moved may as well stay on its own: that is asked. */
function inheritDays(drafts: readonly Draft[]): Draft[] {
  let dates: string[] | null = null
  const read: Draft[] = []
  for (const draft of drafts) {
    read.push(
      draft.kind === 'put' && dates !== null && isTimeOnly(draft) ? inherit(draft, dates) : draft,
    )
    if (draft.kind === 'put') dates = draft.target.dates ?? dates
  }
  return read
}

function inherit(draft: PutDraft, dates: string[]): Draft {
  return draft.verb === 'place'
    ? { ...draft, target: { ...draft.target, dates } }
    : { ...draft, doubt: draft.doubt ?? 'unread' }
}

function isTimeOnly({ target }: PutDraft): boolean {
  return target.wish !== null && target.dates === null && target.shift === null
}
