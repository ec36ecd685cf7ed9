// Says a mark in words: what became of a block, and how long it took where that differs from the plan.
import { sharedScheduleWords } from '../../i18n/shared/schedule.ts'
import type { Language } from '../../language.ts'
import type { Outcome, WorkEntry } from '../../schedule/work-log.ts'
import { quoteTitle } from '../../text/quote-title.ts'
import { sayDuration } from '../../time/say/say-duration.ts'

export function outcomeName(outcome: Outcome, language: Language): string {
  return sharedScheduleWords[language].outcomeNames[outcome]
}

/** "done (1 h 40 min, planned 1 h 30 min)", "missed". */
export function sayMark({ outcome, minutes, planned }: WorkEntry, language: Language): string {
  const name = outcomeName(outcome, language)
  if (outcome === 'missed') return name
  const { asPlanned, withPlan } = sharedScheduleWords[language].markClauses
  const took = sayDuration(minutes, language)
  return minutes === planned
    ? asPlanned(name, took)
    : withPlan(name, took, sayDuration(planned, language))
}

/** Why the schedule changed, as history shows it; `mark` is null where one was taken back. */
export function sayMarked(title: string, mark: WorkEntry | null, language: Language): string {
  const { marked, opened } = sharedScheduleWords[language].markClauses
  const name = quoteTitle(title, language)
  return mark === null ? opened(name) : marked(name, sayMark(mark, language))
}

/** The same as a whole sentence, with what comes of it. */
export function sayMarkResult(title: string, mark: WorkEntry | null, language: Language): string {
  const { outcome } = sharedScheduleWords[language].markClauses
  return sayMarked(title, mark, language) + outcome[mark?.outcome ?? 'done']
}
