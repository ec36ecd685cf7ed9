// Says what a guide itself says, beside the model's own reply: the draft, its changes and risks, and where a jump has led.
import { grammar } from '../i18n/grammar.ts'
import { sharedGuideWords, type SharedGuideWords } from '../i18n/shared/guide.ts'
import { languages, type Language } from '../language.ts'
import { joinWords } from '../text/join-words.ts'
import { quoteTitle } from '../text/quote-title.ts'
import { sectionLabel, type DraftLine } from './say-draft.ts'

/** Days of a draft that nobody has named. */
export function sayGuessedDays(dates: readonly string[], language: Language): string {
  const days = joinWords(dates, language)
  return sharedGuideWords[language].guideNotes.guessedDays(days)
}

/** The draft that was put aside for the course which begins now. */
export function sayWaiting(course: string, language: Language): string {
  const name = quoteTitle(course, language)
  return sharedGuideWords[language].guideNotes.waiting(name, course)
}

export type GuideSentence = Exclude<keyof SharedGuideWords['guide'], 'jumps'>

export function sayGuide(sentence: GuideSentence, language: Language): string {
  return sharedGuideWords[language].guide[sentence]
}

export type SaidDraft = {
  lines: readonly DraftLine[]
  /** What was put inside the term. */
  repairs: readonly string[]
  changes: readonly string[]
  risks: readonly string[]
}

/** The draft as the conversation shows it; without risks when it is about to be on a card. */
export function sayDraftWhole(said: SaidDraft, language: Language): string {
  const { lines, repairs, changes, risks } = said
  const say = sharedGuideWords[language].guide
  const colon = grammar[language].joints.colon
  return [
    say.draft,
    ...lines.map(({ label, text }) => `- ${label}${colon}${text}`),
    ...listUnder(say.changed, changes),
    ...listUnder(say.risks, [...repairs, ...risks]),
  ].join('\n')
}

type SplitDraft = {
  /** What was said before it, and after it. */
  lead: string
  rest: string
  /** Its lines and, where it took the place of another, those of what changed. */
  draft: string
  /** It in a few words: how much it is. */
  brief: string
}

/** Takes a text with a draft as above apart again; null for a text without one. */
export function splitDraftWhole(text: string): SplitDraft | null {
  const lines = text.split('\n')
  for (const language of languages) {
    const { draft: head, changed } = sharedGuideWords[language].guide
    const start = lines.indexOf(head)
    const end = endOfList(lines, start)
    if (start < 0 || end === start + 1) continue
    const label = `- ${sectionLabel('amount', language)}`
    const amount = lines.slice(start + 1, end).find((line) => line.startsWith(label))
    const hasChanges = lines[end] === '' && lines[end + 1] === changed
    const last = hasChanges ? endOfList(lines, end + 1) : end
    return {
      lead: lines.slice(0, start).join('\n').trim(),
      draft: lines.slice(start + 1, last).join('\n'),
      rest: lines.slice(last).join('\n').trim(),
      brief: head + grammar[language].joints.gap + (amount?.slice(label.length + 1).trim() ?? ''),
    }
  }
  return null
}

/** `head` is the number of the line above the list. */
function endOfList(lines: readonly string[], head: number): number {
  let end = head + 1
  while (lines[end]?.startsWith('- ') === true) end += 1
  return end
}

function listUnder(head: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ['', head, ...lines.map((line) => `- ${line}`)]
}
