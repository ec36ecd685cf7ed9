// What an import says of the course packs, sources and homework in a file of everything.
import { coreWords } from '../../../shared/i18n/core-words.ts'
import type { CourseMatter } from '../../../shared/everything/course-matter.ts'
import type { Language } from '../../../shared/language.ts'
import { joinWords } from '../../../shared/text/join-words.ts'

/** What comes along, and what undo does with it; empty where nothing does. */
export function sayMatter({ packs, sources, homework }: CourseMatter, language: Language): string {
  const say = coreWords[language].importMatters
  const courses = new Set(packs.map(({ course }) => course)).size
  const along = [
    ...(homework.length > 0 ? [say.homework(homework.length)] : []),
    ...(courses > 0 ? [say.packs(courses)] : []),
    ...(sources.length > 0 ? [say.sources(sources.length)] : []),
  ]
  if (along.length === 0) return ''
  const staying = [
    ...(courses > 0 ? [say.packsStay] : []),
    ...(sources.length > 0 ? [say.sourcesStay] : []),
  ]
  return say.along(joinWords(along, language), [
    ...(homework.length > 0 ? [say.takesHomework] : []),
    ...(staying.length > 0 ? [say.leaves(joinWords(staying, language))] : []),
  ])
}

/** Of what a file of everything holds beside its schedule. */
export function sayDamagedMatter(count: number, language: Language): string {
  return coreWords[language].importMatters.damaged(count)
}
