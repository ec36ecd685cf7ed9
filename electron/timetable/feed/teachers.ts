// Tells which teacher an entry names, and whether it is the same as of a course: "Dr Brandt" is Lena Brandt.
import { cleanText } from '../../text/clean-text.ts'

const told =
  /^[ \t]*(?:lecturer|teacher|instructor|tutor|professor|staff|taught by|dozent(?:in)?|(?:任课|授课)?(?:教师|老师))s?\s*[:：]\s*(\S.{0,99})$/imu

/** What the text of an entry says itself: "Lecturer: Dr Lena Brandt". Empty where it says nothing. */
export function toldTeacher(description: string): string {
  return cleanText(told.exec(description)?.[1] ?? '')
}

const titles = String.raw`(?:dr|prof(?:essor)?|mr|mrs|ms|miss)`
const anyTitle = new RegExp(String.raw`\b${titles}\b\.?\s*|老师|教授`, 'giu')

/** By the whole name, or by a title and the last of it; a Chinese one by its first character. */
export function namesTeacher(text: string, teacher: string): boolean {
  const name = teacher.replaceAll(anyTitle, '').trim()
  if (/^\p{Script=Han}{2,4}$/u.test(name))
    return text.includes(name) || new RegExp(`${name[0]}(?:老师|教授)`, 'u').test(text)
  const words = name.split(/\s+/)
  const last = words.at(-1) ?? ''
  if (last.length < 2 || !/^[\p{L}\s.’'-]+$/u.test(name) || last.includes('.')) return false
  const titled = String.raw`\b${titles}\b\.?\s+(?:\p{L}[\p{L}.]*\s+)?${last}`
  const whole = words.length > 1 ? `|(?<!\\p{L})${words.join('\\s+').replaceAll('.', '\\.')}` : ''
  return new RegExp(`(?:${titled}${whole})(?!\\p{L})`, 'iu').test(text)
}
