// Reads one content line: its parameters and its value, and the value as text.
import type { SourceLine } from './source-component.ts'

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
