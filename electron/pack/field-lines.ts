// Writes lines of a field from what is there already: a report's, each one harmless line, and the student's own answers.
import type { ReportLine } from '../../shared/research/report.ts'
import type { IntentSection } from '../language/pack/intent-sections.ts'
import type { FieldText, PackMaterial } from './pack-material.ts'

/** More is no overview. */
const mostLines = 60

/** Characters of one line. */
const mostCharacters = 300

/**
 * Lines of a research report as the text of a field: one harmless line each, every one with its
 * citation, none twice.
 */
export function reportText(lines: readonly ReportLine[]): Pick<FieldText, 'text' | 'citations'> {
  const kept: ReportLine[] = []
  const seen = new Set<string>()
  for (const line of lines) {
    const text = oneLine(line.text)
    const key = text.toLowerCase()
    if (text === '' || seen.has(key) || kept.length === mostLines) continue
    seen.add(key)
    kept.push({ ...line, text })
  }
  return {
    text: kept.map(({ text }) => text).join('\n'),
    citations: kept.map(({ citation }, index) => Object.assign({ line: index + 1 }, citation)),
  }
}

export function oneLine(text: string): string {
  const line = text
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .toWellFormed()
  const signs = Array.from(line)
  return signs.length <= mostCharacters ? line : `${signs.slice(0, mostCharacters - 1).join('')}…`
}

/** The student's own answers as lines of a field: their words, without blank lines and doubles. */
export function answerLines(
  { answers }: Pick<PackMaterial, 'answers'>,
  section: IntentSection,
): string[] {
  const lines = answers
    .filter((answer) => answer.section === section)
    .flatMap(({ text }) => text.split('\n'))
    .map((line) => line.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim())
    .filter((line) => line !== '')
  return [...new Set(lines)]
}
