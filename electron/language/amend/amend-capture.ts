// What later words change in new work that is to be noted: its length, its day, its course, its name.
import { joinRanges } from '../../../shared/time/day-words.ts'
import type { Ground } from '../ground.ts'
import type { LexedText } from '../words/lexed-text.ts'
import { openStretch } from '../words/open-stretch.ts'
import { findCount, findLength } from '../../../shared/time/said-length.ts'
import type { Question } from '../resolve/intent.ts'
import type { CaptureDraft, ClassChangeDraft } from '../read/work-drafts.ts'
import { upperFirst } from '../../../shared/text/as-sentence.ts'
import { asTyped } from '../../../shared/text/as-typed.ts'
import { toPlain } from '../../../shared/text/simple-characters.ts'

const renames =
  /\b(?:call|name) (?:it|that|this)\b|\b(?:its|the) (?:name|title) (?:is|should be)\b|(?:名字|标题)?(?:叫做?|改名(?:为|叫)?|名字是)/

/** Null when the words change nothing of it. */
export function amendCapture(
  draft: CaptureDraft,
  question: Question | null,
  lexed: LexedText,
  ground: Ground,
): CaptureDraft | null {
  const { text, names } = lexed
  const renamed = renames.exec(text)
  if (renamed !== null) {
    const title = titleOf(text.slice(renamed.index + renamed[0].length), text)
    return title === '' ? null : { ...draft, title }
  }
  const dates = joinRanges(lexed.days, text, ground).flatMap((day) => day.dates)
  const open = openStretch(lexed, text, ground)
  if (open !== null) return { ...draft, unknownDay: open }
  const due = dates.at(-1) ?? null
  const length = findLength(lexed.rest)
  const count = findCount(lexed.rest)
  const owners = names.flatMap((name) => name.owners)
  const isChanged = due !== null || length !== null || count !== null || owners.length > 0
  if (isChanged)
    return {
      ...draft,
      due: due ?? draft.due,
      unknownDay: due === null ? draft.unknownDay : null,
      length: length?.length ?? draft.length,
      isEach: length?.isEach ?? draft.isEach,
      count: count?.count ?? draft.count,
      ...(owners.length === 0 ? {} : { names: owners, newCourse: null }),
      doubt: null,
    }
  const title = question?.kind === 'work-what' ? titleOf(text, text) : ''
  return title === '' ? null : { ...draft, title }
}

/** Another day or another length for the same work. */
export function amendClassChange(
  draft: ClassChangeDraft,
  lexed: LexedText,
  ground: Ground,
): ClassChangeDraft | null {
  const { change } = draft
  const owners = lexed.names.flatMap((name) => name.owners)
  if (owners.length > 0) return { ...draft, names: owners }
  if (change.kind === 'due') {
    const date = joinRanges(lexed.days, lexed.text, ground)
      .flatMap((day) => day.dates)
      .at(-1)
    return date === undefined ? null : { ...draft, change: { ...change, date }, doubt: null }
  }
  if (change.kind !== 'sessions') return null
  const found = findLength(lexed.rest)
  return found === null
    ? null
    : { ...draft, change: { ...change, length: found.length }, doubt: null }
}

const leading =
  /^(?:[\s,;:.()-]|\b(?:that|to|and|so|please|about|of|for|is|are|i|some|an?|my|the|new|task|in)\b(?=[ ,:]|$)|^(?:的|要|得|了|请|把))+/
const trailing =
  /(?:[\s,;:.()!-]|\b(?:please|thanks|thank you|ok|okay|as well|too|also|and|by|on|for|of|is|are|due|to|with|in|at|it|takes?|will|should|be|latest|work)\b|\b(?:to|in|on) (?:my|the) (?:list|to-?dos?|tasks?)\b|吧|哦|啊|呢|谢谢|一下|的|了|需要|大概|左右|给我|(?<=\p{Script=Han}{2} ?)(?:要交|要提交|交))+$/u
const articles = /^(?:an?|the|my|some) /

/** `words` are prepared and without the words that say when and how long; `raw` is what was typed. */
function titleOf(words: string, raw: string): string {
  const whole = words.replaceAll(/["\s]+/g, ' ').trim()
  const bare = strip(strip(whole, leading), trailing).replace(articles, '').trim()
  const joined = bare.replaceAll(/(?<=\p{Script=Han}) ?[,，]? (?=\p{Script=Han})/gu, '')
  if (!/[\p{L}\p{N}]/u.test(joined)) return ''
  return upperFirst(inOwnCase(joined, raw))
}

function strip(text: string, pattern: RegExp): string {
  const left = text.replace(pattern, '')
  return left === text ? text : strip(left, pattern)
}

/** The same words as they were typed: "DSP", "Newton's". */
function inOwnCase(words: string, raw: string): string {
  const typed = raw.replaceAll(/\s+/g, ' ')
  const whole = asTyped(words, typed)
  if (whole !== null) return whole
  const known = new Map(typed.split(/[\s,;:]+/).map((word) => [toPlain(word).toLowerCase(), word]))
  return words
    .split(' ')
    .map((word) => known.get(word) ?? word)
    .join(' ')
}
