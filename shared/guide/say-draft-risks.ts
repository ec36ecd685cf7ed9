// Says where a draft may break (B4), and what of it had to be put inside the term.
import { sayLength, sayLengthAgain } from '../words/schedule/say-length.ts'
import { guideWords } from '../i18n/core/guide.ts'
import { assertNever } from '../assert-never.ts'
import type { DraftRisk } from './find-draft-risks.ts'
import type { DraftRepair } from './guide-draft.ts'
import type { Language } from '../language.ts'
import type { Window } from '../schedule/state.ts'
import { quoteTitle } from '../text/quote-title.ts'
import { sayDay } from '../time/say/say-date.ts'
import { sayDuration } from '../time/say/say-duration.ts'

export function sayDraftRisk(risk: DraftRisk, window: Window, language: Language): string {
  const say = guideWords[language].draftRisks
  const periods = (count: number) => sayLength(count, window, language)
  const again = (count: number) => sayLengthAgain(count, window, language)
  const length = (minutes: number) => sayDuration(Math.round(minutes / 5) * 5, language)
  switch (risk.kind) {
    case 'exam-past':
      return say.examPast(sayDay(window, risk.day, language))
    case 'range-past':
      return say.rangePast(sayDay(window, risk.day, language))
    case 'exam-near':
      return say.examNear(risk.days, length(risk.minutes))
    case 'after-exam':
      return say.afterExam(sayDay(window, risk.day, language))
    case 'no-room':
      return say.noRoom(periods(risk.needed), again(risk.free))
    case 'little-room':
      return say.littleRoom(periods(risk.needed), again(risk.free))
    case 'full-weeks':
      return say.fullWeeks(length(risk.minutes))
    case 'slow-pace':
      return say.slowPace(risk.percent, length(risk.minutes))
    case 'exam-taken':
      return say.examTaken(quoteTitle(risk.title, language))
    case 'exam-differs':
      return say.examDiffers(
        sayDay(window, risk.told, language),
        sayDay(window, risk.written, language),
      )
    default:
      return assertNever(risk)
  }
}

export function sayDraftRepair(repair: DraftRepair, window: Window, language: Language): string {
  const say = guideWords[language].draftRisks
  const last = sayDay(window, window.days.length, language)
  switch (repair.kind) {
    case 'begins-late':
      return say.beginsLate(last)
    case 'ends-late':
      return say.endsLate(last)
    case 'exam-outside':
      return say.examOutside(last)
    case 'backwards':
      return say.backwards
    case 'long-session':
      return say.longSession(sayLength(repair.most, window, language))
    case 'exam-slots':
      return say.examSlots
    default:
      return assertNever(repair)
  }
}
