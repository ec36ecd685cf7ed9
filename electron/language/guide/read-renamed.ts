// Whether a message says that the course is another one than we took it for: "no, it isn't Killing, it's Algorithms", 不是X，是Y.
import { normaliseText } from '../../../shared/text/normalise-text.ts'
import { blankOut } from '../../../shared/time/mention.ts'
import { article, isGeneric, phrase, readBareCourse, tidyChinese } from './course-phrase.ts'
import { isCorrection } from './guide-signals.ts'
import { readDifficulty, subjectOf } from './read-traits.ts'

export type Renamed = {
  /** The course that is talked about is said not to be it. */
  isDenied: boolean
  /** What it is instead, in lower case; null where that was not said. */
  name: string | null
  /** Not: it is asked which one holds. */
  isSure: boolean
}

const deniedBefore =
  /(?:\b(?:isn't|is not|wasn't|was not|not|instead of|rather than)(?: (?:called|named|really|about|the|a))*|不是|不叫|并非|而非)[ "]*$/
const ends = String.raw`(?= *(?:$|[,.;!"]))`
const called = String.raw`(?:(?:actually|really|just|in fact|properly|called|named) )*`

/** Sure, whatever else is said. */
const explicit = [
  new RegExp(String.raw`\b(?:course|class|subject|module)(?:'s name)? (?:is |was |should be )?(?:actually |really )?(?:called|named) "?${article}${phrase}`),
  new RegExp(String.raw`\b(?:change|rename|correct|set) (?:the )?(?:course|class|subject|name|it)(?:'s name| name)? to "?${article}${phrase}`),
] // prettier-ignore
/** Of a course only where it looks like one: "the course is over" is none. */
const plain = [
  new RegExp(String.raw`\b(?:course|class|subject|module)(?:'s name| name)? (?:is|was|should be|must be) ${called}"?${article}${phrase}${ends}`),
  new RegExp(String.raw`\bthe name(?: of the (?:course|class))? is ${called}"?${article}${phrase}${ends}`),
] // prettier-ignore
/** Behind a no alone. */
const instead = [
  new RegExp(String.raw`(?:^|[,.;!] ?|\b(?:no|but|sorry) )(?:it's|it is|that's|i mean|i meant|but|rather|i said|i have) ${called}"?${article}${phrase}${ends}`),
] // prettier-ignore

const chineseName = String.raw`([\p{Script=Han}a-z][\p{Script=Han}a-z0-9+# ]{1,20}?)(?=[啊呀嘛呗啦喔吧了]*(?:$|[,，。.;；!！"]| ))`
const chineseExplicit = [
  new RegExp(
    String.raw`(?:课程?名?字?|这门课|科目)(?:应该|其实|就)?(?:叫做?|改成|改为|换成|改叫)"?${chineseName}`,
    'u',
  ),
]
const chinesePlain = [
  new RegExp(
    String.raw`(?:课程?名?字?|这门课|科目)(?:应该|其实|就)?(?<!不)是"?${chineseName}`,
    'u',
  ),
]
const chineseInstead = [
  new RegExp(
    String.raw`(?:^|[,，。;；!！ ])(?:而|应该|其实|我(?:说|指|学|考)的)?(?<!不)(?:是|叫)"?${chineseName}`,
    'u',
  ),
]

/** `text` without its days and amounts; `present` is the course that is talked about. */
export function readRenamed(text: string, raw: string, present: string): Renamed {
  const name = normaliseText(present)
  const at = name === '' ? -1 : text.lastIndexOf(name)
  const lead = at < 0 ? null : deniedBefore.exec(text.slice(0, at))
  const isDenied = lead !== null
  const rest =
    lead === null
      ? text
      : `${blankOut(text, lead.index, at + name.length).slice(0, lead.index)},${text.slice(at + name.length)}`
  const isTold = (found: string | null) => found !== null && found !== name
  const sure = first([...explicit, ...chineseExplicit], rest)
  if (isTold(sure)) return { isDenied, name: sure, isSure: true }
  const said = first([...plain, ...chinesePlain], rest)
  const corrects = isDenied || isCorrection(text)
  const isLike = isDenied || isLikeCourse(said, raw)
  // "No, the course is compulsory" may be a name, and may be none.
  if (isTold(said) && (corrects || isLike)) return { isDenied, name: said, isSure: isLike }
  if (!corrects) return { isDenied, name: null, isSure: false }
  const other = first([...instead, ...chineseInstead], rest)
  if (isTold(other) && (isDenied || isLikeCourse(other, raw)))
    return { isDenied, name: other, isSure: true }
  const bare = isDenied ? readBareCourse(rest) : null
  return { isDenied, name: isTold(bare) ? bare : null, isSure: true }
}

function first(patterns: readonly RegExp[], text: string): string | null {
  for (const pattern of patterns) {
    const found = tidyChinese(pattern.exec(text)?.[1] ?? '').replace(/ (?:right|then|please)$/, '')
    if (found.length > 1 && !isGeneric(found) && readDifficulty(found, false) === null) return found
  }
  return null
}

/** Written as a name, or one that is known for a course's. */
function isLikeCourse(name: string | null, raw: string): boolean {
  if (name === null) return false
  const line = raw.normalize('NFKC').replaceAll(/\s+/g, ' ')
  const at = line.toLowerCase().lastIndexOf(name)
  const written = at < 0 ? '' : line.slice(at, at + 1)
  return written !== written.toLowerCase() || subjectOf(name, '') !== null
}
