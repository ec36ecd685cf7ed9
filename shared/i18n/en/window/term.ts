// Says in English: the term view, today, courses and the dialog of the term.
import { sayCount } from '../../../text/say-count.ts'

// The left column: today, courses and the study work that waits.

export const course = {
  today: 'Today',
  nothingToday: 'Nothing today.',
  termAhead: (date: string) => `The term begins on ${date}.`,
  termOver: 'The term is over.',
  termOverHow:
    'Exams still to come? Make it longer. A new term begins in an empty Weekloom: under Your data, keep everything in a file first, then erase it here.',
  lengthen: 'Make the term longer',
  toData: 'Your data',
  study: 'Study work',
  noStudy: 'Say how much there is to learn for a course, and it waits here until it is planned.',
  add: 'Add study work',
  addFor: (course: string) => `Add study work for ${course}`,
  placed: (placed: number, items: number) => `${placed} of ${items} placed`,
  allPlaced: 'All placed',
  general: 'Other',
  until: (date: string) => `until ${date}`,
}

// The term's own dialog: its name and length, its periods, its days off and make-up days, and the effect of a change.

export const termSetup = {
  title: 'Term',
  parts: { term: 'Name and weeks', periods: 'Periods', days: 'Days off' },
  name: 'Name',
  weeks: 'Weeks',
  firstMonday: 'First Monday',
  zone: 'Time zone',
  zoneHint: 'All times are by the clock of this place.',
  period: 'Period',
  begins: 'Begins',
  change: 'Add or remove',
  ends: 'Ends',
  periodNumber: (number: number) => `${number}`,
  beginsOf: (number: number) => `Period ${number} begins`,
  endsOf: (number: number) => `Period ${number} ends`,
  addBefore: (number: number) => `Add a period before ${number}`,
  addAtEnd: 'Add a period at the end',
  remove: (number: number) => `Remove period ${number}`,
  periodsHint: 'Classes and study go with their period. A period in which something lies stays.',
  noDays: 'Every day follows its own timetable so far.',
  days: 'Days that differ',
  off: 'No classes',
  follows: (weekday: string, week: number) => `Follows ${weekday} of week ${week}`,
  asUsual: 'As usual',
  asUsualOn: (date: string) => `Classes as usual on ${date}`,
  addOff: 'Add days off',
  addFollows: 'Add a make-up day',
  from: 'First day',
  to: 'Last day',
  date: 'Date',
  followsWeek: 'Follows week',
  followsDay: 'Weekday',
  week: (number: number) => `Week ${number}`,
  followsHint: 'The classes of that day are held on the date instead of its own.',
  freeStudy: 'Take study off these days too',
  showEffect: 'See the effect',
  timetable: 'Edit the timetable',
  effect: 'Effect',
  freed: (count: number) => `${sayCount(count, 'study-block', 'en')} will wait for a new place.`,
  studies: (courses: number): string =>
    courses === 1 ? 'Work for 1 course is added.' : `Work for ${courses} courses is added.`,
  back: 'Back',
  save: 'Save',
  dropTyped: 'What you typed is not saved. Close again to drop it.',
}

// The term view: what each day says, and what is said when there is nothing to show yet.

export const term = {
  name: (weeks: number) => `${sayCount(weeks, 'week', 'en')} at a glance`,
  week: 'Week',
  outside: 'Not in the term',
  /** The head of a row. */
  weekNumber: (number: number) => `Week ${number}`,
  weekLoad: (duration: string) => `${duration} of study`,
  noStudy: 'no study',
  study: (duration: string, blocks: number, target: string): string =>
    `${duration} of study in ${blocks === 1 ? '1 block' : `${blocks} blocks`}, target ${target}`,
  /** Study that does not count against the target. */
  withinLessons: (duration: string) => `${duration} of study within lessons`,
  levels: { none: '', light: 'light', full: '', over: 'above the target' },
  lessons: (count: number): string =>
    count === 1 ? '1 class or appointment' : `${count} classes or appointments`,
  exam: (title: string, at: string) => `exam: ${title}, ${at}`,
  deadline: (title: string) => `last day for ${title}`,
  /** As short as a day's corner. */
  hours: (minutes: number): string => {
    const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
    return hours === 0 ? `${rest} min` : rest === 0 ? `${hours} h` : `${hours} h ${rest}`
  },
  examMark: 'Exam',
  deadlineMark: 'Due',
  today: 'today',
  separator: ' · ',
  hint: (target: string) =>
    `Dashes are classes, bars are study; the tick is your target, ${target.replaceAll(' ', '\u00A0')} a day and less beside many lessons; hatched is beyond it.`,
  keysHint: 'Arrow keys walk the days, Enter opens one.',
  emptyPending: (target: string) =>
    `Nothing is planned yet. Once it is, each day shows its study against your target of ${target}.`,
  emptyNoWork: (target: string) =>
    `There is no study work yet. Add some, and each day shows its study against your target of ${target}.`,
}

