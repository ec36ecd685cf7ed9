// New study work and new limits of it, in words: as a proposal, as an order, and once it is done.
import { sayLength, sayLengthAgain } from '../../../shared/words/schedule/say-length.ts'
import { proposalWords } from '../../../shared/i18n/core/proposals.ts'
import { builtInModelWords } from '../../../shared/i18n/core/built-in-model.ts'
import { dayToDate } from '../../../shared/schedule/calendar.ts'
import { findTaskClass, itemsOfClass } from '../../../shared/schedule/state.ts'
import { joinWords } from '../../../shared/text/join-words.ts'
import { quoteTitle } from '../../../shared/text/quote-title.ts'
import { sayDates, sayLimits } from './say-wish.ts'
import { classNames, type Speech } from './speech.ts'
import type { UpsertWrite } from '../read/work-drafts.ts'

type Values = UpsertWrite['values']

/** With its card: what is added or changed, and what was taken for granted. */
export function sayUpsert({ values, assumed }: UpsertWrite, speech: Speech): string {
  const { language } = speech
  const notes = assumed.map((each) => builtInModelWords[language].assumptions[each])
  const what = values.items === undefined ? sayChange(values, speech) : sayItems(values, speech)
  return [what, ...notes].join(language === 'zh' ? '' : ' ')
}

function sayItems(values: Values, speech: Speech): string {
  const { items = [] } = values
  const lengths = sayLengths(
    items.map(({ duration }) => duration),
    speech,
  )
  const until = values.to_day === undefined ? '' : sayDay(values.to_day, speech)
  return proposalWords[speech.language].work.joins(nameOfWork(values, speech), lengths, until)
}

function nameOfWork(values: Values, speech: Speech): string {
  const { task_class_id: id, title = values.course ?? '' } = values
  return id === undefined
    ? quoteTitle(title, speech.language)
    : quoteTitle(classNames([id], speech), speech.language)
}

function sayLengths(durations: readonly number[], { state: { window }, language }: Speech): string {
  const [first = 1] = durations
  const isEven = durations.every((duration) => duration === first)
  const sum = durations.reduce((all, duration) => all + duration, 0)
  const periods = sayLength(isEven ? first : sum, window, language)
  if (durations.length === 1) return periods
  const { even, uneven } = proposalWords[language].work
  return isEven ? even(durations.length, periods) : uneven(durations.length, periods)
}

function sayDay(day: number, speech: Speech): string {
  const { window } = speech.state
  return sayDates([dayToDate(window, Math.min(day, window.days.length))], speech)
}

/** "“Physics: reports” keeps off Friday." */
function sayChange(values: Values, speech: Speech): string {
  const { language } = speech
  const said = clausesOf(values, speech)
  const changes = language === 'zh' ? said.join('，') : joinWords(said, language)
  return proposalWords[language].work.changes(nameOfWork(values, speech), changes)
}

function clausesOf(values: Values, speech: Speech): string[] {
  const words = proposalWords[speech.language].work
  const { excluded_weekdays: weekdays, excluded_slots: periods, priority } = values
  const clauses: string[] = []
  if (weekdays !== undefined || periods !== undefined) {
    const said = sayLimits({ weekdays: weekdays ?? [], periods: periods ?? [] }, speech)
    clauses.push(said === '' ? words.anyTime : words.keepsOff(said))
  }
  if (values.to_day !== undefined) clauses.push(words.due(sayDay(values.to_day, speech)))
  if (priority !== undefined) clauses.push(priority > 3 ? words.first : words.last)
  if (values.session_slots !== undefined)
    clauses.push(sayResized(values, values.session_slots, speech))
  return clauses
}

/** The work as a whole becomes more or less with it. */
function sayResized(values: Values, length: number, { state, language }: Speech): string {
  const items = itemsOfClass(state, values.task_class_id ?? 0)
  const changed = items.filter(({ log, locked }) => log === undefined && !locked)
  const before = changed.reduce((sum, { duration }) => sum + duration, 0)
  const after = changed.length * length
  const said = (count: number) => sayLength(count, state.window, language)
  const { resized } = proposalWords[language].work
  const afterAgain = sayLengthAgain(after, state.window, language)
  return resized(said(length), said(before), said(after), afterAgain)
}

/** As an order: "add “Lab report” to your open work". */
export function sayUpsertWish({ values }: UpsertWrite, speech: Speech): string {
  const { addWork, changeWork } = proposalWords[speech.language].orders
  return (values.items === undefined ? changeWork : addWork)(nameOfWork(values, speech))
}

/** Once it is written. */
export function sayUpsertOutcome(values: Values, speech: Speech): string {
  const { added, changed } = proposalWords[speech.language].work
  const name = nameOfWork(values, speech)
  if (values.items !== undefined) return added(name)
  const id = values.task_class_id ?? 0
  const isOpen = itemsOfClass(speech.state, id).some(({ place }) => place === null)
  return findTaskClass(speech.state, id) === undefined ? changed('', false) : changed(name, isOpen)
}
