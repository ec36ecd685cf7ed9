// Says in English: what becomes of lessons, exams, appointments and days of the term on a card, and why something can't be done.

export const effect = {
  displaced: (names: string, count: number): string =>
    `${names} ${count === 1 ? 'makes' : 'make'} room and ${count === 1 ? 'waits' : 'wait'} for a new place: say “plan my week” once this is written.`,
  leftOut: (event: string, place: string, occupant: string) =>
    `${event} on ${place} is left out: ${occupant} stands there.`,
  moreLeftOut: (count: number) => `${count} more are left out for the same reason.`,
}

export const problems = {
  noEvent: 'What it would change is not in the week any more.',
  begun: 'That time has begun already, so nothing there can change. Say a time that is ahead.',
  outsideDay: 'That is no day or time of your term.',
  pinned: (title: string) => `${title} is pinned. Unpin it in its details first.`,
  crowded: (event: string, place: string, occupant: string) =>
    `${event} can't go to ${place}: ${occupant} stands there.`,
  nothing: 'Nothing was changed.',
}

export const scene = {
  title: 'change your timetable, work or settings',
  purpose:
    'lessons, exams and appointments: add, move, change or cancel them, once or weekly; days off and make-up days; pin, rename or delete work, drop a course; study habits for good, settings, reminders, export and import',
  card: 'This is what would change. Nothing is saved until you accept it.',
  sure: (what: string) => `Do you mean: ${what}?`,
  yes: 'Yes',
  no: 'No',
  notDone: 'All right, nothing was changed.',
}

/** What an event is called where nobody says it otherwise. */
export const plainTitles = { personal: 'Appointment', class: 'Lesson', exam: 'Exam' }

export const exams = {
  exam: (course: string) => `${course} exam`,
  midterm: (course: string) => `${course} midterm`,
  final: (course: string) => `${course} final`,
  quiz: (course: string) => `${course} quiz`,
}

export const preview = {
  add: (title: string, when: string) => `Add ${title} on ${when}`,
  addWeekly: (
    title: string,
    weekdays: string,
    time: string,
    { count, from, to }: { count: number; from: string; to: string },
  ) => `Add ${title} every ${weekdays} ${time}, ${count} times from ${from} to ${to}`,
  /** Behind “every”. */
  day: 'day',
  at: (location: string) => ` (${location})`,
  cancel: (title: string, when: string) => `Cancel ${title} on ${when}`,
  cancelAll: (titles: string, count: number, from: string) =>
    `Cancel ${titles}, ${count} times from ${from} on`,
  move: (title: string, from: string, to: string) => `Move ${title} from ${from} to ${to}`,
  moveAll: (title: string, from: string, to: string, count: number) =>
    `Move ${title}, ${count} times: first from ${from} to ${to}, then every time`,
  room: (title: string, place: string, when: string) => `${title} on ${when} is held in ${place}`,
  roomAll: (title: string, place: string, count: number) =>
    `${title} is held in ${place} from now on (${count} times)`,
  off: (days: string) => `No lessons on ${days}`,
  follows: (day: string, source: string) => `${day} has the lessons of ${source}`,
}

export const reason = {
  length: (length: string) => `Nobody said until when, so it takes ${length}.`,
  studyStays: 'Study in that time stays.',
  studyGoes: 'Study in that time goes back to waiting.',
  keepsLessons: (day: string) => `${day} keeps its own lessons too.`,
}

export const ask = {
  onDay: (day: string) => `on ${day}`,
  everyWeekday: (weekday: string) => `every ${weekday}`,
  time: (title: string, day: string) => `What time is ${title} ${day}?`,
  noRow: (title: string, hours: string) =>
    `The periods of your day are ${hours}, and none of them has that number. What time is ${title}?`,
  mayGo: (occupant: string) => `Or it is added all the same, and ${occupant} is off that day.`,
  anyway: (occupant: string) => `Add it anyway, without ${occupant}`,
  timeTaken: (title: string, day: string, occupant: string) =>
    `${occupant} stands there ${day}, and two things can't be at the same time. When should ${title} be instead?`,
  dayFull: (day: string) => `Nothing is free ${day}; another day is possible too.`,
  day: (title: string) => `On which day is ${title}?`,
  whichDay: { from: 'The lessons of which day?', to: 'Which day do you mean?' },
  title: 'What is it called?',
  place: (title: string) => `Where is ${title} held from now on?`,
  shorterTitle: 'That name is too long. What is it called, in up to 200 characters?',
  all: 'All of them',
  which: {
    open: (title: string) => `Which ${title} do you mean?`,
    several: (title: string) => `There is more than one ${title} then. Which do you mean?`,
    elsewhere: (title: string) => `${title} is not on that day. Do you mean one of these?`,
    unnamed: () => 'Which one do you mean?',
    weekly: (title: string) => `${title} is held more than once a week. Which of them changes?`,
  },
}

export const cannot = {
  /** What is asked next, in the person's words. */
  look: 'What do I have this week?',
  past: (day: string) => `${day} is over, so nothing there can change. Say a day that is ahead.`,
  outside: (day: string, first: string, last: string) =>
    `${day} is outside of your term, which goes from ${first} to ${last}. Nothing was changed.`,
  over: 'That time has begun already. Say a time that is ahead; nothing was changed.',
  unknown: (words: string, known: string) =>
    `I find no ${words} ahead in your timetable. It has ${known}. Nothing was changed.`,
  nothing: (known: string) =>
    `I don't find that in your timetable. It has ${known}. Nothing was changed.`,
  noChange: (title: string) =>
    `The timetable holds day, time and place of ${title}, and none of these was said anew. Nothing was changed.`,
}
