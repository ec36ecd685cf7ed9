// What is said of the fields of a pack: why one is out of date, and why a write was refused (K7).
import { quoteTitle } from '../../../words/titles/quote-title.ts'
import type * as en from '../../en/pack/pack.ts'

export const problems: typeof en.problems = {
  'no-course': () => '课程需要一个一行的名字。没有做任何改动；请输入课程名。',
  'no-pack': (course: string) =>
    `${quoteTitle(course, 'zh')}还没有课程包。没有做任何改动；可以先看看有哪些课程包。`,
  'no-version': (version: string) =>
    `这一项没有第 ${version} 版。没有做任何改动；请先看看有哪些版本。`,
}
