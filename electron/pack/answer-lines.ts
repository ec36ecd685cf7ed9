// The student's own answers as lines of a field: their words, without blank lines and doubles.
import type { IntentSection } from '../language/pack/intent-sections.ts'
import type { PackMaterial } from './pack-material.ts'

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
