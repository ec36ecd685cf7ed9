// What the operations of an execution document do and why, as the student reads it on the card; and why one can't be done.

export const phrases = {
  make: (title: string, sessions: string) => `Add ${title} with ${sessions}`,
  change: (title: string) => `Change what ${title} is like`,
  grow: (title: string, sessions: string) => `Add ${sessions} to ${title}`,
  until: (day: string) => `It has to be done by ${day}.`,
  untilExam: (day: string, exam: string) => `It has to be done by ${day}; the exam is on ${exam}.`,
  asSaid: 'You changed it in the draft.',
  items: (title: string, changed: string, removed: string): string =>
    removed === ''
      ? `Change ${changed} of ${title}`
      : `Change ${changed} of ${title} and take away ${removed}`,
  onlyRemoved: (title: string, removed: string) => `Take ${removed} away from ${title}`,
  exam: (title: string, day: string) => `Put ${title} into the week on ${day}`,
  moveExam: (title: string, day: string) => `Move ${title} to ${day}`,
  examWhy: 'Then nothing else is placed there, and the work keeps to the days before.',
  profile: (course: string) => `Remember what ${course} is like for you`,
  profileWhy: 'You said so; you can read and change it under what Weekloom knows of you.',
  replan: 'Place again what no longer fits, with the fewest moves',
  replanWhy: 'Some of it lies in the week already.',
  examTitle: (course: string) => `${course} exam`,
  noChange:
    'All of this is in your plan already, so there is nothing to confirm. Say what should be different.',
}

export const problemPhrases = {
  outsideTerm: 'It names a day or a period that the term does not have. Nothing was written.',
  noClass: 'The work that it is about is not in the schedule any more. Nothing was written.',
  taken: (names: string) =>
    `${names} stands at that time already. Choose another; nothing was written.`,
  noEvent: 'The appointment that it would move is gone. Nothing was written.',
  fixed: (title: string) => `${title} can't be moved any more, or is pinned. Nothing was written.`,
  begun: 'That time has begun already. Choose another; nothing was written.',
  portrait:
    'What Weekloom is to remember of you has no room for more. Shorten it in the settings; nothing was written.',
}
