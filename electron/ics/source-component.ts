// Splits calendar text into nested components and content lines, forgiving what can be forgiven.
/** `of` counts the steps of the whole reading. */
export type ReadReport = (done: number, of: number) => void

/** How far the reading of a calendar is, told often enough that nobody takes it for dead. */
export const silent: ReadReport = () => undefined

/** A stretch of a longer work: its own steps as the part from `from` to `to` of a hundred. */
export function stretch(report: ReadReport, from: number, to: number): ReadReport {
  return (done, of) => report(from + (of === 0 ? 0 : ((to - from) * done) / of), 100)
}

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
  /** Whether its END has come. */
  isClosed?: boolean
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
  if (index <= 0) return
  const closed = open[index]
  if (closed !== undefined) closed.isClosed = true
  open.length = index
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

export type ContentLine = { parameters: ReadonlyMap<string, string>; value: string; line: number }

const parameterPattern = /;([^=;:]+)=("[^"]*"|[^;:]*)/gy

/** Parameter names in upper case, the first value of each without its quotes. */
function readContentLine(source: SourceLine): ContentLine {
  const parameters = new Map<string, string>()
  let end = source.text.search(/[;:]/)
  parameterPattern.lastIndex = end
  for (
    let match = parameterPattern.exec(source.text);
    match !== null;
    match = parameterPattern.exec(source.text)
  ) {
    parameters.set((match[1] ?? '').trim().toUpperCase(), (match[2] ?? '').replaceAll('"', ''))
    end = parameterPattern.lastIndex
  }
  const colon = source.text.indexOf(':', end)
  return {
    parameters,
    value: colon < 0 ? '' : source.text.slice(colon + 1).trim(),
    line: source.line,
  }
}

/** `\n`, `\,`, `\;` and `\\` as the characters they stand for. */
export function unescapeText(value: string): string {
  return value.replaceAll(/\\([\s\S])/g, (_, character: string) =>
    character === 'n' || character === 'N' ? '\n' : character,
  )
}

/** The first line of that name, read; undefined when there is none. */
export function findLine(lines: readonly SourceLine[], name: string): ContentLine | undefined {
  const source = lines.find((line) => line.name === name)
  return source === undefined ? undefined : readContentLine(source)
}

export function findLines(lines: readonly SourceLine[], name: string): ContentLine[] {
  return lines.filter((line) => line.name === name).map(readContentLine)
}
