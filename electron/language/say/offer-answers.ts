// What may be pressed in answer to a question of ours: sentences that could be typed as well, at most three.
import { choiceWords } from '../../../shared/i18n/core/choices.ts'
import { cleanTitle } from '../../../shared/text/quote-title.ts'
import { comparePlaces } from '../../../shared/schedule/place.ts'
import { isPlacedItem } from '../../../shared/schedule/task.ts'
import { findTask, findTaskClass } from '../../../shared/schedule/state.ts'
import type { Question } from '../resolve/intent.ts'
import { sayDates } from './say-wish.ts'
import { courseAmong, titleOfClass, type Speech } from './speech.ts'

const most = 3

export function offerAnswers(question: Question, speech: Speech): string[] {
  return answersTo(question, speech).slice(0, most)
}

function answersTo(question: Question, speech: Speech): string[] {
  const words = choiceWords[speech.language].choices
  switch (question.kind) {
    case 'which-task':
      return question.candidates.map(
        (id) => courseAmong(id, question.candidates, speech) + titleOf(id, speech),
      )
    case 'what-to-move':
    case 'swap-with':
      return titlesPlanned(speech)
    case 'no-such-task':
      return speech.state.taskClasses.map(({ id }) => classTitle(id, speech))
    case 'leave-out':
      return question.classIds.map((id) => classTitle(id, speech))
    case 'which-day':
      return question.choices.map((date) => sayDates([date], speech))
    case 'where-to':
    case 'where-to-all':
    case 'unknown-day':
    case 'day-outside-term':
    case 'days-backwards':
      return words.days
    case 'how-much-a-day':
      return words.most
    case 'how-long':
      return words.worked
    case 'away-when':
      return words.away
    case 'what-different':
      return words.different
    case 'which-reading':
      return question.readings.length === 1 ? [...question.readings, words.no] : question.readings
    case 'one-at-a-time':
      return [words.cancel]
    case 'not-understood':
      return [...words.starters.slice(0, 2), words.cancel]
    default:
      return [words.yes, words.no]
  }
}

function titleOf(id: number, { state, language }: Speech): string {
  return cleanTitle(findTask(state, id)?.title ?? '', language)
}

function classTitle(id: number, { state, language }: Speech): string {
  return titleOfClass(findTaskClass(state, id) ?? { title: '', course: '' }, language)
}

function titlesPlanned(speech: Speech): string[] {
  return speech.state.tasks
    .filter(isPlacedItem)
    .toSorted((a, b) => comparePlaces(a.place, b.place))
    .map(({ id }) => titleOf(id, speech))
}
