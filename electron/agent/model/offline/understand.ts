// What the person wants of this turn, from all that was said in it: the request, then each answer and reason in order.
import type { TurnFacts } from '../model.ts'
import { amendDrafts } from './amend-drafts.ts'
import { readAside, type Aside } from './asides.ts'
import { findReasons } from './find-reasons.ts'
import type { Ground } from './ground.ts'
import type { Draft, Intent, Plan } from './intent.ts'
import { prepareText } from './lexed-text.ts'
import { readText } from './read-text.ts'
import { resolveDrafts } from './resolve-draft.ts'

/** After this many answers that mean nothing to us, asking again would only annoy. */
const mostPuzzles = 2

/** `aside` is what the newest words were, when they change nothing and only want an answer. */
type Understanding = { intent: Intent; aside: Aside | null }

export function understand(facts: TurnFacts): Intent {
  return understandTurn(facts).intent
}

export function understandTurn(facts: TurnFacts): Understanding {
  const reasons = findReasons(facts)
  return continueTalk(readRequest(facts.request, facts), facts.followUps, facts, (index) =>
    reasons.has(index),
  )
}

/** Carries drafts through what was said since; `isReason` tells what was said at the card of a call. */
export function continueTalk(
  drafts: Draft[],
  followUps: readonly string[],
  ground: Ground,
  isReason: (index: number) => boolean,
): Understanding {
  let current = drafts
  let intent = resolveDrafts(current, ground)
  let aside: Aside | null = null
  let puzzles = 0
  for (const [index, said] of followUps.entries()) {
    // A plan that could be made was on a card, whatever was said next was said there.
    const plan = planOf(intent)
    aside = readAside(said, { isReason: plan !== null || isReason(index), plan }, ground)
    if (aside !== null) continue
    const amendment = amendDrafts(current, intent, said, ground)
    if (amendment.kind === 'dropped')
      return { intent: { kind: 'say', statement: { kind: 'left-alone' } }, aside }
    if (amendment.kind === 'puzzled') {
      puzzles += 1
      continue
    }
    puzzles = 0
    current = amendment.drafts
    intent = resolveDrafts(current, ground)
  }
  if (puzzles >= mostPuzzles)
    return { intent: { kind: 'say', statement: { kind: 'left-alone' } }, aside }
  if (puzzles > 0 && intent.kind !== 'ask')
    return { intent: { kind: 'ask', question: { kind: 'not-understood' } }, aside }
  return { intent, aside }
}

function planOf(intent: Intent): Plan | null {
  if (intent.kind !== 'writes') return null
  return intent.writes.find((write) => write.kind === 'plan') ?? null
}

const correction = /\b(?:instead|rather|actually)\b|改(?:到|成|在)?|还是|换成|换到/

/** "Thursday instead" as a turn of its own belongs to what was asked for last. */
function readRequest(request: string, ground: Ground): Draft[] {
  const drafts = readText(request, ground)
  const text = prepareText(request, ground)
  const [only] = drafts
  const isFragment =
    drafts.length === 1 &&
    only !== undefined &&
    (only.kind === 'unknown' ||
      (only.kind === 'put' &&
        only.operands.every(({ names, isPronoun }) => names.length === 0 && !isPronoun)))
  if (!isFragment || !correction.test(text)) return drafts
  const last = ground.recent.findLast(({ who }) => who === 'person')
  const before = last === undefined ? [] : readText(last.text, ground)
  const [put] = before
  if (before.length !== 1 || put?.kind !== 'put') return drafts
  const amended = amendDrafts(before, resolveDrafts(before, ground), request, ground)
  return amended.kind === 'amended' ? amended.drafts : drafts
}
