// Times without study, as a draft: study leaves them, or what was missed is planned again.
import { addDays, datesBetween, dayToDate } from '../../../shared/schedule/calendar.ts'
import { countDays } from '../../../shared/time/lengths.ts'
import { listWaitingAgain } from '../../../shared/schedule/work/sum-work.ts'
import type { AwayWish, Doubt, Draft, MarkDraft } from '../read/draft.ts'
import { isOfOtherErrand, readAwaySpans } from '../read/read-away.ts'
import type { RoleName } from '../reader/frame.ts'
import { nowhere } from '../words/task-words.ts'
import { unavailable } from '../words/verbs.ts'
import { isAnew, readPlan } from './plan-of-frame.ts'
import { missedWords, type Reading } from './reading.ts'
import { hasBegun } from '../../../shared/schedule/legality.ts'
import { isPlacedItem, markOf } from '../../../shared/schedule/task.ts'
import type { Ground } from '../ground.ts'
import { emptyOperand } from '../words/operands.ts'
import { clearing } from '../read/read-put.ts'

export function readClear(
  act: 'clear' | 'replan',
  read: Reading,
  doubt: Doubt | null,
): Draft | null {
  const { clause, ground } = read
  const spans = isPast(act, clause.text) ? spansBehind(read) : spansOf(read)
  const isFree = read.words('not').length === 0
  const dates = spans.flatMap((span) => span.dates)
  const lost = dates.filter((date) => date <= ground.today.date)
  // Where it is not told that nothing was done, that is asked.
  const lostDoubt = nothingDone.test(clause.text) ? doubt : 'opinion'
  if (act === 'replan' && lost.some((date) => hasBegunOn(date, ground)))
    return missedOn(lost, lostDoubt)
  if (act === 'replan' && isFree && missedWords.test(clause.text))
    return { kind: 'catch-up', doubt }
  if (act === 'replan' && isAnew.test(clause.text)) {
    if (isFree) return isMissedAgain(read) ? { kind: 'catch-up', doubt } : readPlan(read, doubt)
    if (read.words('when').length > 0 || dates.length === 0) return readPlan(read, doubt)
  }
  // "I'm ill": since when, and until when, is asked.
  if (spans.length === 0 && act === 'replan' && !unavailable.test(clause.text)) {
    const { date } = ground.today
    // Of what lies behind today nothing was told yet.
    return listWaitingAgain(ground.state).length === 0 && hasBegunOn(date, ground)
      ? missedOn([date], lostDoubt)
      : { kind: 'catch-up', doubt }
  }
  // "Yesterday I was ill": what was planned then was missed.
  if (dates.length > 0 && dates.every((date) => date < ground.today.date))
    return missedOn(dates, 'opinion')
  return clearing(spans, {
    names: read.owners('course', 'task'),
    doubt: doubt ?? (isOfOtherErrand(clause) ? 'unread' : null),
  })
}

/** When there is no time: of an absence all of the words tell, else those of its roles. */
function spansOf(read: Reading): AwayWish[] {
  const { frame, clause, ground } = read
  const isTold =
    unavailable.test(clause.text) &&
    !isAnew.test(clause.text) &&
    frame.slots.every(({ role }) => ofTime.has(role))
  if (isTold) return readAwaySpans(clause, ground)
  const roles = read.words('not').length > 0 ? (['not'] as const) : (['when', 'by'] as const)
  return read.lexed(...roles).flatMap((words) => readAwaySpans(words, ground))
}

/** What is told to be over: "lost Thursday to a bug" is of the last one, 躺了三天 of the last three. */
function spansBehind(read: Reading): AwayWish[] {
  const { date: today } = read.ground.today
  const spans = spansOf(read)
  const days = spans.length === 0 ? countDays(read.clause.text) : null
  if (days !== null) return [{ dates: datesBetween(addDays(today, 1 - days), today), wish: null }]
  return spans.map((span) => {
    const isAhead = span.dates.every((date) => date > today && date <= addDays(today, 7))
    const dates = isAhead ? span.dates.map((date) => addDays(date, -7)) : span.dates
    return { dates, wish: span.wish }
  })
}

/** "I was in bed and did nothing, sort it out": of what lies behind. */
function isPast(act: string, text: string): boolean {
  return act === 'replan' && past.test(text) && !ahead.test(text)
}

const past =
  /\b(?:was|were|did(?:n't)?|lost|missed|wasted|skipped|slept)\b|没[学做写动碰看]|[啥么][都也]没|[躺废]了/
const ahead =
  /\b(?:will|won't|i'm|am|is|are|gonna|going|can't|cannot|next|from|tomorrow)\b|[要得]去|明|后天|下周|下个?(?:星期|礼拜)|不能|没法/

const ofTime: ReadonlySet<RoleName> = new Set<RoleName>(['when', 'not', 'by', 'from', 'length'])

const nothingDone =
  /\b(?:lost|skipped|did(?:n't| not) (?:do|study|get|touch|open)|did nothing|nothing done|got nothing)\b|没[学做看动碰]|啥[都也]没|什么[都也]没/

/** "Re-plan my week" where something was missed is that. */
export function isMissedAgain(read: Reading): boolean {
  const isWeek =
    (read.words('course', 'task').length === 0 || missedWords.test(read.clause.text)) &&
    read.words('not', 'limit').length === 0 &&
    read.lexed('when').every(({ days }) => days.every((day) => day.isWeek))
  return (
    isWeek &&
    (isAnew.test(read.clause.text) || missedWords.test(read.clause.text)) &&
    listWaitingAgain(read.ground.state).length > 0
  )
}

/** Whether study that nothing was told of lies behind on a day. */
function hasBegunOn(date: string, { state, now }: Ground): boolean {
  return state.tasks.some(
    (task) =>
      task.kind === 'item' &&
      isPlacedItem(task) &&
      markOf(task) === null &&
      dayToDate(state.window, task.place.day) === date &&
      hasBegun(task, now),
  )
}

function missedOn(dates: string[], doubt: Doubt | null): MarkDraft {
  return {
    kind: 'mark',
    mark: 'missed',
    isAnew: true,
    worked: null,
    operands: [{ ...emptyOperand, dates }],
    said: [],
    unfound: [],
    target: nowhere,
    doubt,
  }
}
