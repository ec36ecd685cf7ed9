// The pieces of what is said of a re-plan, every language side by side.

export const replanPhrases = {
  move: (moved: number, of: number): string =>
    `${moved} of ${of} ${of === 1 ? 'block' : 'blocks'} ${moved === 1 ? 'moves' : 'move'}`,
  place: (placed: number): string => `${placed} ${placed === 1 ? 'gets' : 'get'} a place`,
  leaveOut: (leftOut: number): string => `${leftOut} ${leftOut === 1 ? 'finds' : 'find'} no place`,
  comeTooLate: (count: number): string =>
    `${count} ${count === 1 ? 'lands' : 'land'} after the exam`,
  sentence: (clauses: string[]) => `${clauses.join(', ')}.`,
  /** After the sentence: of the moves alone, or where something found no place of that too. */
  proof: (isMinimal: boolean, isShort: boolean): string => {
    if (isShort) return isMinimal ? ' No plan does better.' : ' A better plan may exist.'
    return isMinimal ? ' No plan does with fewer moves.' : ' A plan with fewer moves may exist.'
  },
  change: (title: string, id: number, what: string) => `${title} #${id}: ${what}`,
  noPlace: (task: string) => `No place was found for ${task}: it waits as pending.`,
  /** After which exam a block comes, and how many more moves would keep it before. */
  pastExam: (task: string, exam: string, moreMoves: number | null): string =>
    `${task} comes after its exam on ${exam}: ${moreMoves === null ? 'no place is left before it' : `before it there is only room if ${moreMoves} more ${moreMoves === 1 ? 'block moves' : 'blocks move'} (before_exams)`}.`,
  locked: (task: string) => `${task} is locked and stays where it is.`,
  /** Only where something found no place. */
  budget: (maxMoves: number) => `No more than ${maxMoves} may move.`,
  todayStays: 'Today was left as it is; with include_today it may be used too.',
  days: 'Days after the change:',
  pending: (count: number) => `Pending study blocks: ${count}.`,
  nothingToDo: 'Nothing has to move: every block lies where it may.',
  nothingFits: 'Nothing changes.',
  noSuchClass: (id: number) => `There is no task class with the id ${id}.`,
  markFirst: ' If it was missed, mark it as missed first; then it can get a new place.',
}
