// What recalls are called in the plan: the body of work by its course, each session by its texts.
import * as en from '../i18n/en/recite/recall-titles.ts'
import * as zh from '../i18n/zh/recite/recall-titles.ts'
import { type Language, languages } from '../language.ts'
import { maxTitle } from '../schedule/term.ts'

/** Of texts that belong to no course. */
const ownTexts = { en: en.ownTexts, zh: zh.ownTexts }

const bodies = { en: en.bodies, zh: zh.bodies }

const manyTexts = { en: en.manyTexts, zh: zh.manyTexts }

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
