// Says in English: the timetable of a term and the reading of a syllabus.
import { type PresetName } from '../../../timetable/presets.ts'

// The words of the dialog that reads a syllabus, and of the places that show where work was read.

export const syllabus = {
  title: 'Read a syllabus',
  intro:
    'Choose the document that a course handed out: PDF, Word (.docx), web page, Markdown or text. Exams, deadlines and reading are listed with the words that say so; nothing is written until you accept.',
  needsTerm: 'A term comes first: import a timetable, or type it in.',
  choose: 'Choose a file',
  another: 'Another file',
  reading: (file: string) => `Reading ${file}`,
  percent: (percent: number) => `${percent} %`,
  stop: 'Stop',
  course: 'Course',
  whichCourse: 'Which course is this for?',
  groups: {
    exams: 'Exams and presentations',
    deadlines: 'Deadlines',
    work: 'Work week by week',
    hours: 'Meetings, office hours and days off',
    gone: 'No longer in the document',
  },
  rest: (count: number) => `Not to be taken: ${count}`,
  kinds: {
    exam: 'Exam',
    quiz: 'Quiz',
    presentation: 'Presentation',
    deadline: 'Due',
    reading: 'Reading',
    problems: 'Problems',
    lecture: 'Go over',
    meeting: 'Meeting',
    'office-hours': 'Office hours',
    'day-off': 'Day off',
  },
  standings: {
    new: '',
    changed: 'changed',
    asked: 'check this',
    gone: 'gone',
    known: 'already there',
    past: 'over',
    outside: 'not in the term',
  },
  until: (date: string) => `due ${date}`,
  days: (from: string, to: string) => `${from} – ${to}`,
  sessions: (sessions: number, each: string): string =>
    `${sessions} ${sessions === 1 ? 'session' : 'sessions'} of ${each}`,
  noDate: 'no day',
  details: (title: string) => `Details of ${title}`,
  detailsShort: 'Details',
  date: 'Day',
  start: 'From',
  end: 'To',
  count: 'Sessions',
  accept: (count: number): string => (count === 0 ? 'Accept' : `Accept ${count}`),
  cancel: 'Cancel',
  undo: 'Undo',
  all: 'All',
  none: 'None',
  readFrom: 'Read from',
  readerOffer: (host: string) =>
    `These were found by rules. Your model may find more: the text of the document is sent to ${host}.`,
  readerAsk: (name: string) => `Let ${name} read it too`,
  readerReading: (name: string) => `${name} reads it. Nothing of the list changes meanwhile.`,
}

// The editor of the timetable: the grid, the form of a class, and the way to save.

export const timetable = {
  typeIn: 'Type your timetable in',
  typeInText: 'No file needed: click the periods of each class and name it. About a minute.',
  title: 'Timetable',
  newTitle: 'Type your timetable in',
  began: 'The first week began on',
  beganHint: (monday: string) => `Week 1 starts on ${monday}.`,
  weeks: 'Weeks',
  table: 'Periods of a day',
  /** `clock` is the whole day, from the first period to the last. */
  presets: {
    'chinese-12': (clock: string) => `12 lessons of 45 min, ${clock}`,
    'blocks-6': (clock: string) => `6 blocks of 90 min, ${clock}`,
    'hours-12': (clock: string) => `12 hours, ${clock}`,
    'half-hours': (clock: string) => `26 half hours, ${clock}`,
  },
  grid: 'Weekly timetable',
  gridHint: 'Drag over the time of a class.',
  gridKeysHint: 'Or walk there with the arrow keys, hold Shift to take more, and press Enter.',
  period: 'Period',
  free: 'free',
  cell: (day: string, period: number | null, clock: string): string =>
    period === null ? `${day}, ${clock}` : `${day}, period ${period}, ${clock}`,
  newClass: 'New class',
  editClass: 'Class',
  name: 'Name',
  place: 'Place',
  classWeeks: 'Weeks',
  weeksHint: (weeks: number) =>
    `Like 1-${weeks}, or 1-${Math.ceil(weeks / 2)},${weeks}, or 1-${weeks} odd`,
  kind: 'Kind',
  kinds: { class: 'Class', exam: 'Exam', personal: 'Personal' },
  day: 'Day',
  from: 'From period',
  to: 'To period',
  hosts: 'I can study during it',
  put: 'Add',
  keep: 'Apply',
  drop: 'Delete',
  cancel: 'Cancel',
  copyTo: 'Copy to',
  also: 'Also here',
  addHere: 'Another class here',
  studies: 'Add a review session a week for each course',
  newStudies: 'Add a review session a week for each new course',
  save: 'Save',
  troubled: (titles: string, others: number): string =>
    `Two classes can’t be held at once. Change ${titles}${others === 0 ? '' : ` and ${others} more`} first.`,
  moreClashes: (others: number) => `And with ${others} more.`,
  showEffect: 'See the effect',
  count: (classes: number): string => (classes === 1 ? '1 class' : `${classes} classes`),
  done: (classes: number, studies: number): string =>
    `Saved ${classes === 1 ? '1 class' : `${classes} classes`}${studies === 0 ? '' : ` and work for ${studies === 1 ? '1 course' : `${studies} courses`}`}.`,
  titles: (list: readonly string[]) => list.map((title) => `“${title}”`).join(', '),
}

/** The period table that a typed term begins with. */
export const firstTable: PresetName = 'hours-12'
