// Says what the terminal says of course packs and their fields, in English and Chinese.
import { grammar } from '../../../shared/i18n/grammar.ts'
import { terminalWords } from '../../../shared/i18n/terminal-words.ts'
import type { Language } from '../../../shared/language.ts'
import type {
  FieldView,
  PackLine,
  PackView,
  VersionLine,
  TextPiece,
} from '../../../shared/pack/requests.ts'
import { fieldStateName, packFieldName, packPhaseName } from '../../../shared/pack/name-pack.ts'
import { quoteTitle } from '../../../shared/text/quote-title.ts'
import { sayPlace } from '../../../shared/pack/say-citation.ts'
import { sayAuthor } from '../../../shared/history/say-history.ts'
import { sayInstant } from '../../terminal/words.ts'

/** "“Algebra” · next: Research · 3 settled, 1 draft, 7 empty". */
export function sayPackLine({ course, phase, counts }: PackLine, language: Language): string {
  const states = (['ready', 'draft', 'stale', 'empty'] as const)
    .filter((state) => counts[state] > 0)
    .map((state) => `${counts[state]} ${fieldStateName(state, language)}`)
    .join(grammar[language].joints.clause)
  return `${quoteTitle(course, language)} · ${sayNext(phase, language)} · ${states}`
}

export function sayNext(phase: PackView['phase'], language: Language): string {
  if (phase === null) return terminalWords[language].packLines.allSettled
  const name = packPhaseName(phase, language)
  return terminalWords[language].packLines.next(name)
}

/** One line of an overview: "  goal        Goal · settled · version 2". */
export function sayFieldLine({ key, status, version }: FieldView, language: Language): string {
  const head = `  ${key.padEnd(11)} ${packFieldName(key, language)} · ${fieldStateName(status, language)}`
  if (version === 0) return head
  return terminalWords[language].packLines.fieldLine(head, version)
}

/** A field whole: how it stands, why it is out of date, its text, where that was read. */
export function sayField(field: FieldView, zone: string, language: Language): string[] {
  const { key, status, version, who, at, why, text, citations, needs } = field
  const written =
    who === null || at === null
      ? ''
      : ` · ${terminalWords[language].packLines.fieldWritten(version)} · ${sayAuthor(who, language)} · ${sayInstant(at, zone)}`
  const names = needs.map((need) => {
    const state = fieldStateName(need.status, language)
    return `${packFieldName(need.key, language)}${terminalWords[language].packLines.fieldState(state)}`
  })
  return [
    `${packFieldName(key, language)} · ${fieldStateName(status, language)}${written}`,
    ...(why === '' ? [] : [why]),
    ...field.staleBecause.map((reason) => `! ${reason}`),
    ...(text === '' ? [] : ['', text, '']),
    ...citations.map(({ file, quote, line, isGone }) => {
      const gone = isGone ? terminalWords[language].packLines.fieldGone : ''
      const place = sayPlace(quote, language)
      return terminalWords[language].packLines.fieldCitation({
        line,
        file: quoteTitle(file, language),
        place,
        gone,
        text: quote.text,
      })
    }),
    ...(names.length === 0 ? [] : [terminalWords[language].packLines.madeFrom(names)]),
  ]
}

export function sayVersion(line: VersionLine, zone: string, language: Language): string {
  const { version, who, at, why, isPresent, text } = line
  const marks = isPresent ? terminalWords[language].packLines.versionMarks : ''
  const size = terminalWords[language].packLines.versionSize(text.length)
  return `[${version}] ${sayInstant(at, zone)} · ${sayAuthor(who, language)} · ${size}${why === '' ? '' : ` · ${why}`}${marks}`
}

/** As one text: [-went-] {+came+}. */
export function writePieces(pieces: readonly TextPiece[]): string {
  return pieces
    .map(({ kind, text }) => {
      if (kind === 'same') return text
      return kind === 'removed' ? `[-${text}-]` : `{+${text}+}`
    })
    .join('')
}
