// Reads from titles which work goes with lessons: going over lectures, preparing tutorials and labs.
import { comparePlaces, type Place } from '../schedule/place.ts'
import { toSimple } from '../text/simple-characters.ts'
import { isPreparedLesson } from './title-words.ts'

/** Days after a lecture within which it is gone over best, and before a tutorial within which it is prepared. */
export const reviewedWithin = 2
export const preparedWithin = 3

export type WorkKind = 'review' | 'preparation'

const reviews = /(?<!\p{L})(?:reviews?|recap|go over|nachbereit(?:en|ung))(?!\p{L})|复习|回顾/iu
const preparations =
  /(?<!\p{L})(?:prep|prepares?|preparing|preparations?|pre-?(?:read|labs?)|vorbereit(?:en|ung)|prépar(?:er|ation))(?!\p{L})|预习|准备/iu
/** For a tutorial, where the title names one. */
const readings = /(?<!\p{L})(?:reads?|readings?|lesen|lektüre|lire)(?!\p{L})|阅读/iu
const exams =
  /(?<!\p{L})(?:exams?|mid-?terms?|finals?|tests?|quiz|mock|klausur|prüfung)(?!\p{L})|考|期中|期末|测验/iu
function says(title: string, words: RegExp): boolean {
  return words.test(toSimple(title.normalize('NFKC')))
}

/** Work for an exam goes with no lesson, whatever else its title says. */
export function kindOfWork(title: string): WorkKind | null {
  if (says(title, exams)) return null
  if (says(title, preparations)) return 'preparation'
  if (says(title, readings) && isPrepared(title)) return 'preparation'
  return says(title, reviews) ? 'review' : null
}

function isPrepared(title: string): boolean {
  return isPreparedLesson(toSimple(title.normalize('NFKC')))
}

/** Of a course's lessons those that the work goes with, in order of time. Where there is but one kind, it is that which is gone over. */
export function lessonsFor<Lesson extends { title: string; place: Place }>(
  kind: WorkKind,
  all: readonly Lesson[],
): Lesson[] {
  const wanted = all.filter(({ title }) => isPrepared(title) === (kind === 'preparation'))
  const chosen = wanted.length === 0 && kind === 'review' ? all : wanted
  return chosen.toSorted((a, b) => comparePlaces(a.place, b.place))
}
