// Finds what course a document is about, as its first lines name it.
import { courseName } from '../../../../shared/timetable/course-name.ts'
import type { TextLine } from '../../../text/document/text-line.ts'
import { tidyTitle } from '../title-of.ts'

const firstLines = 25
const named =
  /^(?:course(?: title| name)?|class|module|unit|课程(?:名称|名)?|科目)\s*(?:\||[:：])\s*(.+)$/iu
const filling =
  /\b(?:course\s+)?(?:syllabus|outline|schedule|fall|spring|summer|winter|autumn|semester|term|20\d{2}(?:\s*[-–/]\s*\d{2,4})?)\b|教学大纲|课程大纲|教学日历|教学进度(?:表|安排)?|教学计划|课程安排|授课计划|考核方案|课程说明|(?:20\d{2}(?:\s*[-–—]\s*20\d{2})?\s*)?(?:学年)?(?:第[一二12]学期)|(?:20\d{2}\s*年?)?(?:春|秋)季?(?:学期)?(?=[）)]|\s|$)|[（(]?(?:春|秋)季学期[)）]?/giu

/** Most likely first. */
export function findCourses(lines: readonly TextLine[]): string[] {
  const top = lines.slice(0, firstLines)
  const said = top.flatMap(({ text }) => named.exec(text)?.[1] ?? [])
  const headings = top.filter(({ heading }) => heading !== null).map(({ text }) => text)
  const first = top.slice(0, 3).map(({ text }) => text)
  const names = [...said, ...headings, ...first]
    .map(nameOf)
    .filter((name) => name.length >= 2 && Array.from(name).length <= 60)
  return [...new Set(names)].slice(0, 8)
}

function nameOf(text: string): string {
  const plain = tidyTitle(
    (text.split(' | ')[0] ?? '')
      .replaceAll(filling, ' ')
      .replaceAll(/[（(]\s*(?:20\d{2})?\s*[)）]/gu, ' '),
  ).replace(/^[A-Z]{2,5}[- ]?\d{2,4}[A-Z]?\s+(?=\p{Lu}|\p{Script=Han})/u, '')
  return courseName(plain.replace(/《(.+?)》.*/u, '$1').replaceAll(/[《》]/gu, '')).trim()
}
