// What a repair would change, every language side by side; names, days and places are already said.
import { sayCount } from '../../../words/say-count.ts'

export const repairPhrases = {
  sentence: (what: string, then: string) => `${what}: ${then}.`,
  /** The same for a model, which compares costs. */
  weighed: (what: string, then: string, cost: number) =>
    `${what}: ${then} (the plan then costs ${cost}).`,
  all: 'then everything fits',
  these: (leftOut: number): string =>
    `then this clash is gone, and ${sayCount(leftOut, 'study-block', 'en')} still ${leftOut === 1 ? 'has' : 'have'} no place`,
  laterDate: (title: string, day: string, days: number) =>
    `Give ${title} until ${day}, ${sayCount(days, 'day', 'en')} more`,
  planLonger: (day: string, days: number) =>
    `Plan up to ${day}, ${sayCount(days, 'day', 'en')} more`,
  earlierStart: (title: string, day: string, days: number) =>
    `Begin ${title} on ${day}, ${sayCount(days, 'day', 'en')} earlier`,
  planEarlier: (day: string, days: number) =>
    `Plan from ${day} on, ${sayCount(days, 'day', 'en')} earlier`,
  /** Periods or weekdays; of a class, or of this plan. */
  allow: (time: string, title: string | null): string =>
    title === null ? `Allow ${time}` : `Allow ${time} for ${title}`,
  studyInClass: (title: string) => `Let ${title} be studied in class`,
  raiseBudget: (title: string, from: number, to: number) =>
    `Let ${title} take ${sayCount(to, 'period', 'en')} in all instead of ${from}`,
  useKeptDays: (weekdays: string) => `Use ${weekdays}, which you keep free`,
  beginEarlier: (to: string, from: string) => `Begin at ${to} instead of ${from}`,
  studyLater: (to: string, from: string) => `Study until ${to} instead of ${from}`,
  move: (task: string, from: string, to: string) => `Move ${task} from ${from} to ${to}`,
  unlockAndMove: (task: string, from: string, to: string) =>
    `Unlock ${task} and move it from ${from} to ${to}`,
  shorten: (tasks: string, from: number, to: number) =>
    `Shorten ${tasks} from ${from} to ${sayCount(to, 'period', 'en')}`,
  drop: (tasks: string) => `Leave out ${tasks}`,
  lastOf: (count: number, title: string): string =>
    count === 1 ? `the last of ${title}` : `the last ${count} of ${title}`,
}
