// What came of a mark, a re-plan or the improving of a plan, said from the schedule as it is now.

export const phrases = {
  signal: (from: number, to: number) =>
    `What speaks against your plan went from ${from} to ${to} points; 0 is best.`,
  sound: 'I find nothing to mend in your plan.',
  soundThere: 'I find nothing to mend there.',
  /** Of days that were said to be too full: the study that lies there still. */
  studyThere: (names: string, count: number): string => {
    if (count === 0) return 'What fills it is your timetable; no study lies there.'
    return count === 1
      ? `The only study there is ${names}: say where to move it if you want less.`
      : `The study there is ${names}: say which of it to move where if you want less.`
  },
  forced: (problem: string) =>
    `${problem} No single move or swap mends that: every other place is taken, not allowed or worse.`,
  nothingBetter: 'I find nothing better.',
  small: 'Only small things are left, nothing worth a change.',
  more: 'There is more to gain: say “go on”.',
}
