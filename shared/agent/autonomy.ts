// What the person lets Weekloom do without asking (O7): for plans and for each tool that writes, within the limits of a turn.
import { z } from 'zod'
import { itemChanges } from '../homework/change.ts'
import { sharedNameWords } from '../i18n/shared/names.ts'
import type { Language } from '../language.ts'
import {
  addTallies,
  countChanges,
  noChanges,
  tallyDiff,
  type Tally,
} from '../schedule/tally-diff.ts'
import type { CardBody } from './card.ts'

/** 'plan', 'brief' and 'checkpoint' are kinds of cards; the others are tools. */
export const autonomyKeys = [
  'plan',
  'place',
  'move',
  'swap',
  'batch_move',
  'unplace',
  'replan',
  'mark_task',
  'upsert_task_class',
  'undo_change',
  'redo_change',
  'brief',
  'checkpoint',
] as const

export const autonomySchema = z.array(z.enum(autonomyKeys)).max(autonomyKeys.length)

/** What is applied and shown; everything else asks first. */
export type Autonomy = z.infer<typeof autonomySchema>

/** Changes that one turn makes unasked, all its calls together. */
export const bulkLimit = 10

/** Blocks that it takes off the week so. */
const takenOffLimit = 2

/** Why a card asks although its kind may be applied. */
type LimitReason = 'deletion' | 'taken-off' | 'bulk' | 'others-text'

type UnaskedTurn = {
  /** What the turn has written without a card so far. */
  unasked: Tally
  /** Whether it was shown text that others wrote; asked for only where it decides. */
  hasReadOthers: () => boolean
}

const freshTurn: UnaskedTurn = { unasked: noChanges, hasReadOthers: () => false }

/** The choice that a card comes under; null for a call that no choice covers. */
export function autonomyKeyOf(body: CardBody): (typeof autonomyKeys)[number] | null {
  const name = 'call' in body ? body.call.name : body.kind
  return autonomyKeys.find((key) => key === name) ?? null
}

/** Null when no limit stands in the way. */
export function reasonToAsk(body: CardBody, turn = freshTurn): LimitReason | null {
  const sum = addTallies(tallyBody(body), turn.unasked)
  if (sum.deleted > 0) return 'deletion'
  if (sum.takenOff > takenOffLimit) return 'taken-off'
  if (countChanges(sum) > bulkLimit) return 'bulk'
  return turn.hasReadOthers() ? 'others-text' : null
}

/** Null when it is applied without asking. */
export function whyAsk(
  autonomy: Autonomy,
  body: CardBody,
  turn = freshTurn,
): 'not-chosen' | LimitReason | null {
  const key = autonomyKeyOf(body)
  return key !== null && autonomy.includes(key) ? reasonToAsk(body, turn) : 'not-chosen'
}

/** All that accepting it does: to the week, to homework, and to what is known of the student. */
export function tallyBody(body: CardBody): Tally {
  const preferences =
    body.kind === 'history' || body.kind === 'brief' ? body.preferences : undefined
  const set = preferences === undefined ? 0 : Object.keys(preferences.to).length
  const tally = addTallies(tallyDiff(body.diff), { ...noChanges, changed: set })
  if (body.kind === 'history' && body.homework !== undefined) {
    const items = itemChanges(body.homework)
    const gone = items.filter(({ to }) => to === null).length
    const rest = { ...noChanges, deleted: gone, changed: items.length - gone }
    return addTallies(tally, rest)
  }
  if (body.kind !== 'brief') return tally
  const noted = body.document.filter(({ operation }) => operation === 'add_homework').length
  const days = body.term === undefined ? 0 : 1
  const to = body.standing?.to ?? []
  const gone = to.filter(({ portrait }) => portrait === '').length
  return addTallies(tally, {
    ...noChanges,
    deleted: gone,
    changed: to.length - gone + noted + days,
  })
}

/**
 * Says what always asks, whatever the person lets be applied (O7): one sentence for settings and
 * terminal.
 */
export function sayAutonomyLimits(language: Language): string {
  return sharedNameWords[language].autonomyLimits.text(takenOffLimit, bulkLimit)
}
