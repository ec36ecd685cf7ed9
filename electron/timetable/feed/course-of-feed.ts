// Tells of which course an entry of a feed is: by its category, the code that its title begins with, or its text.
import { cleanText } from '../../text/clean-text.ts'

const plainCategories =
  /^(?:due|holiday|personal|business|work|assignments?|events?|homework|course ?work|(?:class )?tests?|exam(?:ination)?s?|assessments?|feedback|information|quiz(?:zes)?|作业|考试|测验)$/i
const courseCode = /^\p{L}{2,}\s?\d{2,}/u
/** "MATH 101", "OPT-301A". */
export const writtenCode = String.raw`\p{Lu}{2,8}[\s-]?\d{2,5}\p{Lu}?`
const leadingCode = new RegExp(String.raw`^${writtenCode}(?=[\s:])`, 'u')

const anyCode = new RegExp(writtenCode, 'u')

export function namesCode(text: string): boolean {
  return anyCode.test(text)
}

const saidCourse = /^[ \t]*(?:course|class|module|subject|unit|课程|科目)\s*[:：]\s*(\S.{0,99})$/imu

/** What the text of an entry says itself: "Course: CHEM1011 Chemistry A", or a code that it begins with. */
export function toldCourse(description: string): string | null {
  const said = saidCourse.exec(description)?.[1] ?? leadingCode.exec(`${description} `)?.[0]
  return said === undefined ? null : cleanText(said)
}

/**
 * "07_PHY201_GR2_2026" is PHY201: a number before it and group and term behind it are no part of the course. A category
 * without a code says less than one in the title.
 */
export function courseOfFeed(title: string, categories: string, description: string): string {
  const [first = ''] = categories.split(',').map((one) => cleanText(one))
  const coded = first.split('_').find((part) => courseCode.test(part))
  const begun = leadingCode.exec(title)?.[0]
  return coded ?? begun ?? toldCourse(description) ?? (plainCategories.test(first) ? '' : first)
}
