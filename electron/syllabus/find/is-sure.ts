// Tells whether a fact may be taken without a second look: its kind, its title and its day are what the text says.
import { toSimple } from '../../../shared/text/simple-characters.ts'
import type { Fact } from './fact.ts'
import { namesWork } from './work-words.ts'

/** A name is shorter; what is longer is a sentence, and what it asks for is a guess. */
const longestName = { words: 9, characters: 24 }

export function isSure(fact: Fact, quotes: readonly string[]): boolean {
  return hasSureDay(fact) && isName(fact) && !quotes.some(takesBack)
}

/** A day that is not, was moved or has to be waited for, and what nobody has to come to. */
const doubts =
  /\b(?:not|never|no longer|originally|tentative(?:ly)?|instead of|moved|postponed|re-?scheduled|brought forward|voluntary|optional|consultation|office hours?)\b|n['’]t\b|原定|改[为到至期]|推迟|延期|提前[到至]|取消|不(?!同|定|等)|自愿|选做|答疑/iu

/** Where the sentence that has the date says so; what stands in another sentence says nothing of it. */
function takesBack(quote: string): boolean {
  const sentences = quote.split(/(?<=[.!?])\s+|[;；。！？]/u)
  return sentences.some((sentence) => /\d/.test(sentence) && doubts.test(toSimple(sentence)))
}

/** An exam has one day; the work of a week has the week. */
function hasSureDay({ kind, when, isGiven }: Fact): boolean {
  if (kind === 'reading' || kind === 'lecture') return when.kind !== 'open'
  if (!isGiven) return false
  if (when.kind !== 'day') return false
  return when.derived === null || when.derived.kind === 'weekday-of-week'
}

function isName({ title, kind }: Fact): boolean {
  // 单元测试 is a quiz on a unit, and a subject of courses on software.
  if (/^(?:单元|阶段)测试$/u.test(title)) return false
  if (/^第[一二三四五六\d]{1,2}[次篇个项份]/u.test(title) && title.length < 4) return false
  // What one has to do is a sentence; 请假 is about who is away.
  if (/须|请假/u.test(toSimple(title))) return false
  if (title.endsWith('…') || !/\p{L}/u.test(title)) return false
  if (
    /^(?:(?:two|three|four|five|six)\b(?!-).*|(?:lecture|class|session|week|day|unit|topic|第)\s*[\d一二三四五六七八九十]+\s*[讲课周章]?)$/iu.test(
      title,
    )
  )
    return false
  const han = title.match(/\p{Script=Han}/gu) ?? []
  if (
    /^(?:see|remember|it|this|that|these|instead|but|if|please|you|we|they|there|note|when|all|any|each|everything|also|so)\b/iu.test(
      title,
    )
  )
    return false
  const words = title.replaceAll(/\p{Script=Han}/gu, ' ').match(/[\p{L}\p{N}]+/gu) ?? []
  // One word alone names nothing but what is a word for work.
  if (
    words.length + han.length === 1 &&
    kind === 'deadline' &&
    !/\d/.test(title) &&
    !namesWork(title)
  )
    return false
  return han.length <= longestName.characters && words.length <= longestName.words
}
