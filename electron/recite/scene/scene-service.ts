// Declares what the recite scene may do with texts and the recital; it knows no database.
import type { Material } from '../../../shared/recite/material.ts'
import type { Recital } from '../../../shared/recite/recital.ts'
import type {
  PackText,
  RecallStatus,
  RecitalAnswer,
  RecitalResult,
} from '../../../shared/recite/requests.ts'
import type { QueuedText } from '../../../shared/recite/say-what-to-recite.ts'
import type { Result } from '../../../shared/result.ts'

export type ReciteService = {
  readMaterials: () => Material[]
  readRecital: () => Recital
  /** Fields of course packs that say what there is to know and are no text yet. */
  packTexts: () => PackText[]
  /** Keeps it as a text and answers with its number; failures are sentences for the person. */
  keep: (text: PackText) => Result<number, string>
  /** Every text with the day of its next recall, the most urgent first. */
  queue: () => QueuedText[]
  /** The texts for the block that goes on now or comes next today, the most urgent first. */
  suggested: () => number[]
  /** Failures are sentences for the person. */
  begin: (material: number) => Result<null, string>
  /** The same id twice counts once, and answers the same. Failures are sentences for the person. */
  judge: (id: string, text: string) => Result<RecitalAnswer, string>
  /** What an attempt with this id came to; null when there was none. */
  judged: (id: string) => RecitalResult | null
  leave: () => void
  /** Whether what is planned of recalls still fits what the texts ask for. */
  recalls: () => RecallStatus
  /** Whether the next words in this conversation are an attempt. */
  isListening: () => boolean
}
