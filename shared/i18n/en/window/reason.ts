// Why a block is where it is and what other places would cost: the section of its details, and the marks on the week.

export const reason = {
  title: 'Why here',
  failed: 'The reasons could not be loaded. Close the details and open them again.',
  /** Above the amounts of the terms. */
  costs: 'What it costs here (less is better)',
  costsNothing: 'It costs nothing here.',
  inAll: 'In all',
  rest: 'The rest',
  /** What another place costs, compared with here. */
  more: (amount: number) => `costs ${amount} more`,
  less: (amount: number) => `costs ${amount} less`,
  same: 'costs the same',
  moveThere: 'Move there',
  /** What is said in the conversation; the offline model understands it. */
  move: (title: string, date: string, period: number) =>
    `Move “${title}” to ${date}, period ${period}`,
  swap: (first: string, second: string) => `Swap “${first}” and “${second}”`,
  marks: { better: 'better', same: 'the same', worse: 'worse' },
  /** Of a mark, for those who do not see it. */
  markName: (tone: string, cost: string) => `${tone}: ${cost}`,
  marksLegend: 'In the week:',
  /** Leads from the details to the marks, and back. */
  toMarks: 'Go through them in the week',
  backToMarks: 'Back to the week',
  /** Before the other place that is asked about. */
  there: 'There instead:',
  differences: 'What changes (less is better)',
  /** The list of marks of one day. */
  marksOf: (date: string) => `Other starts on ${date}`,
}
