// Which lines of a feed's changes may be taken without a question (X13): lectures alone, where no planned study is in the way.
import type { ImportLine } from '../../shared/timetable/import-changes.ts'
import type { ImportProposal } from '../timetable/import/import-proposal.ts'

/** Their ids; none where so much is gone that it is more likely a fault of the feed. */
export function lecturesToTake({
  changes,
  alreadyThere,
}: Pick<ImportProposal, 'changes' | 'alreadyThere'>): string[] {
  if (changes === null) return []
  const gone = changes.lines.filter(({ kind }) => kind === 'gone').flatMap(({ events }) => events)
  return changes.lines
    .filter((line) => isLecture(line) && (line.kind !== 'gone' || gone.length <= alreadyThere))
    .map(({ id }) => id)
}

/** `isWanted` is false where the student has changed it too. */
function isLecture({ isWanted, blocks, events }: ImportLine): boolean {
  const isOfClass = events.every(({ from, to }) => (to ?? from)?.eventKind === 'class')
  return isWanted && blocks.length === 0 && isOfClass
}
