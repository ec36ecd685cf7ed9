// Lays out the lines of a document: tables with all their rows, and texts whose sentences may run over several lines.
import { monthPattern } from '../../../shared/time/months.ts'
import { englishDay } from '../../../shared/time/weekdays.ts'
import type { TextLine } from '../../text/document/text-line.ts'
import { readLabel } from './roles.ts'

export type TextBlock = {
  kind: 'text'
  text: string
  /** Where each of its lines begins in the text. */
  starts: readonly { at: number; line: number }[]
  heading: number | null
  /** From 1, how deep it stands in lists; 0 outside. */
  item: number
}

export type Row = { line: number; cells: readonly string[]; text: string }

export type Block = { kind: 'table'; rows: readonly Row[] } | TextBlock

/** Numbers of the lines that a part of the text stands on. */
export function linesOf({ starts }: TextBlock, from: number, until: number): number[] {
  return starts
    .filter(({ at }, index) => at < until && (starts[index + 1]?.at ?? Infinity) > from)
    .map(({ line }) => line)
}

export function layOut(lines: readonly TextLine[]): Block[] {
  const blocks: Block[] = []
  const full = fullLength(lines)
  const depthOf = openBullets()
  let rows: Row[] | null = null
  let last: TextLine | null = null
  for (const line of lines) {
    const { number, text, cells, heading } = line
    if (cells !== null) {
      if (rows === null) blocks.push({ kind: 'table', rows: (rows = []) })
      rows.push({ line: number, cells, text })
      last = null
      continue
    }
    rows = null
    const above = blocks.at(-1)
    if (last !== null && above?.kind === 'text' && runsOn(last, line, full)) {
      const starts = [...above.starts, { at: above.text.length + 1, line: number }]
      blocks[blocks.length - 1] = { ...above, text: `${above.text} ${text}`, starts }
    } else {
      const item = heading === null ? (line.item ?? depthOf(text)) : 0
      blocks.push({ kind: 'text', text, starts: [{ at: 0, line: number }], heading, item })
    }
    last = line
  }
  return blocks
}

/** As wide as most of the long lines of a text are: a line that fills it may go on below. */
function fullLength(lines: readonly TextLine[]): number {
  const lengths = lines
    .filter(({ cells }) => cells === null)
    .map(({ text }) => widthOf(text))
    .toSorted((a, b) => a - b)
  return Math.max(50, (lengths[Math.floor(lengths.length * 0.9)] ?? 0) * 0.75)
}

/** A Chinese character is as wide as two letters. */
function widthOf(text: string): number {
  return text.length + (text.match(/\p{Script=Han}/gu)?.length ?? 0)
}

const ended = /[.!?:;。！？：；]["'”’)）]*$/u
/** A comma or a bracket that is not closed goes on whatever the next line begins with. */
const isOpen = /[,，]$|[(（][^)）]*$/u
const begins = new RegExp(
  String.raw`^(?:[-–—•●○◦▪‣*·+]\s|\(?\d{1,2}[.)、:]|\d|[一二三四五六七八九十]+、|第.{1,3}[周次章]|week\b|\p{Extended_Pictographic}|${englishDay}|(?:${monthPattern})\b\.?\s+[\dlIO])`,
  'iu',
)

function runsOn(above: TextLine, line: TextLine, full: number): boolean {
  if (line.wraps !== true || above.heading !== null || line.heading !== null) return false
  if (above.page !== line.page || line.line !== above.line + 1) return false
  if (widthOf(above.text) < full || widthOf(above.text) > 400) return false
  if (label.test(above.text) && label.test(line.text)) return false
  if (isOpen.test(above.text)) return true
  // A bracket or a share of the grade ends a line of a list whose next one begins with a name.
  if (/[)）%]$/u.test(above.text) && /^\p{Lu}/u.test(line.text)) return false
  return !ended.test(above.text) && !begins.test(line.text) && readLabel(line.text) === null
}

/** Of lines that each say one thing of what stands above them. */
const label = /^\p{L}[\p{L} ]{0,24}:\s+\S/u

/** Files without marks for lists show them by their bullets: another bullet below one is a list within it. */
function openBullets(): (text: string) => number {
  let open: string[] = []
  return (text) => {
    const [, bullet] = /^([-–—•●○◦▪‣*·])\s/u.exec(text) ?? []
    if (bullet === undefined) {
      if (/^(?:\d{1,2}[.)]\s|[A-Z\p{Script=Han}])/u.test(text)) open = []
      return 0
    }
    const at = open.indexOf(bullet)
    open = at === -1 ? [...open, bullet] : open.slice(0, at + 1)
    return open.length
  }
}

const breaks =
  /[;；。•·]|(?<=[a-zA-Z]{3}|\)|\d{4}|\p{L}\s?\d{1,2}|[ap]\.?m)\.\s+(?=[A-Z])|[!?]\s+(?=[A-Z])|,\s+(?:and\s+)?(?=the (?:second|third|last)\b)|(?<=[)\d])\s*,\s+(?=(?:[A-Z][a-z]+\s+){0,3}(?:[Ee]xam|[Mm]idterm|[Ff]inal|[Qq]uiz|[Pp]roject|[Pp]aper|[Ee]ssay|[Pp]resentation|HW|PS|[Hh]omework|[Pp]roblem)\b)|[，,；;]\s*(?=第[一二三四五六\d]{1,2}[次篇个项份]|每[次篇个项份])|[，,](?=(?:第?[一二三四五六七八九十\d]*次?)?(?:期中|期末|小测|测验|答辩|汇报))/u

/** The pieces of a text that each say one thing. */
export function splitClauses(text: string): string[] {
  return text
    .split(breaks)
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '')
}
