// Chooses between what the patterns have read and what the trained reader has.
import type { Ground } from '../ground.ts'
import { readTrained } from '../reader/built-in.ts'
import type { Draft } from './draft.ts'
import { draftOfFrame } from './drafts-of-frames.ts'

/** From this chance on what was read is taken. */
const sure = 0.9

export function chooseReading(drafts: Draft[], text: string, ground: Ground): Draft[] {
  const frames = readTrained(text, ground)
  const least = drafts.every(saysNothing) ? 0.5 : sure
  if (frames.length === 0 || frames.some(({ confidence }) => confidence < least)) return drafts
  const read = frames.map((frame) =>
    frame.flags.includes('negated') ? null : draftOfFrame(frame, text, ground),
  )
  const known = read.flatMap((draft) => draft ?? [])
  if (known.length !== frames.length) return drafts
  return kindsOf(known) === kindsOf(drafts) ? drafts : known
}

function saysNothing({ kind }: Draft): boolean {
  return kind === 'unknown' || kind === 'mixed' || kind === 'unknown-day'
}

function kindsOf(drafts: readonly Draft[]): string {
  return drafts.map(({ kind }) => kind).join(' ')
}
