// Says what recite says: scores, what was wrong and what to do about it, in English and Chinese.
import { grammar } from '../i18n/grammar.ts'
import { sharedReciteWords } from '../i18n/shared/recite.ts'
import { assertNever } from '../assert-never.ts'
import type { Language } from '../language.ts'
import type { Counts } from './compare-attempt.ts'
import type { Tip } from './find-tips.ts'
import { maxRounds, passMark } from './recital.ts'
import type { Advice, RecitalResult } from './requests.ts'
import { weekdayOf } from '../schedule/calendar.ts'
import { joinWords } from '../text/join-words.ts'
import { quoteTitle } from '../text/quote-title.ts'
import { sayDate } from '../time/say/say-date.ts'

type ErrorCounts = Pick<Counts, 'omitted' | 'added' | 'substituted' | 'moves'>

/** "3 left out, 1 in place of another" */
export function sayErrors(counts: ErrorCounts, language: Language): string {
  const { omitted, added, substituted, moves } = counts
  const clauses = sharedReciteWords[language].recite.errorsClauses({
    omitted,
    substituted,
    added,
    moves,
  })
  const said = clauses.filter((clause) => clause !== '')
  if (said.length === 0) return sharedReciteWords[language].recite.noErrors
  return said.join(grammar[language].joints.clause)
}

/** How the round went and what comes next, with the score. */
export function sayOutcome(result: RecitalResult, language: Language): string {
  const { score } = result
  return sharedReciteWords[language].recite.outcome(score, sayRound(result, language))
}

/** The same where the score stands beside it. */
export function sayRound(result: RecitalResult, language: Language): string {
  const { coverage, round, isPassed, isOver, counts } = result
  const errors = sayErrors(counts, language)
  const isUnrelated = result.doubt === 'unrelated'
  const flaw = result.flaw === null ? '' : sharedReciteWords[language].reciteFlaws[result.flaw]
  const told = sharedReciteWords[language].recite.told(coverage, errors, isUnrelated) + flaw
  const { known, lastRound, onward } = sharedReciteWords[language].recite
  const next = isPassed ? known : isOver ? lastRound : onward(passMark, round + 1, maxRounds)
  return told + grammar[language].joints.gap + next
}

/** When it comes back; null before that is known. */
export function sayNextRecall(date: string, language: Language): string {
  const day = sayDate(date, weekdayOf(date), language)
  return sharedReciteWords[language].recite.nextRecall(day)
}

/** In a recital, to words that ask for it. */
export function sayHint(hint: string, language: Language): string {
  return sharedReciteWords[language].recite.hint(hint)
}

export function sayTip(tip: Tip, language: Language): string {
  switch (tip.kind) {
    case 'confused':
      return sharedReciteWords[language].recite.tipConfused(tip.expected, tip.said)
    case 'first-letters':
      if (tip.after === '') {
        return sharedReciteWords[language].recite.tipFirstLetters(tip.cue)
      }
      return sharedReciteWords[language].recite.tipNextLetters(tip.after, tip.cue)
    case 'order':
      return sharedReciteWords[language].recite.tipOrder(tip.first, tip.next)
    case 'chunks':
      return sharedReciteWords[language].recite.tipChunks(tip.count, tip.weakest)
    case 'added':
      return sharedReciteWords[language].recite.tipAdded(tip.said)
    default:
      return assertNever(tip)
  }
}

/** The comparison as one line of text, each error marked: [-left out-], {+added+}, and so on. */
export function writeComparison({ segments }: Pick<RecitalResult, 'segments'>): string {
  return segments
    .map((segment) => {
      switch (segment.kind) {
        case 'same':
          return segment.expected
        case 'omitted':
          return mark('[-', segment.expected, '-]')
        case 'added':
          return mark('{+', segment.said, '+}')
        case 'substituted':
          return mark('[-', segment.expected, '-]').trimEnd() + mark('{+', segment.said, '+}')
        case 'moved-away':
          return mark(`[${segment.move}>`, segment.expected, `>]`)
        case 'moved-here':
          return mark(`{<${segment.move}`, ` ${segment.said}`, `<}`)
        default:
          return assertNever(segment)
      }
    })
    .join('')
    .trim()
}

/** The blank after the words stays outside of the marks. */
function mark(open: string, words: string, close: string): string {
  const plain = words.trimEnd()
  return `${open}${plain}${close}${words.slice(plain.length)}`
}

/** What the marks of a written comparison mean. */
export function sayMarks(language: Language): string {
  return sharedReciteWords[language].recite.marks
}

/** In a conversation: what to do now that a text is to be recited. */
export function sayBegin(title: string, language: Language): string {
  return sharedReciteWords[language].recite.begin(title)
}

export function sayLeft(language: Language): string {
  return sharedReciteWords[language].recite.left
}

export function sayAdvice({ model, tips }: Advice, language: Language): string[] {
  return [sharedReciteWords[language].recite.advice(model), ...tips.map((tip) => `– ${tip}`)]
}

/** Where there is nothing to recite yet, or nothing by that name. */
export function sayNoText(topic: string, titles: readonly string[], language: Language): string {
  const known = joinWords(
    titles.slice(0, 5).map((title) => `“${title}”`),
    language,
  )
  if (titles.length === 0) {
    return sharedReciteWords[language].recite.noTexts
  }
  if (topic === '') {
    return sharedReciteWords[language].recite.whichText(known)
  }
  return sharedReciteWords[language].recite.noSuchText(topic, known)
}

/** `isNew` is false where it was kept already. */
export function sayKept(title: string, isNew: boolean, language: Language): string {
  const { kept, keptAlready } = sharedReciteWords[language].recite
  return (isNew ? kept : keptAlready)(quoteTitle(title, language))
}

/** `name` is empty where not even that was told. */
export function sayTextWanted(name: string, language: Language): string {
  return sharedReciteWords[language].recite.textWanted(
    name === '' ? '' : quoteTitle(name, language),
  )
}
