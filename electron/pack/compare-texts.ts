// Compares two texts word by word (K7): Chinese words are found by the segmenter of the platform.
import { diffArrays } from 'diff'
import type { TextPiece } from '../../shared/pack/requests.ts'
import { segments } from './topic-words.ts'

// The time of a comparison grows with the square of these: past them the parts are shown as replaced whole.
const maxLineChanges = 600
const maxWordChanges = 500

// One for both languages: it knows where words of either end.

/** The pieces joined without the added ones are `before`, without the removed ones `after`. Lines first, then words. */
export function compareTexts(before: string, after: string): TextPiece[] {
  const lines = compareParts(toLines(before), toLines(after), maxLineChanges)
  return joinPieces(toChanges(lines).flatMap((change) => compareWords(change)))
}

/** What stands in the place of what; the same on both ends where nothing changed. */
type Change = { before: string; after: string; isSame: boolean }

function toChanges(pieces: readonly TextPiece[]): Change[] {
  const changes: Change[] = []
  for (const { kind, text } of pieces) {
    const last = changes.at(-1)
    const open = last === undefined || last.isSame || kind === 'same' ? null : last
    const change = open ?? { before: '', after: '', isSame: kind === 'same' }
    if (kind !== 'added') change.before += text
    if (kind !== 'removed') change.after += text
    if (open === null) changes.push(change)
  }
  return changes
}

function compareWords({ before, after, isSame }: Change): TextPiece[] {
  if (isSame) return [{ kind: 'same', text: before }]
  return compareParts(segments(before), segments(after), maxWordChanges)
}

function toLines(text: string): string[] {
  return text.split(/(?<=\n)/u)
}

/** As replaced whole where more than `most` parts differ. */
function compareParts(before: string[], after: string[], most: number): TextPiece[] {
  const changes = diffArrays(before, after, { maxEditLength: most })
  return (changes ?? [replaced(before, 'removed'), replaced(after, 'added')]).map(
    ({ added, removed, value }) => ({
      kind: added ? 'added' : removed ? 'removed' : 'same',
      text: value.join(''),
    }),
  )
}

function replaced(value: string[], how: 'removed' | 'added') {
  return { value, added: how === 'added', removed: how === 'removed' }
}

/** Without empty pieces; a blank between two changes belongs to both, for words are read in runs. */
function joinPieces(pieces: readonly TextPiece[]): TextPiece[] {
  const joined: TextPiece[] = []
  let [removed, added] = ['', '']
  const close = () => {
    if (removed !== '') joined.push({ kind: 'removed', text: removed })
    if (added !== '') joined.push({ kind: 'added', text: added })
    ;[removed, added] = ['', '']
  }
  for (const [index, { kind, text }] of pieces.entries()) {
    if (kind === 'removed') removed += text
    else if (kind === 'added') added += text
    else if (/^ +$/u.test(text) && removed !== '' && added !== '' && isChange(pieces[index + 1])) {
      removed += text
      added += text
    } else {
      close()
      const last = joined.at(-1)
      if (last?.kind === 'same') last.text += text
      else if (text !== '') joined.push({ kind, text })
    }
  }
  close()
  return joined
}

function isChange(piece: TextPiece | undefined): boolean {
  return piece !== undefined && piece.kind !== 'same' && piece.text !== ''
}
