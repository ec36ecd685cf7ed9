// What a frame asks, or says without wanting a change, as a draft.
import type { Beyond, Draft, Fact, Talk } from '../read/draft.ts'
import type { ActName, Frame } from '../reader/frame.ts'
import { joinParts } from '../resolve/wishes.ts'
import { asksWhole } from '../words/asked-days.ts'
import { nowhere } from '../words/task-words.ts'
import type { Reading } from './reading.ts'

const facts: Partial<Record<ActName, Fact>> = {
  ask_next: 'next',
  ask_where: 'where',
  ask_who: 'who',
  ask_exam: 'exams',
  'ask_load:lightest': 'lightest',
  'ask_load:busiest': 'busiest',
  'ask_load:hours': 'hours',
  ask_remaining: 'left',
  ask_progress: 'done',
  ask_due: 'due',
  ask_date: 'date',
  ask_change: 'changed',
  ask_advice: 'first',
  what_if: 'in-the-way',
}

const talks: Partial<Record<ActName, Talk>> = {
  cancel: 'cancel',
  thank: 'thanks',
  greet: 'greeting',
  ask_help: 'abilities',
  vent: 'worry',
  off_topic: 'elsewhere',
}

/** What can't be done by talking, and is said to be, with where it is done. */
const beyonds: Partial<Record<ActName, Beyond>> = {
  set_setting: 'settings',
  set_reminder: 'reminder',
  pin: 'pin',
  unpin: 'pin',
  rename: 'work',
  delete_work: 'work',
  drop_course: 'work',
  remove_sessions: 'work',
  day_off: 'day-off',
  make_up_day: 'day-off',
  delete_all: 'everything',
  export: 'export',
  import: 'import',
  add_event: 'add',
  add_class: 'add',
  add_exam: 'add',
  add_homework: 'add',
  cancel_class: 'fixed',
  move_class: 'fixed',
  change_class: 'fixed',
  cancel_event: 'fixed',
  move_event: 'fixed',
}

/** Null for an act that is neither. */
export function questionOfFrame({ act }: Frame, read: Reading): Draft | null {
  const talk = talks[act]
  if (talk !== undefined) {
    const [topic] = act === 'ask_help' ? read.words('topic') : []
    return { kind: 'talk', talk, ...(topic === undefined ? {} : { topic }) }
  }
  const beyond = beyonds[act]
  // What is left out of it is read by those who know exceptions.
  const isLimited = beyond === 'work' && read.words('except').length > 0
  if (beyond !== undefined) return isLimited ? null : { kind: 'beyond', what: beyond, operands: [] }
  return factOf(act, read) ?? askedOf(act, read)
}

function factOf(act: ActName, read: Reading): Draft | null {
  const names = read.owners('course', 'task', 'title')
  const isOfItems = names.some(({ kind }) => kind === 'item')
  // Study work has no room: where it is is when it is.
  if (act === 'ask_where' && names.length > 0 && names.every(({ kind }) => kind === 'item'))
    return { kind: 'query-when', operands: read.operands() }
  // What was named and is not known is no question about all.
  const isNamed = read.words('course', 'task', 'title').length > 0
  // "The last thing" that was changed is none of the schedule.
  if (names.length === 0 && isNamed && act !== 'ask_change') return null
  // "Should I swap them?" asks for an opinion of these, and not for what comes first.
  if (act === 'ask_advice' && isOfItems) return null
  const fact = facts[act]
  // Of single items it is asked whether they are done: their places tell.
  if (fact === undefined || (fact === 'done' && isOfItems)) return null
  return {
    kind: 'query-fact',
    fact,
    dates: read.dates('when', 'by'),
    wish: read.wish('when'),
    names,
    words: read.clause.text,
  }
}

function askedOf(act: ActName, read: Reading): Draft | null {
  const names = read.owners('course', 'task')
  const dates = read.dates('when', 'by')
  const said = read.lexed('when').flatMap(({ times }) => times)
  // "Which evenings are free" names a time, and no day.
  const times = said.length > 0 ? said : read.clause.times
  const wish = joinParts(times.map((time) => time.wish))
  switch (act) {
    case 'ask_day':
    case 'ask_what':
      return { kind: 'query-day', dates, wish }
    case 'ask_free':
      return { kind: 'query-free', dates, wish, ...asksWhole(read.clause.text) }
    case 'ask_when':
      return { kind: 'query-when', operands: read.operands() }
    case 'ask_pace':
      return { kind: 'query-pace', names }
    case 'feasible':
      return { kind: 'query-fits', names, dates, exam: null }
    case 'explain_place':
      return { kind: 'query-explain', operands: read.operands(), target: nowhere }
    case 'explain_not':
      return {
        kind: 'query-explain',
        operands: read.operands(),
        target: {
          ...nowhere,
          dates: read.dates('when', 'to', 'not'),
          wish: read.wish('when', 'to', 'not'),
        },
      }
    case 'move_exam':
      return {
        kind: 'exam-moved',
        sitting: null,
        names,
        date: read.dates('to')?.[0] ?? null,
        doubt: null,
      }
    default:
      return null
  }
}
