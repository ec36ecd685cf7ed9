// Finds the numbered answers of a text (H1): 1) 2. Q3: (a) b) 2a) 第 1 题 （1） ①, also several on one line, and 1-5 ABCDA.
import { readChineseNumber } from '../../shared/chinese-number.ts'

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

/** Further on in a line only this form, and only where it counts on. */
const inline = /(?<=\s|[;,，；])(\d{1,3})(?:[)）、．]|\.(?!\d))/g

type Found = {
  section: string | null
  number: string | null
  letter: string | null
  from: number
  to: number
}

/** In their order; none where the text has no numbered answers. What stands before the first is left out. */
export function splitAnswers(written: string): Answer[] {
  const text = withRunsApart(written)
  const marks = eachOnce(asSections(findMarks(text)))
  let [section, number] = ['', '']
  return marks.flatMap((found, index) => {
    if (found.section !== null) {
      ;[section, number] = [found.section, '']
      // The heading of a section is no answer.
      return []
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

/** 一、 and 二、 head sections where the numbers begin anew under them; else they number answers themselves. */
function asSections(marks: readonly Found[]): Found[] {
  const inner = marks.flatMap(({ section, number }) =>
    section === null && number !== null ? [number] : [],
  )
  const areSections = new Set(inner).size < inner.length
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
    ({ 0: written, 1: number = '', index }): Found => ({
      section: null,
      number: String(Number(number)),
      letter: null,
      from: index,
      to: index + written.length,
    }),
  )
  const all = [...atLines, ...inLines].toSorted((a, b) => a.from - b.from || b.to - a.to)
  const isInLine = new Set(inLines)
  const seen = new Set<number>()
  let end = 0
  return all.filter((found) => {
    const countsOn = seen.has(Number(found.number) - 1)
    if (found.number !== null) seen.add(Number(found.number))
    const isWanted = !isInLine.has(found) || (countsOn && !isInBracket(text, found.from))
    if (found.from < end || !isWanted) return false
    end = found.to
    return true
  })
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
