// Finds the numbered answers of a text (H1): 1) 2. Q3: (a) b) 2a) 第 1 题 （1） ①, also several on one line.

/** `label` is "1", "2 a" or "a"; `text` is what stands after it up to the next. */
export type Answer = { label: string; text: string }

const circled = '①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮⑯⑰⑱⑲⑳'

const hanDigits = '一二三四五六七八九'

const wordBefore = String.raw`(?:(?:question|exercise|problem|task|answer|ex|q|no|aufgabe)\.?[ \t]*)?`

/** At the beginning of a line: a number, a letter, or both. */
const mark = new RegExp(
  [
    String.raw`(?<=^|\n)[ \t]*(?:[-*•][ \t]+)?(?:`,
    String.raw`第[ \t]*(?<ordinal>\d{1,3}|[一二三四五六七八九十]{1,3})[ \t]*(?:小?题|问)[ \t]*[.:：、．]?`,
    String.raw`|(?<circle>[${circled}])`,
    String.raw`|${wordBefore}(?:[(（](?<inBrackets>\d{1,3})[)）]|(?<number>\d{1,3})[ \t]*[(（]?(?<sub>[a-z])?(?:[)）:：、．]|\.(?!\d)))`,
    String.raw`|(?<chinese>[一二三四五六七八九十]{1,3})、`,
    String.raw`|[(（]?(?<letter>[a-z])(?:[)）]|\.(?=\s)))`,
  ].join(''),
  'giu',
)

/** Further on in a line only this form, and only where it counts on. */
const inline = /(?<=\s|[;,，；])(\d{1,3})[)）]/g

type Found = { number: string | null; letter: string | null; from: number; to: number }

/** In their order; none where the text has no numbered answers. What stands before the first is left out. */
export function splitAnswers(text: string): Answer[] {
  const marks = eachOnce(findMarks(text))
  let number = ''
  return marks.flatMap((found, index) => {
    number = found.number ?? number
    const label = [number, found.letter ?? ''].filter((part) => part !== '').join(' ')
    const next = marks[index + 1]
    const own = text.slice(found.to, next?.from ?? text.length).trim()
    // "2." before "a)" only opens its parts.
    const isOpening =
      own === '' && found.letter === null && next?.letter != null && next.number === null
    return isOpening ? [] : [{ label, text: own }]
  })
}

function findMarks(text: string): Found[] {
  const atLines = Array.from(text.matchAll(mark), ({ 0: written, index, groups = {} }): Found => {
    const { ordinal, circle, inBrackets, number, sub, chinese, letter } = groups
    const numeral = ordinal ?? chinese
    const counted =
      circle === undefined
        ? (inBrackets ?? number ?? (numeral === undefined ? null : digitsOf(numeral)))
        : String(circled.indexOf(circle) + 1)
    return {
      number: counted === null ? null : String(Number(counted)),
      letter: (sub ?? letter)?.toLowerCase() ?? null,
      from: index,
      to: index + written.length,
    }
  })
  const inLines = Array.from(
    text.matchAll(inline),
    ({ 0: written, 1: number = '', index }): Found => ({
      number: String(Number(number)),
      letter: null,
      from: index,
      to: index + written.length,
    }),
  )
  const isTaken = ({ from, to }: Found) => atLines.some((each) => from < each.to && each.from < to)
  const counting = inLines.filter((each) => {
    const before = [...atLines, ...inLines].filter(({ from }) => from < each.from)
    return before.some(({ number }) => Number(number) === Number(each.number) - 1)
  })
  return [...atLines, ...counting.filter((each) => !isTaken(each))].toSorted(
    (a, b) => a.from - b.from,
  )
}

/** In whatever order they were solved; what names an answer for the second time is part of another. */
function eachOnce(marks: readonly Found[]): Found[] {
  const used = new Set<string>()
  let number = ''
  return marks.filter((found) => {
    const own = found.number ?? number
    const label = `${own} ${found.letter ?? ''}`
    if (used.has(label)) return false
    used.add(label)
    number = own
    return true
  })
}

/** 一 to 九十九, or digits. */
function digitsOf(numeral: string): string {
  if (/^\d/.test(numeral)) return numeral
  const [tens = '', ones] = numeral.split('十')
  if (ones === undefined) return String(hanDigits.indexOf(numeral) + 1)
  return String((tens === '' ? 1 : hanDigits.indexOf(tens) + 1) * 10 + hanDigits.indexOf(ones) + 1)
}
