// Says what is said of sources: why one was not taken, and what rests on one that goes.
import type { SourceProblem } from '../../../shared/i18n/en/core/research.ts'
import { researchWords } from '../../../shared/i18n/core/research.ts'
import type { Problem } from '../../../shared/contract/ipc.ts'
import type { Language } from '../../../shared/language.ts'
import type { TextFailure } from '../../text/document/text-line.ts'
import { syllabusWords } from '../../../shared/i18n/core/syllabus.ts'

export function saySourceProblem(code: SourceProblem, language: Language, detail = ''): Problem {
  return { code, message: researchWords[language].sourceProblems[code](detail) }
}

export function sayUnread(failure: TextFailure, file: string, language: Language): Problem {
  const sentence =
    researchWords[language].sourceUnread[failure] ?? syllabusWords[language].draftFailures[failure]
  const message = researchWords[language].sourceNotes.unread(file, sentence)
  return { code: `source-${failure}`, message }
}

/** What goes with a source: `fields` by their names, with the lines in them that cite it. */
export function sayRemoval(
  file: string,
  fields: readonly { name: string; lines: number }[],
  language: Language,
): string {
  const { nothingRests, rests } = researchWords[language].sourceNotes
  const total = fields.reduce((sum, { lines }) => sum + lines, 0)
  return total === 0 ? nothingRests(file) : rests(file, fields)
}
