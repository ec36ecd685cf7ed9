// What recalls are called in the plan: the body of work by its course, each session by its texts.
import { sharedReciteWords } from '../../i18n/shared/recite.ts'
import { type Language, languages } from '../../language.ts'
import { maxTitle } from '../term.ts'

/** The course that texts without one are planned under. */
export function recallCourse(course: string, language: Language): string {
  return course === '' ? sharedReciteWords[language].ownTexts : course
}

export function recallTitle(course: string, language: Language): string {
  return cut(sharedReciteWords[language].recallBodies(course))
}

/** In whatever language it was written. */
export function isRecallTitle(title: string, course: string): boolean {
  return languages.some((language) => recallTitle(course, language) === title)
}

export function isOwnTextsCourse(course: string): boolean {
  return languages.some((language) => sharedReciteWords[language].ownTexts === course)
}

export function sessionTitle(
  materials: readonly number[],
  titles: ReadonlyMap<number, string>,
  language: Language,
): string {
  const [only] = materials
  const title = titles.get(only ?? 0) ?? ''
  return materials.length === 1 && title !== ''
    ? cut(sharedReciteWords[language].recallBodies(title))
    : sharedReciteWords[language].manyTexts(materials.length)
}

function cut(title: string): string {
  const characters = Array.from(title)
  return characters.length <= maxTitle ? title : `${characters.slice(0, maxTitle - 1).join('')}…`
}
