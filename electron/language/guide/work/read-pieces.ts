// Pieces that no word of ours names: "12 scenes", "4 papers to read", 语法30课; of the words that the reader takes for counted ones.
import { toSimple } from '../../../../shared/text/simple-characters.ts'
import { upperFirst } from '../../../../shared/text/as-sentence.ts'
import { overlaps } from '../../../../shared/time/mention.ts'
import { readNumber } from '../../../../shared/time/numbers.ts'
import type { ToldSpan } from '../reader/told-span.ts'
import { unitNamed } from './read-parts.ts'
import type { GuideUnits } from './work-units.ts'

const english =
  /^(?:the |these |those |about |around )*(\d{1,3}|[a-z]{3,9}) ((?:[a-z][a-z'-]+ ){0,2}[a-z][a-z'-]+s)\b/i
const chinese =
  /^([\p{Script=Han}]{1,6}?)?(?:一共|共|有|大概|大约)*(\d{1,3}|[一二两三四五六七八九十]{1,3})(?:个|[课节部本首关组题张种])([\p{Script=Han}]{1,5})?$/u
/** Of time, of people, of what is no piece of work. */
const other =
  /\b(?:hours?|hrs|minutes?|mins|days?|weeks?|months?|years?|times|sessions?|credits?|points?|ects|marks|percent|people|words|periods|mornings|evenings|courses|classes|exams)$|小时|钟头|分钟|天|周|月|次|分|学分|人|字/iu

/** Whatever is counted by its numbers: "word lists 1 thru 8", 词表1到6. */
const numbered =
  /\b(?<noun>(?:[a-z]+ )?[a-z]{3,}?)s? (?<from>\d{1,3}) ?(?:-|–|to|thru|through|until) ?(?<to>\d{1,3})\b|(?:[我要有就从是还学看背做共个]*)(?<word>\p{Script=Han}{2,4}?) ?(?<first>\d{1,3}) ?(?:-|–|~|到|至) ?(?<last>\d{1,3})(?![\d点号日月:.])/iu

/** Where the reader has found a run of pieces, or what is counted. */
export function readNumbered(text: string, spans: readonly ToldSpan[]): GuideUnits[] {
  const match = numbered.exec(text)
  if (match === null) return []
  const { 0: said, index, groups = {} } = match
  const isRead = spans.some(
    (span) =>
      (span.role === 'range' || span.role === 'units') &&
      overlaps(span, { start: index, end: index + said.length }),
  )
  const name = groups['noun'] ?? groups['word'] ?? ''
  const [first, last] = [Number(groups['from'] ?? groups['first']), Number(groups['to'] ?? groups['last'])] // prettier-ignore
  if (!isRead || !(last > first) || other.test(`${name}s`) || other.test(name) || unitNamed(name) !== null) return [] // prettier-ignore
  return [{ unit: 'piece', name: upperFirst(name), first, count: last - first + 1, minutes: null }]
}

export function readPieces(spans: readonly ToldSpan[]): GuideUnits[] {
  const found = spans
    .filter(({ role }) => role === 'units')
    .map(({ text, start }) => {
      // 语法30课: what is counted stands before it.
      const name = spans.find(({ role, end }) => role === 'topic' && end === start)?.text ?? ''
      return pieceIn(toSimple(`${name}${text}`.trim()))
    })
  return found.find((piece) => piece !== null)?.slice(0, 1) ?? []
}

function pieceIn(text: string): GuideUnits[] | null {
  const [, many = '', noun = ''] = english.exec(text) ?? []
  const [, before = '', count = '', after = ''] = chinese.exec(text) ?? []
  const number = readNumber((many === '' ? count : many).toLowerCase()) ?? Number(many || count)
  // What has a word of ours is read by it.
  if (unitNamed(noun) !== null) return null
  if (!Number.isInteger(number) || number < 2 || other.test(noun) || other.test(after)) return null
  const name = noun === '' ? before || after : upperFirst(noun.replace(/s$/, ''))
  if ((noun === '' && name === '') || /[前后第最每这那下上半一次]/u.test(name)) return null
  return [{ unit: 'piece', name, first: 1, count: number, minutes: null }]
}
