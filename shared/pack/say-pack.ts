// Says what is said of the fields of a pack: why one is out of date, and why a write was refused (K7).
import { assertNever } from '../assert-never.ts'
import { packWords, type PackWords } from '../i18n/core/pack.ts'
import type { Language } from '../language.ts'
import type { PackText } from '../recite/requests.ts'
import { joinWords } from '../text/join-words.ts'
import { quoteTitle } from '../text/quote-title.ts'
import { packFieldName } from './name-pack.ts'
import type { PackRefusal } from './pack-write.ts'
import type { StaleReason } from './staleness.ts'

/** A whole sentence. */
export function sayStaleReason(reason: StaleReason, language: Language): string {
  switch (reason.kind) {
    case 'need': {
      const name = packFieldName(reason.key, language)
      if (reason.from === 0) {
        return packWords[language].packNotes.staleUnwritten(name)
      }
      return packWords[language].packNotes.staleNeed(name, reason.from, reason.to)
    }
    case 'schedule':
      return packWords[language].packNotes.staleReasonSchedule
    case 'source':
      return packWords[language].packNotes.staleReasonSource(quoteTitle(reason.file, language))
    case 'new-source':
      return packWords[language].packNotes.staleReasonNewSource(quoteTitle(reason.file, language))
    default:
      return assertNever(reason)
  }
}

/** What happened, what is safe, what to do; the code is the kind of the refusal. */
export function sayPackRefusal(
  refusal: PackRefusal,
  language: Language,
): { code: string; message: string } {
  return { code: `pack-${refusal.kind}`, message: refusalSentence(refusal, language) }
}

function refusalSentence(refusal: PackRefusal, language: Language): string {
  const name = packFieldName(refusal.key, language)
  switch (refusal.kind) {
    case 'conflict':
      return packWords[language].packNotes.refusalSentenceConflict(name, refusal.present)
    case 'persons-words':
      return packWords[language].packNotes.refusalSentencePersonsWords(name)
    case 'too-long':
      return packWords[language].packNotes.refusalSentenceTooLong(
        name,
        refusal.most,
        refusal.length,
      )
    case 'no-change':
      return packWords[language].packNotes.refusalSentenceNoChange(name)
    case 'empty':
      return packWords[language].packNotes.refusalSentenceEmpty(name)
    default:
      return assertNever(refusal)
  }
}

export type PackProblem = keyof PackWords['packProblems']

export function sayPackProblem(
  code: PackProblem,
  language: Language,
  detail = '',
): { code: string; message: string } {
  return { code, message: packWords[language].packProblems[code](detail) }
}

/**
 * Says what is said where a course has no text to recite yet, but a pack that could give one
 * (R9). At least one; all of one course, or of several that were spoken of.
 */
export function sayPackTexts(texts: readonly PackText[], language: Language): string {
  const [first] = texts
  if (first === undefined) return ''
  const { course } = first
  const names = texts
    .filter((text) => text.course === course)
    .map(({ title }) => quoteTitle(title, language))
  const known = joinWords(names, language)
  return packWords[language].packTexts.text({
    course: quoteTitle(course, language),
    known,
    title: first.title,
    course2: course,
  })
}

/** `begin` is what is said at the beginning of any text. */
export function sayBeginPackText({ course }: PackText, begin: string, language: Language): string {
  return packWords[language].packTexts.beginPackText(quoteTitle(course, language), begin)
}
