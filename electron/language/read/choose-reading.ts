// Chooses between what the patterns have read and what the trained reader has: what leaves words unread is the weaker one.
import type { Ground } from '../ground.ts'
import { readTrained } from '../reader/built-in.ts'
import type { Draft } from './draft.ts'
import { draftOfFrame } from './drafts-of-frames.ts'

/** From these chances on the trained reading is taken: where the patterns know nothing, answer something, write something. */
const sure = { nothing: 0.35, answer: 0.7, write: 0.9 } as const

export function chooseReading(drafts: Draft[], text: string, ground: Ground): Draft[] {
  const frames = readTrained(text, ground)
  const kind = weightOf(drafts)
  if (frames.length === 0 || frames.some(({ confidence }) => confidence < sure[kind])) return drafts
  // One act can't be what was read as two.
  if (frames.length < drafts.length || (isMixed(drafts) && frames.length === 1)) return drafts
  const read = frames.map((frame) =>
    frame.flags.includes('negated') ? null : draftOfFrame(frame, text, ground),
  )
  const known = read.flatMap((draft) => draft ?? [])
  if (known.length !== frames.length) return drafts
  // A change that was read without a word left over gives way to a question only.
  if (kind === 'write' && !known.every(isQuestion)) return drafts
  return kindsOf(known) === kindsOf(drafts) ? drafts : known
}

function weightOf(drafts: readonly Draft[]): keyof typeof sure {
  if (drafts.every(saysNothing)) return 'nothing'
  return drafts.every((draft) => isQuestion(draft) || isDoubtful(draft)) ? 'answer' : 'write'
}

function isMixed(drafts: readonly Draft[]): boolean {
  return drafts.some(({ kind }) => kind === 'mixed')
}

function saysNothing({ kind }: Draft): boolean {
  return kind === 'unknown' || kind === 'mixed' || kind === 'unknown-day' || kind === 'beyond'
}

function isQuestion({ kind }: Draft): boolean {
  return kind.startsWith('query-') || kind === 'talk' || kind === 'beyond'
}

/** Words were left over, or it was taken for an opinion. */
function isDoubtful(draft: Draft): boolean {
  return 'doubt' in draft && (draft.doubt === 'unread' || draft.doubt === 'opinion')
}

function kindsOf(drafts: readonly Draft[]): string {
  return drafts.map(({ kind }) => kind).join(' ')
}
