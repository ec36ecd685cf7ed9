// What the terminal says when the file of a planning problem can't be read, in English and Chinese.
import type { Language } from '../../../shared/language.ts'
import { printable } from '../printable.ts'
import type { ImportFileProblem } from '../commands/read-import.ts'

const phrases: Record<ImportFileProblem, Record<Language, (path: string) => string>> = {
  unreadable: {
    en: (path) => `The file ${path} can't be read. Check the path; nothing was planned.`,
    zh: (path) => `无法读取文件 ${path}。请检查路径；没有做任何安排。`,
  },
  'not-a-file': {
    en: (path) => `${path} is not a file. Choose a study-week-1 file; nothing was planned.`,
    zh: (path) => `${path} 不是文件。请选择一个 study-week-1 文件；没有做任何安排。`,
  },
  'too-large': {
    en: (path) => `${path} is larger than 10 MB, more than a plan can hold. Nothing was planned.`,
    zh: (path) => `${path} 超过 10 MB，超出了可以安排的范围；没有做任何安排。`,
  },
}

export function sayWeekFileProblem(
  problem: ImportFileProblem,
  path: string,
  language: Language,
): string {
  return phrases[problem][language](printable(path))
}
