// Defines what an entry of an import may become, and what the person has said of it in the preview (X2).
import { z } from 'zod'
import { eventKinds } from '../schedule/task.ts'
import { nameKey } from '../text/name-key.ts'

export const lineKinds = [...eventKinds, 'homework', 'day-off', 'left-out'] as const

export type LineKind = (typeof lineKinds)[number]

export const longestLine = 500

const saidKindSchema = z.strictObject({
  title: z.string().trim().min(1).max(longestLine),
  kind: z.enum(lineKinds),
})

/** More than anybody says. */
const mostSaid = 1_000

export const saidKindsSchema = z.array(saidKindSchema).max(mostSaid)

/** All entries with the title become it: ids and dates are others at the next reading of a feed. */
export type SaidKind = z.infer<typeof saidKindSchema>

/** Entries of one title as the preview shows them. */
export type FoundLine = {
  title: string
  kind: LineKind
  /** What it can become. */
  kinds: LineKind[]
  /** When it is held or due, in the person's language; empty where nothing of it comes new. */
  when: string
  /** Meetings that come new. */
  meetings: number
  /** It may as well be another of its kinds. */
  isUnsure?: true
}

/** The later word on a title takes the place of the earlier one. */
export function joinSaidKinds(before: readonly SaidKind[], later: readonly SaidKind[]): SaidKind[] {
  const byTitle = new Map<string, SaidKind>()
  for (const said of [...before, ...later]) {
    byTitle.delete(nameKey(said.title))
    byTitle.set(nameKey(said.title), said)
  }
  return [...byTitle.values()].slice(-mostSaid)
}
