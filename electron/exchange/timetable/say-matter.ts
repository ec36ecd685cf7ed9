// What an import says of the course packs, sources and homework in a file of everything.
import type { CourseMatter } from '../../../shared/everything/course-matter.ts'
import type { Language } from '../../../shared/language.ts'
import { joinWords } from '../../../shared/words/join-words.ts'

/** What comes along, and what undo does with it; empty where nothing does. */
export function sayMatter({ packs, sources, homework }: CourseMatter, language: Language): string {
  const courses = new Set(packs.map(({ course }) => course)).size
  const english = language === 'en'
  const along: string[] = []
  const staying: string[] = []
  if (homework.length > 0)
    along.push(english ? sayItems(homework.length) : `${homework.length} 项作业`)
  if (courses > 0) {
    along.push(english ? sayPacks(courses) : `${courses} 门课的课程包`)
    staying.push(english ? 'packs' : '课程包')
  }
  if (sources.length > 0) {
    along.push(english ? saySources(sources.length) : `${sources.length} 份资料`)
    staying.push(english ? 'sources' : '资料')
  }
  if (along.length === 0) return ''
  const undone = [
    ...(homework.length === 0 ? [] : [english ? 'takes the homework back' : '作业会一起撤回']),
    ...(staying.length === 0
      ? []
      : [
          `${english ? 'leaves the ' : ''}${joinWords(staying, language)}${english ? '' : '会留下'}`,
        ]),
  ]
  return english
    ? `Also comes along: ${joinWords(along, language)}. Undo ${undone.join(' and ')}.`
    : `还会带来：${joinWords(along, language)}。撤销导入时，${undone.join('，')}。`
}

function sayItems(count: number): string {
  return count === 1 ? '1 homework item' : `${count} homework items`
}

function sayPacks(courses: number): string {
  return courses === 1 ? 'the pack of 1 course' : `the packs of ${courses} courses`
}

function saySources(count: number): string {
  return count === 1 ? '1 source' : `${count} sources`
}

/** Of what a file of everything holds beside its schedule. */
export function sayDamagedMatter(count: number, language: Language): string {
  if (language === 'zh') {
    return `文件里有 ${count} 条课程包、资料或作业的内容已损坏，不会导入；其余照常导入。`
  }
  return count === 1
    ? 'One entry of the course packs, sources or homework in this file is damaged and is left out; the rest is taken over.'
    : `${count} entries of the course packs, sources or homework in this file are damaged and are left out; the rest is taken over.`
}
