// What the person lets Weekloom do without asking (O7): for plans and for each tool that writes.
import { z } from 'zod'
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

export type AutonomyKey = (typeof autonomyKeys)[number]

export const autonomySchema = z.array(z.enum(autonomyKeys)).max(autonomyKeys.length)

/** What is applied and shown; everything else asks first. */
export type Autonomy = z.infer<typeof autonomySchema>

/** More than this many tasks always ask. */
export const bulkLimit = 10

/** The choice that a card comes under; null for a call that no choice covers. */
export function autonomyKeyOf(body: CardBody): AutonomyKey | null {
  const name = 'call' in body ? body.call.name : body.kind
  return autonomyKeys.find((key) => key === name) ?? null
}

/** Why a card asks although its tool may be applied; null when nothing stands in the way. */
export function reasonToAsk({ diff }: CardBody): 'bulk' | 'deletion' | null {
  if (Object.keys(diff.removed).length > 0) return 'deletion'
  const touched = Object.keys(diff.added).length + Object.keys(diff.updated).length
  return touched > bulkLimit ? 'bulk' : null
}

export function mayApply(autonomy: Autonomy, body: CardBody): boolean {
  const key = autonomyKeyOf(body)
  return key !== null && autonomy.includes(key) && reasonToAsk(body) === null
}
