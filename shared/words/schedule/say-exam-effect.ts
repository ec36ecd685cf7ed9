// Says what an exam keeps off its day, and what is held again since no exam does any more (X2).
import { sharedRefusalWords } from '../../i18n/shared/refusals.ts'
import type { Language } from '../../language.ts'
import type { Window } from '../../schedule/state.ts'
import { cleanTitle, quoteTitle } from '../../text/quote-title.ts'
import type { AppliedEvents } from '../../timetable/apply-events.ts'
import { sayHeldPlace } from './say-place.ts'

export type ExamEffect = {
  readonly gaveWay: Readonly<AppliedEvents['gaveWay']>
  readonly back: Readonly<AppliedEvents['back']>
}

/** More than these of a kind are counted. */
const mostNamed = 3

export function sayExamEffect(
  window: Window,
  { gaveWay, back }: ExamEffect,
  language: Language,
): string[] {
  const say = sharedRefusalWords[language].exams
  const more = Math.max(0, gaveWay.length - mostNamed) + Math.max(0, back.length - mostNamed)
  return [
    ...gaveWay
      .slice(0, mostNamed)
      .map(({ exam, event }) =>
        say.gaveWay(
          cleanTitle(event.title, language),
          sayHeldPlace(window, event, language),
          quoteTitle(exam.title, language),
        ),
      ),
    ...back
      .slice(0, mostNamed)
      .map((event) =>
        say.back(cleanTitle(event.title, language), sayHeldPlace(window, event, language)),
      ),
    ...(more > 0 ? [say.more(more)] : []),
  ]
}
