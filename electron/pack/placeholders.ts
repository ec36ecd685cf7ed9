// Sessions that are counted and not named, "Chapter 3" or "Calculus review 2": topics may be laid over them.
import { nameKey } from '../../shared/text/name-key.ts'

const number = String.raw`(?:\d{1,3}(?:\s*[–-]\s*\d{1,3})?|[一二三四五六七八九十]{1,3})`
const part = String.raw`(?:\s*[(（]\d{1,2}\s*/\s*\d{1,2}[)）])?`
const unit = new RegExp(
  String.raw`^(?:(?:chapters?|lectures?|topics?|units?|modules?|lessons?|weeks?|parts?)\s*${number}|第\s*${number}\s*(?:章节?|讲|单元|专题|模块|课|周|节|部分))${part}$`,
  'iu',
)
const counted = new RegExp(
  String.raw`^(?:(?:review|revision|study|studying|session|preparation|exam preparation|work|practice)\s*${number}?|(?:考试|期中|期末)?(?:复习|学习|备考|任务)\s*${number}?|第\s*${number}\s*次|${number})${part}$`,
  'iu',
)

type Of = { course: string; workTitle: string }

/** Named by its number among others of the same work alone, which says nothing of what is in it. */
export function isCounted(title: string, of: Of): boolean {
  return counted.test(bareOf(title, of))
}

/** Likewise, or by a chapter or a lecture. */
export function isPlaceholder(title: string, of: Of): boolean {
  const bare = bareOf(title, of)
  return unit.test(bare) || counted.test(bare)
}

/** Without the names of the course and of the work before it. */
function bareOf(title: string, { course, workTitle }: Of): string {
  const whole = nameKey(title)
  const lead = [workTitle, course]
    .map(nameKey)
    .find((name) => name !== '' && whole.startsWith(name) && whole.length > name.length)
  return lead === undefined ? whole : whole.slice(lead.length).replace(/^[\s:：,，–—-]+/u, '')
}
