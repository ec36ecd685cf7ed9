// New study work and new limits of it, in words: as a proposal, as an order, and once it is done.
import { sayLength, sayLengthAgain } from '../../../shared/words/schedule/say-length.ts'
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
  const { language } = speech
  const { items = [] } = values
  const name = nameOfWork(values, speech)
  const lengths = sayLengths(
    items.map(({ duration }) => duration),
    speech,
  )
  const until = values.to_day === undefined ? '' : sayDay(values.to_day, speech)
  return language === 'zh'
    ? `${name}加到待安排：${lengths}${until === '' ? '' : `，最晚 ${until}`}。`
    : `${name} joins your open work: ${lengths}${until === '' ? '' : `, until ${until}`}.`
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
  if (language === 'zh')
    return isEven
      ? `${durations.length} 次，每次 ${periods}`
      : `${durations.length} 次，共 ${periods}`
  return isEven
    ? `${durations.length} sessions of ${periods}`
    : `${durations.length} sessions, ${periods} together`
}

function sayDay(day: number, speech: Speech): string {
  const { window } = speech.state
  return sayDates([dayToDate(window, Math.min(day, window.days.length))], speech)
}

/** "“Physics: reports” keeps off Friday." */
function sayChange(values: Values, speech: Speech): string {
  const name = nameOfWork(values, speech)
  const said = clausesOf(values, speech)
  return speech.language === 'zh'
    ? `${name}：${said.join('，')}。`
    : `${name} ${joinWords(said, 'en')}.`
}

function clausesOf(values: Values, speech: Speech): string[] {
  const isChinese = speech.language === 'zh'
  const { excluded_weekdays: weekdays, excluded_slots: periods, priority } = values
  const clauses: string[] = []
  if (weekdays !== undefined || periods !== undefined) {
    const limits = { weekdays: weekdays ?? [], periods: periods ?? [] }
    const said = sayLimits(limits, speech)
    if (said === '') clauses.push(isChinese ? '不再有这类限制' : 'may lie at any of these times')
    else clauses.push(isChinese ? `以后避开${said}` : `keeps off ${said} from now on`)
  }
  if (values.to_day !== undefined) {
    const day = sayDay(values.to_day, speech)
    clauses.push(isChinese ? `最晚 ${day}` : `is due on ${day}`)
  }
  if (priority !== undefined) {
    if (isChinese) clauses.push(priority > 3 ? '优先安排' : '优先级降低')
    else
      clauses.push(
        priority > 3 ? 'comes first where time is short' : 'gives way where time is short',
      )
  }
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
  const each = said(length)
  return language === 'zh'
    ? `还没开始的每次改成 ${each}（共 ${said(before)}变为 ${said(after)}）`
    : `has sessions of ${each} where they have not begun (${said(before)} in all become ${sayLengthAgain(after, state.window, language)})`
}

/** As an order: "add “Lab report” to your open work". */
export function sayUpsertWish({ values }: UpsertWrite, speech: Speech): string {
  const name = nameOfWork(values, speech)
  if (values.items !== undefined)
    return speech.language === 'zh' ? `把${name}加到待安排` : `add ${name} to your open work`
  return speech.language === 'zh' ? `修改${name}的限制` : `change the limits of ${name}`
}

/** Once it is written. */
export function sayUpsertOutcome(values: Values, speech: Speech): string {
  const name = nameOfWork(values, speech)
  const isChinese = speech.language === 'zh'
  if (values.items !== undefined)
    return isChinese
      ? `${name}在待安排里了。说“安排这周”就会给它找时间。`
      : `${name} is in your open work. Say “plan my week” to give it a place.`
  const id = values.task_class_id ?? 0
  const open = itemsOfClass(speech.state, id).some(({ place }) => place === null)
  const next = isChinese ? '之后安排时会照此来。' : ' What is planned from now on keeps to it.'
  const isKnown = findTaskClass(speech.state, id) !== undefined
  if (!isKnown) return isChinese ? '改好了。' : 'That is changed.'
  return isChinese ? `${name}改好了。${open ? next : ''}` : `${name} is changed.${open ? next : ''}`
}
