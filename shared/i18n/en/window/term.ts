// The term view: what each day says, and what is said when there is nothing to show yet.
import { sayCount } from '../../../words/say-count.ts'

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
  levels: { none: '', light: 'light', full: '', over: 'above the target' },
  lessons: (count: number): string =>
    count === 1 ? '1 class or appointment' : `${count} classes or appointments`,
  exam: (title: string, at: string) => `exam: ${title}, ${at}`,
  deadline: (title: string) => `last day for ${title}`,
  examMark: 'Exam',
  deadlineMark: 'Due',
  today: 'today',
  separator: ' · ',
  hint: (target: string) =>
    `Bars are study; the tick is your target of ${target} a day, hatched is beyond it. Arrow keys walk the days, Enter opens one.`,
  emptyPending: (target: string) =>
    `Nothing is planned yet. Once it is, each day shows its study against your target of ${target}.`,
  emptyNoWork: (target: string) =>
    `There is no study work yet. Add some, and each day shows its study against your target of ${target}.`,
}
