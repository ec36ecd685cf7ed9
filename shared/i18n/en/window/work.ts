// Says in English: study work and the form that adds it.
import { classFieldNames } from '../shared/schedule.ts'

// The dialogs: add study work, import.

/** Fields that hold a number of periods; `step` is what one of them lasts where rows are clock times, else null. */
export const lengthFields = {
  periods: {
    each: 'Periods each',
    alone: 'Periods',
    daily: 'Study periods a day, at most',
    budget: 'At most, in periods',
  },
  minutes: {
    each: 'Minutes each',
    alone: 'Minutes',
    daily: 'Study minutes a day, at most',
    budget: 'At most, in minutes',
  },
}

export const addStudy = {
  title: 'Add study work',
  first: (place: string) => `The first session is on ${place}.`,
  course: 'Course',
  what: 'What (optional)',
  whatHint: 'Chapter 3 exercises',
  forExam: (exam: string) => `Prepare for ${exam}`,
  sessions: 'Sessions',
  from: 'From',
  to: 'To',
  strategy: 'How to spread it',
  steady: 'Steadily',
  steadyHint: 'A session every few days, over the whole time',
  rapid: 'Rapidly',
  rapidHint: 'As early and as close together as the week allows',
  avoid: 'Days to avoid',
  add: 'Add',
  cancel: 'Cancel',
  rangeProblem: 'The last day comes before the first.',
  added: (sessions: number, course: string): string =>
    sessions === 1
      ? `1 session of “${course}” waits to be planned.`
      : `${sessions} sessions of “${course}” wait to be planned.`,
  /** `rest` sessions beside the one that has its place. */
  placed: (what: string, where: string, rest: number): string => {
    const first = `“${what}” is on ${where}.`
    if (rest === 0) return first
    return rest === 1
      ? `${first} 1 more waits to be planned.`
      : `${first} ${rest} more wait to be planned.`
  },
}

export const imports = {
  title: 'What is in this timetable',
  newTerm: (name: string, weeks: number) => `${name}, ${weeks} weeks`,
  sameTerm: (name: string) => `Into the term ${name}`,
  termFrom: (date: string) => `begins ${date}`,
  events: (count: number): string => (count === 1 ? '1 entry' : `${count} entries`),
  /** `entries` may stand on several lines of the file, and each is held on several dates. */
  summary: (entries: number, dates: number, courses: number, sessions: number): string =>
    [
      ...(entries === 0
        ? []
        : [
            `${entries === 1 ? '1 entry' : `${entries} entries`} on ${dates === 1 ? '1 date' : `${dates} dates`}`,
          ]),
      ...(courses === 0
        ? []
        : [
            `study work for ${courses === 1 ? '1 course' : `${courses} courses`}, ${sessions === 1 ? '1 session' : `${sessions} sessions`}`,
          ]),
    ].join(' · '),
  meetings: (count: number): string => (count === 1 ? 'once' : `${count} times`),
  kinds: {
    class: 'class',
    exam: 'exam',
    personal: 'personal',
    homework: 'homework',
    'day-off': 'day off',
    'left-out': 'left out',
  },
  entries: 'What each entry becomes',
  unsure: 'Not sure',
  confirmKind: (kind: string): string => `Yes, ${kind}`,
  entryKind: (title: string): string => `What ${title} becomes`,
  studies: 'Study work to add',
  study: (sessions: number, each: string): string => `${sessions} × ${each}`,
  problems: (count: number): string =>
    count === 1 ? '1 thing to know' : `${count} things to know`,
  alreadyThere: (count: number): string =>
    count === 1 ? '1 date is already in your week.' : `${count} dates are already in your week.`,
  nothing: 'Nothing new in this file.',
  accept: 'Import',
  cancel: 'Cancel',
  done: (events: number, studies: number): string =>
    `Imported${events === 0 ? '' : ` ${events === 1 ? '1 date' : `${events} dates`}${studies === 0 ? '' : ', with'}`}${studies === 0 ? '' : ` study work for ${studies === 1 ? '1 course' : `${studies} courses`}`}.`,
}

export const fields = { noDate: 'Pick a date', noTime: 'No time' }

// The page of a course: its work, the sessions of it, and what can be done with them.

export const work = {
  ...classFieldNames,
  title: 'Courses',
  open: 'Open course',
  openCourse: (course: string) => `Open the course ${course}`,
  general: 'Without a course',
  noWork: 'There is no study work for this course yet.',
  rename: 'Rename the course',
  newName: 'New name of the course',
  shortName: 'Short name',
  shortNameHint: 'what its blocks say',
  joinHint: 'With the name of another course the two become one.',
  joinsWith: (course: string, other: string) =>
    `All of “${course}” becomes part of “${other}”: its classes, work, homework and texts. Undo parts them again.`,
  join: 'Make them one course',
  save: 'Save',
  cancel: 'Cancel',
  addWork: 'Add study work',
  undo: 'Undo',
  sessionsOf: (title: string) => `Sessions of ${title}`,
  edit: 'Change',
  editWork: (title: string) => `Change ${title}`,
  addSession: 'Add a session',
  addSessionTo: (title: string) => `Add a session to ${title}`,
  deleteWork: 'Delete',
  deleteWhat: (title: string): string => `Delete “${title}”?`,
  goes: (sum: string, minutes: string) =>
    `All of it goes: ${sum} (${minutes}). Classes and exams stay. Undo brings it back.`,
  deleteNow: 'Delete it',
  keep: 'Keep it',
  showInWeek: (place: string, title: string) => `${place}: show ${title} in the week`,
  editSession: (title: string) => `Change ${title}`,
  earlier: (title: string) => `Move ${title} up`,
  later: (title: string) => `Move ${title} down`,
  removeSession: (title: string) => `Delete ${title}`,
  sessionTitle: 'Title',
  nextTitle: (title: string, number: number) => `${title} ${number}`,
  from: 'From',
  to: 'To',
  budgetHint: 'no limit',
  grade: (grade: number): string =>
    ['', '1 · low', '2', '3 · middle', '4', '5 · high'][grade] ?? '',
  subjects: {
    quantitative: 'Problem solving',
    reading: 'Reading',
    language: 'Language',
    memory: 'Memorising',
    practical: 'Practical work',
    mixed: 'Mixed',
  },
  steady: 'Steadily',
  rapid: 'Rapidly',
  problems: {
    range: 'The last day comes before the first.',
    days: 'Leave at least one day of the week.',
    periods: 'Leave at least one period of the day.',
  },
}
