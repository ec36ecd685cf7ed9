// The pieces of an effect's sentence, every language side by side; each begins with its verb.
import { joinWords } from '../../../words/join-words.ts'
import { sayCount } from '../../../words/say-count.ts'
import { cleanTitle } from '../../../words/titles/quote-title.ts'

export const effectClauses = {
  nothing: 'Changes nothing.',
  placeOne: (title: string, place: string) => `places ${title} on ${place}`,
  /** A place inside a host. */
  during: (place: string, host: string) => `${place}, during ${host}`,
  placeOnDay: (count: number, day: string) =>
    `places ${sayCount(count, 'study-block', 'en')} on ${day}`,
  placeMany: (count: number, days: number) =>
    `places ${sayCount(count, 'study-block', 'en')} on ${sayCount(days, 'day', 'en')}`,
  moveOne: (title: string, from: string, to: string, guests: number): string =>
    `moves ${title} from ${from} to ${to}${guests === 0 ? '' : ` with ${sayCount(guests, 'study-block', 'en')} inside it`}`,
  moveBlocks: (count: number) => `moves ${sayCount(count, 'study-block', 'en')}`,
  moveEvents: (count: number) => `moves ${sayCount(count, 'event', 'en')}`,
  swap: (titleA: string, placeA: string, titleB: string, placeB: string) =>
    `swaps ${titleA} (${placeA}) with ${titleB} (${placeB})`,
  unplaceOne: (title: string, from: string) => `takes ${title} off ${from}, back to pending`,
  unplaceMany: (count: number) => `makes ${sayCount(count, 'study-block', 'en')} pending`,
  addBlocks: (count: number) => `adds ${sayCount(count, 'study-block', 'en')}`,
  removeBlocks: (count: number) => `removes ${sayCount(count, 'study-block', 'en')}`,
  editOne: (title: string) => `changes details of ${title}`,
  editMany: (count: number) => `changes details of ${sayCount(count, 'task', 'en')}`,
  renameOne: (before: string, title: string) => `renames ${before} to ${title}`,
  renameMany: (count: number) => `renames ${sayCount(count, 'task', 'en')}`,
  markOne: (title: string, mark: string) => `marks ${title} as ${mark}`,
  markMany: (count: number) => `marks ${sayCount(count, 'study-block', 'en')}`,
  openOne: (title: string) => `takes the mark of ${title} back`,
  openMany: (count: number) => `takes the marks of ${sayCount(count, 'study-block', 'en')} back`,
  addEvents: (count: number) => `adds ${sayCount(count, 'event', 'en')}`,
  removeEvents: (count: number) => `removes ${sayCount(count, 'event', 'en')}`,
  addClasses: (titles: string) => `adds the course work ${titles}`,
  removeClasses: (titles: string) => `removes the course work ${titles}`,
  editClasses: (titles: string) => `changes the limits of ${titles}`,
  turnClass: (before: string, title: string) => `turns the course work ${before} into ${title}`,
  /** A title as the clauses take it. */
  sayTitle: (title: string) => cleanTitle(title, 'en'),
  /** What comes after the titles that are named. */
  more: (count: number) => `${count} more`,
  sentence: (clauses: string[]): string => {
    const isLong = clauses.length > 1 && clauses.some((clause) => clause.includes(','))
    const words = isLong ? clauses.join('; ') : joinWords(clauses, 'en')
    return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`
  },
}
