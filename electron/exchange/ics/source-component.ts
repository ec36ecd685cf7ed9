// Splits calendar text into nested components and content lines, forgiving what can be forgiven.
import { silent, type ReadReport } from './report.ts'

export type SourceLine = {
  /** Upper case, without parameters. */
  name: string
  /** The whole unfolded line. */
  text: string
  /** Where it begins in the file, from 1. */
  line: number
}

export type SourceComponent = {
  /** Upper case: `VEVENT`. */
  name: string
  line: number
  lines: SourceLine[]
  children: SourceComponent[]
}

/** The top of a file: what was opened there. A missing END closes where the next component cannot lie inside. */
export function readSource(text: string, report: ReadReport = silent): SourceComponent {
  const root: SourceComponent = { name: '', line: 1, lines: [], children: [] }
  const open: SourceComponent[] = [root]
  for (const source of unfoldLines(text, report)) {
    if (source.name === 'BEGIN') {
      openComponent(open, valueOf(source), source.line)
    } else if (source.name === 'END') {
      closeComponent(open, valueOf(source))
    } else {
      open.at(-1)?.lines.push(source)
    }
  }
  return root
}

/** An alarm in an event in a calendar lies four deep. */
const deepest = 20

const outerComponents = new Set(['VEVENT', 'VTODO', 'VJOURNAL', 'VFREEBUSY', 'VTIMEZONE'])

function openComponent(open: SourceComponent[], name: string, line: number) {
  if (name === 'VCALENDAR') open.length = 1
  if (outerComponents.has(name)) {
    const unclosed = open.findIndex((component) => outerComponents.has(component.name))
    if (unclosed > 0) open.length = unclosed
  }
  // What lies deeper is no calendar; its lines fall to the component that it was opened in.
  if (open.length > deepest) return
  const component: SourceComponent = { name, line, lines: [], children: [] }
  open.at(-1)?.children.push(component)
  open.push(component)
}

function closeComponent(open: SourceComponent[], name: string) {
  const index = open.findLastIndex((component) => component.name === name)
  if (index > 0) open.length = index
}

function valueOf(source: SourceLine): string {
  return source.text
    .slice(source.text.indexOf(':') + 1)
    .trim()
    .toUpperCase()
}

const nameEnd = /[;:]/

/** Lines joined where the next one begins with white space; lines without a name are dropped. */
function* unfoldLines(text: string, report: ReadReport): Generator<SourceLine> {
  const physical = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)
  let parts: string[] = []
  let begun = 0
  for (let index = 0; index <= physical.length; index += 1) {
    const line = physical[index]
    if (index % 1_000 === 0) report(index, physical.length)
    if (line !== undefined && parts.length > 0 && (line.startsWith(' ') || line.startsWith('\t'))) {
      parts.push(line.slice(1))
      continue
    }
    const joined = parts.join('')
    const end = joined.search(nameEnd)
    if (end > 0) {
      yield { name: joined.slice(0, end).trim().toUpperCase(), text: joined, line: begun + 1 }
    }
    parts = line === undefined || line.trim() === '' ? [] : [line]
    begun = index
  }
}
