// What an import says of the course packs, sources and homework in a file of everything.
import type { CourseMatter } from '../../../shared/everything/course-matter.ts'
import type { Language } from '../../../shared/language.ts'
import { joinWords } from '../../../shared/words/join-words.ts'

type Phrases = {
  homework: (items: number) => string
  packs: (courses: number) => string
  sources: (count: number) => string
  /** `undone` is what undo does with them, a clause each. */
  along: (matter: string, undone: readonly string[]) => string
  takesHomework: string
  leaves: (matter: string) => string
  packsStay: string
  sourcesStay: string
  damaged: (entries: number) => string
}

const phrases: Record<Language, Phrases> = {
  en: {
    homework: (items) => (items === 1 ? '1 homework item' : `${items} homework items`),
    packs: (courses) =>
      courses === 1 ? 'the pack of 1 course' : `the packs of ${courses} courses`,
    sources: (count) => (count === 1 ? '1 source' : `${count} sources`),
    along: (matter, undone) => `Also comes along: ${matter}. Undo ${undone.join(' and ')}.`,
    takesHomework: 'takes the homework back',
    leaves: (matter) => `leaves the ${matter}`,
    packsStay: 'packs',
    sourcesStay: 'sources',
    damaged: (entries) =>
      entries === 1
        ? 'One entry of the course packs, sources or homework in this file is damaged and is left out; the rest is taken over.'
        : `${entries} entries of the course packs, sources or homework in this file are damaged and are left out; the rest is taken over.`,
  },
  zh: {
    homework: (items) => `${items} 项作业`,
    packs: (courses) => `${courses} 门课的课程包`,
    sources: (count) => `${count} 份资料`,
    along: (matter, undone) => `还会带来：${matter}。撤销导入时，${undone.join('，')}。`,
    takesHomework: '作业会一起撤回',
    leaves: (matter) => `${matter}会留下`,
    packsStay: '课程包',
    sourcesStay: '资料',
    damaged: (entries) =>
      `文件里有 ${entries} 条课程包、资料或作业的内容已损坏，不会导入；其余照常导入。`,
  },
}

/** What comes along, and what undo does with it; empty where nothing does. */
export function sayMatter({ packs, sources, homework }: CourseMatter, language: Language): string {
  const say = phrases[language]
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
  return phrases[language].damaged(count)
}
