// What the person wants of this turn, from all that was said in it: the request, then each answer and reason in order.
import type { TurnFacts } from '../model/model.ts'
import { amendDrafts } from './amend/amend-drafts.ts'
import { isSameValue } from '../../shared/schedule/same-value.ts'
import { correctLast } from './amend/correct-last.ts'
import { readAside, type Aside } from './amend/asides.ts'
import type { Draft } from './read/draft.ts'
import { findReasons } from './amend/find-reasons.ts'
import type { Ground } from './ground.ts'
import { findHold } from './read/hold-in-place.ts'
import { mergeLimits, noLimits } from './read/kept-free.ts'
import type { Intent, Plan } from './resolve/intent.ts'
import { prepareText } from './words/lexed-text.ts'
import { choiceWords } from '../../shared/i18n/core/choices.ts'
import { isVent, likelyReadings } from './frames/likely-readings.ts'
import { isYes } from './words/small-talk.ts'
import { speechOf } from './say/speech.ts'
import { readMessage } from './frames/read-message.ts'
import { changeOfTold, ofSpokenOf } from './amend/change-told.ts'
import { resolveDrafts } from './resolve/resolve-draft.ts'
import { ask, say } from './say/say-or-ask.ts'

/** After this many answers that mean nothing to us, asking again would only annoy. */
const mostPuzzles = 2

/** `aside` is what the newest words were, when they change nothing and only want an answer. */
type Understanding = { intent: Intent; aside: Aside | null }

export function understand(facts: TurnFacts): Intent {
  return understandTurn(facts).intent
}

export function understandTurn(facts: TurnFacts): Understanding {
  const meant = readingAgreed(facts)
  if (meant !== null) return understandTurn(meant)
  const { intent, aside } = readTurn(facts)
  return { intent: aside === null ? orReadings(intent, facts) : intent, aside }
}

/** A yes to the only reading that was asked about: that is what was said. */
function readingAgreed(facts: TurnFacts): TurnFacts | null {
  const [first, ...others] = facts.followUps
  if (first === undefined || !isYes(prepareText(first, facts))) return null
  const alone = { ...facts, followUps: [] }
  const asked = orReadings(readTurn(alone).intent, alone)
  if (asked.kind !== 'ask' || asked.question.kind !== 'which-reading') return null
  const [request, ...more] = asked.question.readings
  return request === undefined || more.length > 0 ? null : { ...facts, request, followUps: others }
}

/** Where nothing was understood, what it may have meant is asked; "never mind" right after a change may take it back. */
function orReadings(intent: Intent, facts: TurnFacts): Intent {
  if (
    intent.kind === 'talk' &&
    (intent.talk === 'cancel' || intent.talk === 'keep') &&
    hasJustWritten(facts)
  ) {
    const { undo } = choiceWords[speechOf(facts).language].readings
    return ask({ kind: 'which-reading', readings: [undo()] })
  }
  const isLost =
    intent.kind === 'unknown' ||
    (intent.kind === 'ask' && intent.question.kind === 'not-understood')
  if (!isLost || isElsewhere(facts)) return intent
  const said = facts.followUps.at(-1) ?? facts.request
  const readings = likelyReadings(said, facts, speechOf(facts).language)
  if (readings.length === 0 && isVent(said, facts)) return { kind: 'talk', talk: 'worry' }
  return readings.length === 0 ? intent : ask({ kind: 'which-reading', readings })
}

/** What was said last was written, and nothing since. */
function hasJustWritten({ recent, followUps, history }: TurnFacts): boolean {
  const last = recent.findLast(({ who }) => who === 'person')
  const written = last?.written?.at(-1)
  return followUps.length === 0 && written !== undefined && history.undo === written
}

function readTurn(facts: TurnFacts): Understanding {
  const hold = findHold(facts)
  if (hold !== null) return { intent: say(hold), aside: null }
  const reasons = findReasons(facts)
  const further = readGoOn(facts.request, facts)
  const drafts = further === null ? readRequest(facts.request, facts) : [further]
  // Said since, "it" may be what the request was about.
  const since = {
    ...facts,
    recent: [...facts.recent, { who: 'person' as const, text: facts.request }],
  }
  const ground = facts.followUps.length === 0 ? facts : since
  return continueTalk(drafts, facts.followUps, ground, (index) => reasons.has(index))
}

/** In a guide or a pack the words answer a question of theirs, which has readers of its own. */
function isElsewhere({ guide, pack, scenes }: TurnFacts): boolean {
  const active = scenes?.active
  return guide != null || pack != null || active === 'guide' || active === 'pack'
}

