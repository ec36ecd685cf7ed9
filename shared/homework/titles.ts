// What the study work of a homework item is called in the plan.
import type { Language } from '../language.ts'
import { maxTitle } from '../schedule/term.ts'

/** "Homework: Lab report". */
export function homeworkWorkTitle(title: string, language: Language): string {
  return cut(language === 'en' ? `Homework: ${title}` : `作业：${title}`)
}

/** In whatever language it was written. */
export function isHomeworkWorkTitle(title: string): boolean {
  return /^(?:Homework: |作业：)/u.test(title)
}

/** Numbered where there are several. */
export function homeworkSessionTitle(title: string, number: number, of: number): string {
  return of === 1 ? cut(title) : `${cut(title, maxTitle - 4)} ${number}`
}

function cut(title: string, longest = maxTitle): string {
  const characters = Array.from(title)
  return characters.length <= longest ? title : `${characters.slice(0, longest - 1).join('')}…`
}
