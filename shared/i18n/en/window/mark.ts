// What became of a block, and the pace that follows from it: the words of the details and of the form for study work.

export const mark = {
  legend: 'What became of it',
  took: 'It took',
  minutes: 'min',
  marks: { done: 'Done', partly: 'Partly', missed: 'Missed', open: 'Take the mark back' },
  doneEarly: 'Done early',
  work: 'Work',
  missedBefore: 'Missed',
  pace: 'Your pace',
  planInstead: (sessions: number, hours: string) => `Plan ${sessions} sessions (${hours}) instead`,
  allowsFor: (pace: string) => `This allows for ${pace}.`,
}
