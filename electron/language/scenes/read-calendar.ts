// Sends the timetable acts of a message to their scene: surely read they become a card, less surely a question.
import { actWords } from '../../../shared/i18n/core/acts.ts'
import { languages } from '../../../shared/language.ts'
import { nameKey } from '../../../shared/text/name-key.ts'
import type { EventTask } from '../../../shared/schedule/task.ts'
import type { StageOutput } from '../../../shared/conversation/contracts.ts'
import type { TurnFacts } from '../../model/model.ts'
import { isSceneAct } from '../acts/scene-act.ts'
import { isOfSessions } from '../acts/resolve-length.ts'
import { isCalendarAct } from '../calendar/calendar-request.ts'
import type { ActName, Frame } from '../reader/frame.ts'
import { reading } from '../frames/reading.ts'
import { chanceWith } from '../tidy/chances.ts'
import { changes, isRefused } from '../tidy/refusals.ts'

const scene = 'calendar'

/** The least chance of a card, which is only looked at, and of a question about it; less where a lesson is named with its day. */
const sure = { shown: 0.5, asked: 0.35, ofLesson: 0.25 } as const

/** Null where no act is about the timetable, or none is read surely enough. */
export function readCalendar(
  frames: readonly Frame[],
  facts: TurnFacts,
): StageOutput['chat'] | null {
  if (!(facts.scenes?.known.some(({ name }) => name === scene) ?? false)) return null
  if (languages.some((each) => nameKey(actWords[each].planAnew) === nameKey(facts.request)))
    return sent('plan anew', [{ name: 'anew', value: 'yes' }])
  const read = frames.map((frame) => asCalendar(frame, facts))
  const acts = read.filter((frame) => isSceneFrame(frame, facts))
  if (acts.length === 0 || acts.some((frame) => isOpen(frame, facts.request))) return null
  // One alone is said with the plan's own words.
  if (acts.length === 1 && acts[0]?.act.startsWith('set_priority') === true) return null
  const least = Math.min(...acts.map(chanceOf))
  if (least < (acts.every((frame) => isOfLesson(frame, facts)) ? sure.ofLesson : sure.asked))
    return null
  const slots = [
    { name: 'frames', value: JSON.stringify(read) },
    ...(least < sure.shown ? [{ name: 'unsure', value: 'yes' }] : []),
  ]
  return sent(acts[0]?.act ?? '', slots)
}

/** "No english next week" */
function isOfLesson(frame: Frame, facts: TurnFacts): boolean {
  const read = reading(frame, facts.request, facts)
  const owners = read.owners('course', 'title', 'task')
  return (
    frame.act === 'cancel_class' &&
    owners.some(({ kind }) => kind === 'series') &&
    read.dates('when', 'from') !== null
  )
}

/** The length of a whole body of work is one of its limits. */
function isSceneFrame(frame: Frame, facts: TurnFacts): boolean {
  return frame.act === 'set_length'
    ? isOfSessions(frame, facts.request, facts)
    : isSceneAct(frame.act)
}

function sent(reason: string, slots: { name: string; value: string }[]): StageOutput['chat'] {
  return { intent: 'task', speak: '', reason, scene, score: 100, slots }
}

/** What is denied is not done; a habit and a reminder that are denied are taken back. */
function isOpen(frame: Frame, text: string): boolean {
  const { act, flags } = frame
  const isBack = act === 'set_habit' || act === 'set_reminder'
  const isDenied = changes.test(act) ? isRefused(frame, text) : flags.includes('negated')
  return (isDenied && !isBack) || flags.includes('conditional')
}

/** That it is this act, or another of its kind: the events that are named tell which. */
function chanceOf(frame: Frame): number {
  return chanceWith(frame, (act) => familyOf(act) === familyOf(frame.act))
}

function familyOf(act: ActName): string {
  return isCalendarAct(act) ? act.replace('change', 'move').replace(/_.*/, '') : act
}

/** Where the best reading is no sure one, the next may be an act on the timetable; what moves an event is one. */
function asCalendar(frame: Frame, facts: TurnFacts): Frame {
  if (isSceneAct(frame.act)) return frame
  const act = movesOf[frame.act]
  const kind = act === undefined ? null : kindOfEvent(frame, facts)
  if (act !== undefined && kind !== null) {
    const same = frame.others.find((other) => other.act === act[kind])
    const confidence = Math.min(1, frame.confidence + (same?.confidence ?? 0))
    return { ...frame, act: act[kind], confidence }
  }
  if (frame.confidence >= sure.shown) return frame
  const next = frame.others.find((other) => isSceneAct(other.act))
  return next === undefined || next.confidence < sure.asked ? frame : { ...frame, ...next }
}

const moves = { class: 'move_class', exam: 'move_exam', personal: 'move_event' } as const

/** The same act on an event, by its kind. */
const movesOf: Partial<Record<ActName, Record<EventTask['eventKind'], ActName>>> = {
  move: moves,
  place: moves,
  unplace: { class: 'cancel_class', exam: 'cancel_event', personal: 'cancel_event' },
}

/** Null where the words name study work, or nothing. */
function kindOfEvent(frame: Frame, facts: TurnFacts): EventTask['eventKind'] | null {
  const [operand, ...others] = reading(frame, facts.request, facts).named()
  const slot = frame.slots.findLast(({ role }) => role === 'task' || role === 'course')
  if (operand === undefined || slot === undefined || others.length > 0) return null
  const owners = operand.names.flat()
  const behind = lessonBehind.exec(facts.request.slice(slot.to))
  const told =
    operand.event ?? (behind === null ? null : behind[1] === undefined ? 'class' : 'exam')
  if (owners.length === 0) return null
  if (told !== null) return told
  if (owners.some(({ kind }) => kind !== 'series')) return null
  const event = facts.state.tasks.find(
    (task) => task.kind === 'event' && owners.some(({ id }) => id === task.series),
  )
  return event?.kind === 'event' ? event.eventKind : null
}

/** Right behind a name: "the physics lab", 高数课; of an exam with a group of its own. */
const lessonBehind =
  /^(?:的| )?(?:lab|lecture|class|lesson|tutorial|seminar|课|实验课|习题课|(exam|midterm|final|考试|期中|期末)(?!\p{L}))/iu
