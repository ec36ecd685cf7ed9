// What recalls are called in the plan: the body of work by its course, each session by its texts.
import { type Language, languages } from '../../language.ts'
import { maxTitle } from '../../schedule/term.ts'

/** Of texts that belong to no course. */
const ownTexts: Record<Language, string> = { en: 'My texts', zh: '我的材料' }

const bodies: Record<Language, (course: string) => string> = {
  en: (course) => `Recall: ${course}`,
  zh: (course) => `背诵：${course}`,
}

const manyTexts: Record<Language, (count: number) => string> = {
  en: (count) => `Recall ${count} texts`,
  zh: (count) => `背诵 ${count} 篇`,
}

/** The course that texts without one are planned under. */
export function recallCourse(course: string, language: Language): string {
  return course === '' ? ownTexts[language] : course
}

export function recallTitle(course: string, language: Language): string {
  return cut(bodies[language](course))
}

/** In whatever language it was written. */
export function isRecallTitle(title: string, course: string): boolean {
  return languages.some((language) => recallTitle(course, language) === title)
}

export function isOwnTextsCourse(course: string): boolean {
  return languages.some((language) => ownTexts[language] === course)
}

export function sessionTitle(
  materials: readonly number[],
  titles: ReadonlyMap<number, string>,
  language: Language,
): string {
  const [only] = materials
  const title = titles.get(only ?? 0) ?? ''
  return materials.length === 1 && title !== ''
    ? cut(bodies[language](title))
    : manyTexts[language](materials.length)
}

function cut(title: string): string {
  const characters = Array.from(title)
  return characters.length <= maxTitle ? title : `${characters.slice(0, maxTitle - 1).join('')}…`
}
