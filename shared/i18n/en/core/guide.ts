// Says in English: what a guide proposes, does and cannot do.

// What is said of a document's card: once it is written, once it is turned down, and while it waits.

export const brief = {
  written: 'Written.',
  next: 'Say “plan my week” and it finds its places.',
  nextInPack:
    'Say “plan the whole term” and it finds its places, then “continue the course pack” to go on here.',
  kept: 'Nothing was written, and nothing is lost: say what should be different.',
  left: {
    guide:
      'The draft on the card above is kept, nothing of it was written: say “go on with the guide” to have it again.',
    pack: 'The course pack stays as it is: say “open the course pack” to go on with it.',
  },
  waits: {
    yes: 'The card above waits for your yes: accept it there, and it is written. To change it, say what should be different.',
    thanks:
      'You are welcome. The card above is still open: accept it there, and it is written. To change it, say what should be different.',
  },
}

// Where a draft may break (B4), and what of it had to be put inside the term.

export const draftRisks = {
  examPast: (day: string) => `The exam on ${day} is over already.`,
  rangePast: (day: string) => `The last day for this work, ${day}, is over already.`,
  examNear: (days: number, length: string): string =>
    days === 0
      ? `The exam is today, and this needs ${length}.`
      : `The exam is ${days === 1 ? '1 day' : `${days} days`} off, and this needs ${length}.`,
  afterExam: (day: string) => `Sessions may still lie on or after ${day}, the day of the exam.`,
  noRoom: (needed: string, free: string): string =>
    `It needs ${needed}, and only ${free} ${free === '1' ? 'is' : 'are'} free in that time.`,
  littleRoom: (needed: string, free: string) =>
    `It needs ${needed} of the ${free} that are free in that time, which leaves little for anything else.`,
  fullWeeks: (length: string) => `That is ${length} a week for this course alone.`,
  slowPace: (percent: number, length: string) =>
    `Work in this course has taken you ${percent}% longer than planned, so it may come to ${length}.`,
  examTaken: (title: string) =>
    `At the time of the exam ${title} stands in your week, so the exam is not put there.`,
  examDiffers: (told: string, written: string) =>
    `Your timetable has the exam on ${told}; this counts on ${written}, as you said.`,
  beginsLate: (last: string) => `The term ends on ${last}, so the work begins then at the latest.`,
  endsLate: (last: string) => `The term ends on ${last}, so the work ends then.`,
  examOutside: (last: string) =>
    `The exam lies after ${last}, the last day of the term, so it is left out.`,
  backwards: 'The last day lay before the first; the two have changed places.',
  longSession: (most: string) => `A day has ${most}; no session is longer.`,
  examSlots: 'The time of the exam does not fit the day, so only its day is kept.',
}

// What the operations of an execution document do and why, as the student reads it on the card; and why one can't be done.

export const execution = {
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

export const executionProblems = {
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

// Why a guide can't be exported or restored, and what to do.

export const guideProblems = {
  'no-guide':
    'No guide has begun in this conversation. Say “guide me through a course” to begin one.',
  'not-a-guide':
    'That file holds no guide, or part of it is missing. Nothing was changed; choose a file that Weekloom wrote.',
  'newer-guide':
    'That guide was written by a newer Weekloom. Nothing was changed; update Weekloom and try again.',
  'card-open':
    'A card waits for your answer in this conversation. Answer it first; nothing was changed.',
  'outside-term':
    'That day lies outside of your term. Nothing was changed; choose a day of the term.',
  'bad-slot':
    'That value does not fit the field: a day is 2026-12-18 or null, a length is in minutes, days off are [6,7]. Nothing was changed.',
  'past-day': 'That day is over. Nothing was changed; choose one that is still ahead.',
  'no-hours-left': 'No hour of the day would be left for the work. Nothing was changed.',
  'nothing-to-undo': 'Nothing that you told this guide can be taken back. Nothing was changed.',
}

export const editDocument = {
  nothing: 'All of this is in your plan already: there is nothing to write.',
}

export const guideScene = {
  suggest: 'Yes',
}

export const executionNotes = {
  portraits: (names: string, count: number) =>
    `Weekloom remembers what ${names} ${count === 1 ? 'is' : 'are'} like for you.`,
}

export const doubtAnswers = {
  add: 'Add to it',
  anew: 'Begin something new',
  own: 'It is a course of its own',
  more: (amount: string) => `${amount} more`,
  all: (amount: string) => `${amount} in all`,
}