// The view of today: now and next, the focus timer, and closing out what is over.

export const today = {
  now: 'Now',
  next: 'Next',
  free: 'Free',
  freeUntil: (time: string) => `Free until ${time}`,
  dayOver: 'Nothing more today.',
  closeOut: (count: number): string => `Close out ${count === 1 ? '1 block' : `${count} blocks`}`,
  closeOutHint:
    'Keys: 1 done, 2 partly, 3 missed. Without minutes, done is as planned and partly is half of it.',
  noneOpen: 'All study that is over has been closed out.',
  minutesOf: (title: string) => `Minutes for ${title}`,
  markAs: (mark: string, title: string) => `${mark}: ${title}`,
  waiting: (count: number): string =>
    `${sayCount(count, 'study-block', 'en')} ${count === 1 ? 'waits' : 'wait'} to be planned again.`,
  planAgain: 'Plan them again',
  inTime: (duration: string) => `in ${duration}`,
  study: (planned: string, target: string, isOver: boolean): string =>
    isOver
      ? `${planned} of study, over your target of ${target}`
      : `${planned} of study, target ${target}`,
  /** Why they can't be planned yet. */
  whyWait: {
    open: 'Mark what is over above first; then they can be planned.',
    running: 'What follows them goes on now; once it has its mark they can be planned.',
  },
  /** What the button says in the conversation. */
  sayPlanAgain: 'Plan what I missed again',
  day: 'The day',
  start: 'Start focus timer',
  pause: 'Pause',
  resume: 'Go on',
  finish: (duration: string) => `Done · ${duration}`,
  drop: 'Stop without a mark',
  worked: (clock: string, planned: string) => `${clock} of ${planned}`,
  timeUp: (duration: string) =>
    `The planned ${duration} are over. Finish, or go on as long as you like.`,
  timer: (title: string) => `Focus timer for ${title}`,
  show: (title: string) => `Show ${title} in the week`,
  startNow: 'Start',
  startOf: (title: string) => `Start the focus timer for ${title}`,
  doneNow: 'Done',
  later: 'Later',
  laterHint: {
    begun: 'It counts as missed, and is planned again',
    ahead: 'Proposes the nearest other day',
  },
  /** What the button says in the conversation. */
  sayLater: (title: string) => `Move “${title}” to another day`,
  /** The list of what is due. */
  due: {
    title: 'Due',
    kinds: { exam: 'Exam', work: 'Study work', homework: 'Homework' },
    left: (days: number): string => {
      if (days < 0) return days === -1 ? '1 day over' : `${-days} days over`
      return days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`
    },
    planned: (open: string, planned: string, isNone: boolean): string =>
      isNone ? `${open} to do, none of it planned` : `${open} to do, ${planned} of it planned`,
    /** What of the time before it is free for the rest. */
    free: (room: string, isShort: boolean): string =>
      isShort ? `only ${room} free before it` : `${room} free before it`,
    toDo: (open: string, room: string) => `${open} to do, ${room} free`,
    allPlanned: (open: string) => `${open} to do, all planned`,
    more: (count: number) => `${count} more`,
    planFor: (sessions: number, each: string) => `Plan ${sessions} × ${each} before it`,
  },
  emptyDay:
    'Nothing is planned today. What you plan or import for today shows here, with what is now and next.',
}
