// Finds the numbered answers of a text (H1): 1) 2. Q3: (a) b) 2a) 第 1 题 （1） ①, also several on one line, and 1-5 ABCDA.
import { readChineseNumber } from '../../shared/time/numbers.ts'

/** `label` is "1", "2 a", "a" or, of the section 二 with its own numbers, "二 1"; `text` is what stands after it. */
export type Answer = { label: string; text: string }

const circled = '①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮⑯⑰⑱⑲⑳'

const naming = 'question|exercise|problem|task|answer|ex|q|no|aufgabe'

const wordBefore = String.raw`(?:(?:${naming})\.?[ \t]*)?`

/** At the beginning of a line: a number, a letter, or both. */
const mark = new RegExp(
  [
    String.raw`(?<=^|\n)[ \t]*(?:[-*•][ \t]+)?(?:`,
    String.raw`第[ \t]*(?<ordinal>\d{1,3}|[一二三四五六七八九十]{1,3})[ \t]*(?:小?题|问)[ \t]*[.:：、．]?`,
    String.raw`|(?<circle>[${circled}])`,
    String.raw`|${wordBefore}(?:[(（](?<inBrackets>\d{1,3})[)）]|(?<number>\d{1,3})[ \t]*[(（]?(?<sub>[a-z])?(?:[)）:：、．]|\.(?!\d)))`,
    String.raw`|(?:${naming})\.?[ \t]*(?<named>\d{1,3})(?<namedSub>[a-z])?(?=[ \t]*(?:\n|$)|[ \t]+)`,
    String.raw`|(?<chinese>[一二三四五六七八九十]{1,3})、`,
    String.raw`|[(（]?(?<letter>[a-z])(?:[)）]|\.(?=\s)))`,
  ].join(''),
  'giu',
)

/** Further on in a line only these two forms, and only where they count on; the first part right after its number. */
const inline =
  /(?<=\s|[;,，；])(?<number>\d{1,3})(?:[)）、．]|\.(?!\d))|(?<=[\s;,，；.)）、．:：]|\d)[(（]?(?<letter>[a-z])[)）]/gu

type Found = {
  section: string | null
  number: string | null
  letter: string | null
  from: number
  to: number
}

/** In their order; none where the text has no numbered answers. What stands before the first is left out. */
export function splitAnswers(written: string): Answer[] {
  const text = withSectionsApart(withRunsApart(written))
  const marks = eachOnce(asSections(findMarks(text)))
  let [section, number] = ['', '']
  return marks.flatMap((found, index) => {
    if (found.section !== null) {
      ;[section, number] = [found.section, '']
      const next = marks[index + 1]
      const own = text.slice(found.to, next?.from ?? text.length).trim()
      // The heading of a section is no answer; what has no numbers under it is.
      const isHeading = next != null && next.section === null
      return isHeading || own === ''
        ? []
        : [{ label: String(Number(digitsOf(section))), text: own }]
    }
    number = found.number ?? number
    const label = [section, number, found.letter ?? ''].filter((part) => part !== '').join(' ')
    const next = marks[index + 1]
    const own = text.slice(found.to, next?.from ?? text.length).trim()
    // "2." before "a)" only opens its parts.
    const isOpening =
      own === '' && found.letter === null && next?.letter != null && next.number === null
    return isOpening ? [] : [{ label, text: own }]
  })
}

/** "1-5 ABCDA" as five answers, each on its line. */
function withRunsApart(text: string): string {
  return text.replaceAll(
    /(?<=^|\n|\s)(\d{1,3})[ \t]*[-–—~～][ \t]*(\d{1,3})[ \t]*[.:：、．)）]?[ \t]*([A-H](?:[ \t]*[A-H])+)(?![A-Za-z])/g,
    (run, first: string, last: string, letters: string) => {
      const own = letters.replaceAll(/\s/g, '')
      return own.length === Number(last) - Number(first) + 1
        ? Array.from(own, (letter, at) => `\n${Number(first) + at}) ${letter}`).join('')
        : run
    },
  )
}

/** "一、1. B 2. C" and "一、选择题 1. B 2. C": the numbers of a section begin a line. */
function withSectionsApart(text: string): string {
  return text
    .replaceAll(
      /(?<=^|\n)([ \t]*[一二三四五六七八九十]{1,3}、)[ \t]*(?=\d{1,3}(?:[)）、．]|\.(?!\d))[ \t]*\S)/g,
      '$1\n',
    )
    .replaceAll(
      /(?<=^|\n)([ \t]*[一二三四五六七八九十]{1,3}、[^\n]{0,40}?(?:[ \t]|[：:)）]))(?=1(?:[)）、．]|\.(?!\d))[^\n]*[\s;,，；]2(?:[)）、．]|\.(?!\d)))/g,
      '$1\n',
    )
}

