// Tells of which course an entry of a feed is: by its category, else by the code that its title begins with.
import { cleanText } from '../../text/clean-text.ts'

const plainCategories =
  /^(?:due|holiday|personal|business|work|assignments?|events?|homework|course ?work|(?:class )?tests?|exam(?:ination)?s?|assessments?|feedback|information|quiz(?:zes)?|作业|考试|测验)$/i
const courseCode = /^\p{L}{2,}\s?\d{2,}/u
/** "MATH 101", "OPT-301A". */
export const writtenCode = String.raw`\p{Lu}{2,8}[\s-]?\d{2,5}\p{Lu}?`
const leadingCode = new RegExp(String.raw`^${writtenCode}(?=[\s:])`, 'u')

/**
 * "07_PHY201_GR2_2026" is PHY201: a number before it and group and term behind it are no part of the course. A category
 * without a code says less than one in the title.
 */
export function courseOfFeed(title: string, categories: string): string {
  const [first = ''] = categories.split(',').map((one) => cleanText(one))
  const coded = first.split('_').find((part) => courseCode.test(part))
  const begun = leadingCode.exec(title)?.[0]
  return coded ?? begun ?? (plainCategories.test(first) ? '' : first)
}
