// The card of a block that was changed in the calendar: what was done there, and what taking it over would do (X11).
import type { RemoteCard, RemoteChange } from '../../../shared/exchange/caldav.ts'
import type { Language } from '../../../shared/language.ts'
import { dateToDay } from '../../../shared/schedule/calendar.ts'
import { findTask, type Moment, type ScheduleState } from '../../../shared/schedule/state.ts'
import { isPlacedItem } from '../../../shared/schedule/task.ts'
import { quoteTitle } from '../../../shared/words/titles/quote-title.ts'
import { sayDay } from '../../../shared/words/dates/say-date.ts'
import { sayPlace } from '../../../shared/words/schedule/say-place.ts'
import { sayRefusal } from '../../../shared/words/schedule/say-refusal.ts'
import { takeOver, type OpenChange, type TakeOver } from './caldav-changes.ts'

type Taken = Extract<TakeOver, { kind: 'taken' | 'left-there' }>

export function remoteCard(
  state: ScheduleState,
  change: OpenChange,
  now: Moment,
  language: Language,
): RemoteCard {
  const { key, taskId, remote } = change
  const task = findTask(state, taskId)
  const isOff = task === undefined || !isPlacedItem(task)
  const title = quoteTitle(task?.title ?? change.title, language)
  const taken = takeOver(state, change, now)
  const isTaken = taken.kind === 'taken' || taken.kind === 'left-there'
  return {
    key,
    taskId,
    what: [sayRemote(state, title, remote, language), ...(isOff ? [sayOff(remote, language)] : [])]
      .filter((sentence) => sentence !== '')
      .join(language === 'en' ? ' ' : ''),
    offer: isTaken ? sayOffer(state, taken, language) : null,
    why: isTaken ? null : sayNotTaken(state, taken, language),
  }
}

/** What keeping one's own then means. */
function sayOff(remote: RemoteChange, language: Language): string {
  if (remote.kind === 'deleted') return ''
  return language === 'en'
    ? 'It was edited there, but is off the week here: keeping yours deletes it there.'
    : '那边改过，但这里已经移走：保留你的，就会把那边的删除。'
}

function sayRemote(
  { window }: ScheduleState,
  title: string,
  remote: RemoteChange,
  language: Language,
): string {
  const isEnglish = language === 'en'
  if (remote.kind === 'deleted')
    return isEnglish ? `${title} was deleted in your calendar.` : `日历里删除了${title}。`
  if (remote.kind === 'unreadable')
    return isEnglish
      ? `${title} was made into something in your calendar that is no block: it repeats or lasts all day.`
      : `${title}在日历里变成了重复或全天的日程，不再是一个时段。`
  const [iso = '', from] = remote.start.split('T')
  const day = dateToDay(window, iso)
  const date = day === null ? iso : sayDay(window, day, language)
  const until = remote.end.slice(11)
  const noted = remote.hasNotes === true
  return isEnglish
    ? `${title} is on ${date}, ${from}–${until} in your calendar${named(remote.title)}${noted ? ', with notes of its own' : ''}.`
    : `${title}在日历里是 ${date} ${from}–${until}${named(remote.title)}${noted ? '，还加了备注' : ''}。`

  function named(shown: string): string {
    const quoted = quoteTitle(shown, language)
    if (quoted === title) return ''
    return isEnglish ? `, named ${quoted}` : `，名称是${quoted}`
  }
}

function sayOffer({ window }: ScheduleState, taken: Taken, language: Language): string {
  const isEnglish = language === 'en'
  if (taken.kind === 'left-there')
    return isEnglish
      ? 'Leave it in your calendar, as an event of its own.'
      : '留在日历里，当作普通日程。'
  const { place, isExact } = taken
  if (place === null)
    return isEnglish
      ? 'Take it off the week; it waits for a place then.'
      : '从本周移走，变成待安排。'
  const where = sayPlace(window, place, language)
  if (isExact) return isEnglish ? `Put it there: ${where}.` : `放到：${where}。`
  return isEnglish
    ? `That time is taken; the nearest place that fits is ${where}.`
    : `那个时间不行，最近的可用位置是${where}。`
}

type NotTaken = Exclude<TakeOver, Taken>

function sayNotTaken(state: ScheduleState, problem: NotTaken, language: Language): string {
  const isEnglish = language === 'en'
  switch (problem.kind) {
    case 'refused':
      return sayRefusal(state, problem.refusal, language, 'person')
    case 'outside':
      return isEnglish ? 'That day is not in the term.' : '那一天不在学期内。'
    case 'unreadable':
      return isEnglish ? 'Only your own version can be kept.' : '只能保留你这里的版本。'
    case 'gone':
      return isEnglish ? 'It is not on the week here any more.' : '它已经不在本机的日程里了。'
    default:
      return problem satisfies never
  }
}