/** 一、 and 二、 head sections where the numbers begin anew under them; else they number answers themselves. */
function asSections(marks: readonly Found[]): Found[] {
  const inner = marks.flatMap(({ section, number }) =>
    section === null && number !== null ? [number] : [],
  )
  const isHeading = marks.some(
    ({ section }, index) => section !== null && marks[index + 1]?.number === '1',
  )
  const areSections = isHeading || new Set(inner).size < inner.length
  return marks.map((mark) => {
    if (mark.section === null) return mark
    return areSections
      ? { ...mark, number: null, letter: null }
      : { ...mark, section: null, number: String(Number(digitsOf(mark.section))) }
  })
}

function findMarks(text: string): Found[] {
  const atLines = Array.from(text.matchAll(mark), ({ 0: written, index, groups = {} }): Found => {
    const { ordinal, circle, inBrackets, number, sub, named, namedSub, chinese, letter } = groups
    const counted =
      circle === undefined
        ? (inBrackets ?? number ?? named ?? (ordinal === undefined ? null : digitsOf(ordinal)))
        : String(circled.indexOf(circle) + 1)
    return {
      section: chinese ?? null,
      number: counted === null ? null : String(Number(counted)),
      letter: (sub ?? namedSub ?? letter)?.toLowerCase() ?? null,
      from: index,
      to: index + written.length,
    }
  })
  const inLines = Array.from(
    text.matchAll(inline),
    ({ 0: written, index, groups: { number, letter } = {} }): Found => ({
      section: null,
      number: number === undefined ? null : String(Number(number)),
      letter: letter ?? null,
      from: index,
      to: index + written.length,
    }),
  )
  const all = [...atLines, ...inLines].toSorted((a, b) => a.from - b.from || b.to - a.to)
  const isInLine = new Set(inLines)
  const seen = new Set<number>()
  const taken: Found[] = []
  for (const [index, found] of all.entries()) {
    const last = taken.at(-1)
    const countsOn =
      found.number === null
        ? isNextPart(found, last, all.slice(index + 1), text)
        : seen.has(Number(found.number) - 1)
    if (found.number !== null) seen.add(Number(found.number))
    const isWanted = !isInLine.has(found) || (countsOn && !isInBracket(text, found.from))
    if (found.from >= (last?.to ?? 0) && isWanted) taken.push(found)
  }
  return taken
}

/** "4. a) x = 3 b) yes": a right after its number where there is a b, and b after a where no line begins with it. */
function isNextPart(
  { letter, from }: Found,
  last: Found | undefined,
  rest: readonly Found[],
  text: string,
): boolean {
  if (letter === null || last === undefined) return false
  const end = rest.findIndex(({ number, section }) => number !== null || section !== null)
  const before = rest.slice(0, end < 0 ? rest.length : end)
  const siblings = new Set(before.map((each) => each.letter))
  if (letter === 'a') {
    const isFirst = last.letter === null && text.slice(last.to, from).trim() === ''
    return isFirst && siblings.has('b')
  }
  const isAfter = last.letter?.charCodeAt(0) === letter.charCodeAt(0) - 1
  return isAfter && !siblings.has(letter)
}

/** Characters before a number in which a bracket may have been opened around it. */
const bracketReach = 80

/** "(2, 3)" names no third answer. */
function isInBracket(text: string, at: number): boolean {
  const [line = ''] = text
    .slice(Math.max(0, at - bracketReach), at)
    .split('\n')
    .slice(-1)
  return line.replaceAll(/[^(（]/g, '').length > line.replaceAll(/[^)）]/g, '').length
}

/** In whatever order they were solved; what names an answer for the second time is part of another. */
function eachOnce(marks: readonly Found[]): Found[] {
  const used = new Set<string>()
  let [section, number] = ['', '']
  return marks.filter((found) => {
    if (found.section !== null) [section, number] = [found.section, '']
    const own = found.number ?? number
    const label = `${section} ${own} ${found.letter ?? ''}`
    if (used.has(label)) return false
    used.add(label)
    number = own
    return true
  })
}

/** 一 to 九十九, or digits. */
function digitsOf(numeral: string): string {
  return /^\d/.test(numeral) ? numeral : String(readChineseNumber(numeral) ?? numeral)
}