/** Carries drafts through what was said since; `isReason` tells what was said at the card of a call. */
export function continueTalk(
  drafts: Draft[],
  followUps: readonly string[],
  ground: Ground,
  isReason: (index: number) => boolean,
): Understanding {
  let current = drafts
  let asked = ground.recent.findLast(({ who }) => who === 'person')?.text ?? null
  let intent = resolveDrafts(current, ground)
  let aside: Aside | null = null
  let puzzles = 0
  for (const [index, said] of followUps.entries()) {
    // A plan that could be made was on a card, whatever was said next was said there.
    const plan = planOf(intent)
    aside = readAside(said, { isReason: plan !== null || isReason(index), plan }, ground)
    if (aside !== null) continue
    const amended = amendDrafts(current, intent, said, ground)
    const isOther = amended.kind === 'amended' && !isSameValue(amended.drafts, current)
    const isKept = isOther && !contradicts.test(said)
    // “Not Sunday, Saturday. Sunday is my gran's birthday”: what was asked for, with what is told now.
    const anew = isKept || asked === null ? null : saidAnew(asked, said, ground)
    const amendment =
      anew === null ? amended : { kind: 'amended' as const, drafts: readMessage(anew, ground) }
    asked = anew ?? asked
    if (amendment.kind === 'dropped') return { intent: say({ kind: 'left-alone' }), aside }
    if (amendment.kind === 'puzzled') {
      puzzles += 1
      continue
    }
    puzzles = 0
    current = keepLimits(current, amendment.drafts)
    intent = resolveDrafts(current, ground)
  }
  if (puzzles >= mostPuzzles) return { intent: say({ kind: 'left-alone' }), aside }
  if (puzzles > 0 && intent.kind !== 'ask')
    return { intent: ask({ kind: 'not-understood' }), aside }
  return { intent, aside }
}

/** 不對，是3號 */
const contradicts =
  /^\W*(?:不[对對是]|错了|錯了|(?:no|wait|sorry|hang on|not)\b.*\b(?:not|i mean|meant)\b)/iu

function saidAnew(asked: string, said: string, ground: Ground): string | null {
  const recent = [{ who: 'person' as const, text: asked }]
  const [anew, ...more] = correctLast({ ...ground, request: said, recent }) ?? []
  return more.length === 0 ? (anew ?? null) : null
}

/** What was said to hold from now on holds for a plan that is asked for instead of an answer. */
function keepLimits(before: readonly Draft[], now: readonly Draft[]): Draft[] {
  const told = before
    .map((draft) => (draft.kind === 'limit' && draft.isStanding ? draft.limits : noLimits))
    .reduce(mergeLimits, noLimits)
  return now.map((draft) =>
    draft.kind === 'plan' ? { ...draft, limits: mergeLimits(told, draft.limits) } : draft,
  )
}

function planOf(intent: Intent): Plan | null {
  if (intent.kind !== 'writes') return null
  return intent.writes.find((write) => write.kind === 'plan') ?? null
}

const goOn =
  /^\W*(?:(?:yes|ok|okay|please)[ ,]*)*(?:go on|continue|keep going|carry on|more|one more|(?:improve|optimi[sz]e|do|mend|fix) (?:it|that|them)(?: more| further| please)?)(?: please)?\W*$|^(?:好的?[ ,]*)?(?:请|帮我)?(?:继续|接着|再来一?个?|继续优化|再优化一?下|接着优化|优化一?下|优化吧|改吧|改一?下)(?:吧|啊|呢)?\W*$/

/** "Go on" and "improve it" go on with what was improved, or asked about, last. */
function readGoOn(request: string, ground: Ground): Draft | null {
  if (!goOn.test(prepareText(request, ground))) return null
  for (const { who, text } of ground.recent.toReversed()) {
    if (who !== 'person' || goOn.test(prepareText(text, ground))) continue
    const [draft] = readMessage(text, ground)
    if (draft?.kind === 'improve') return { ...draft, doubt: null }
    if (draft?.kind === 'query-health')
      return { kind: 'improve', dates: draft.dates, problem: null, doubt: null }
    return null
  }
  return null
}

/** A change that names nothing is of what was spoken of last. */
function readRequest(request: string, ground: Ground): Draft[] {
  const drafts = readMessage(request, ground)
  const change = drafts.every(({ kind }) => kind === 'unknown')
    ? changeOfTold(request, ground)
    : null
  return change === null ? drafts.map((draft) => ofSpokenOf(draft, ground)) : [change]
}
