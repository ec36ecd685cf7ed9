// Sends what the trained reader has read of another scene's work there: homework, recall, the course pack, the guide.
import { plainName, holdsName } from '../../../shared/words/course-names.ts'
import type { StageOutput } from '../../../shared/conversation/contracts.ts'
import type { TurnFacts } from '../../model/model.ts'
import { readActs } from '../frames/recut.ts'
import type { ActName, Frame, RoleName } from '../reader/frame.ts'
import { readCalendar } from './read-calendar.ts'
import { namesHomework } from '../../../shared/homework/parse-homework-words.ts'
import { lexText, prepareText } from '../words/lexed-text.ts'
import { courseOfOwner } from '../words/course-of-owner.ts'
import { nameOf as pieceNamed } from './read-homework-frame.ts'
import { reading } from '../frames/reading.ts'
import { chanceWith } from '../frames/tidy-frames.ts'
import { upperFirst } from '../../../shared/text/upper-first.ts'
import { readDue, readHomeworkNote } from '../read/read-homework.ts'
import { findSame } from '../read/same-again.ts'
import { isErrand } from '../read/work-kinds.ts'

const scenes: Partial<Record<ActName, string>> = {
  add_homework: 'homework',
  add_work: 'homework',
  set_deadline: 'homework',
  ask_homework: 'homework',
  start_recite: 'recite',
  add_text: 'recite',
  start_pack: 'pack',
  start_guide: 'guide',
}

/** The least chance: of any, and of one that comes before a guide that was heard begun. */
const sure = { usual: 0.7, leads: 0.98 } as const

/** Null where it is of no other scene, or not surely. */
export function readScene(facts: TurnFacts): StageOutput['chat'] | null {
  // "And the same for english" is of what was said before.
  if (findSame(prepareText(facts.request, facts)) !== null) return null
  const frames = readActs(facts.request, facts)
  return readCalendar(frames, facts) ?? sceneOf(frames, facts, sure.usual)
}

/** "I have to learn sonnet 18 by heart" is a text, whatever else one may learn. In a guide its own readers decide. */
export function readSureScene(facts: TurnFacts): StageOutput['chat'] | null {
  if (facts.scenes === null || facts.scenes.active === 'guide') return null
  const found = sceneOf(readActs(facts.request, facts), facts, sure.leads)
  return found?.scene === 'recite' ? found : null
}

function sceneOf(
  frames: readonly Frame[],
  facts: TurnFacts,
  least: number,
): StageOutput['chat'] | null {
  const [frame, ...others] = frames
  const scene = frame === undefined ? undefined : scenes[frame.act]
  if (frame === undefined || scene === undefined || others.length > 0) return null
  if (chanceOf(frame) < least || frame.flags.includes('negated')) return null
  if (!(facts.scenes?.known.some(({ name }) => name === scene) ?? false)) return null
  const slots = slotsOf(frame, facts)
  if (slots === null) return null
  return { intent: 'task', speak: '', reason: frame.act, scene, score: 100, slots }
}

/** Something new that is due by a day is read as its deadline, or as work, too. */
function chanceOf(frame: Frame): number {
  return chanceWith(
    frame,
    (act) => frame.act === 'add_homework' && (act === 'set_deadline' || act === 'add_work'),
  )
}

type Slots = NonNullable<StageOutput['chat']['slots']>

const told = (name: string, value: string) => (value === '' ? [] : [{ name, value }])

function slotsOf(frame: Frame, facts: TurnFacts): Slots | null {
  const words = (...roles: RoleName[]) =>
    frame.slots.find(({ role }) => roles.includes(role))?.text ?? ''
  switch (frame.act) {
    case 'ask_homework':
      return [{ name: 'act', value: 'list' }]
    case 'add_homework': {
      const { title, course } = titleOf(words('title', 'task'), facts)
      const when = readDue(words('due', 'by', 'when'), facts)
      if (title === '' || when === null || isTimeAlone(title, facts)) return null
      const named = courseNamed(words('course'), facts) ?? words('course')
      return noteOf(title, named || course || courseBeside(frame, facts), when)
    }
    case 'add_text':
      return [
        { name: 'act', value: 'keep' },
        ...told('text', textTold(frame, facts.request)),
        ...told('title', words('title')),
        ...told('course', courseNamed(words('course'), facts) ?? ''),
      ]
    case 'set_deadline': {
      // What is called homework, and is not on the list, comes onto it.
      const said = pieceNamed(frame, facts.request)
      const when = readDue(words('to', 'due', 'by'), facts)
      if (when === null || !namesHomework(said)) return null
      const { title, course } = titleOf(said, facts)
      const owners = reading(frame, facts.request, facts).owners('task', 'title', 'course')
      // 大作业 is work of theirs; 高数第四次作业 only names its course.
      if (course === '' && owners.some(({ kind }) => kind !== 'series')) return null
      const [owner] = owners
      const named = owner === undefined ? '' : courseOfOwner(owner, facts.state)
      return noteOf(title, course || named, when)
    }
    case 'add_work':
      return thingToDo(frame, facts)
    case 'start_recite':
      return told('topic', words('text', 'title'))
    default:
      return told('course', words('course', 'title'))
  }
}

function noteOf(title: string, course: string, when: { due: string; time: string }): Slots {
  return [
    ...told('title', upperFirst(title)),
    ...told('course', course),
    ...told('due', when.due),
    ...told('time', when.time),
  ]
}

/** 周三之前 was taken for what is to be done. */
function isTimeAlone(title: string, facts: TurnFacts): boolean {
  const { rest } = lexText(prepareText(title, facts), facts)
  return !/[\p{L}\d]/u.test(rest.replace(/之?前|以前|之?后/g, ''))
}

/** "Calc sheet 4" is sheet 4 of calculus. */
function titleOf(said: string, facts: TurnFacts): { title: string; course: string } {
  const prepared = prepareText(said, facts)
  const [name] = lexText(prepared, facts).names
  const rest = name === undefined ? '' : prepared.slice(name.end).replace(/^[\s的:：-]+/, '')
  const [owner] = name?.owners ?? []
  if (name === undefined || owner === undefined || name.start > 0 || !/[\p{L}\d]/u.test(rest))
    return { title: said, course: '' }
  return { title: rest, course: courseOfOwner(owner, facts.state) }
}

/** "Calc, sheet 4": the one course that is named beside the title. */
function courseBeside(frame: Frame, facts: TurnFacts): string {
  const { beside } = reading(frame, facts.request, facts)
  const owners = beside.names.flatMap((name) => name.owners.filter(({ kind }) => kind !== 'item'))
  const courses = new Set(owners.map((owner) => courseOfOwner(owner, facts.state)))
  const [course = '', ...others] = courses
  return others.length === 0 ? course : ''
}

/** What has a day and is no study goes on the list; null for what the plan has to hold. */
function thingToDo({ slots, from }: Frame, facts: TurnFacts): Slots | null {
  const due = slots.find(({ role }) => role === 'due' || role === 'by')
  const isStudy = slots.some(
    ({ role }) => role === 'course' || role === 'length' || role === 'count',
  )
  if (due === undefined || isStudy) return null
  const title = slots.find(({ role }) => role === 'title')?.text ?? ''
  if (!isErrand(title)) return null
  const body = facts.request.slice(from, due.to)
  const note = readHomeworkNote({ kind: 'note', body, isPlain: false }, facts, facts.request)
  if (note.title === '' || note.due === '' || isTimeAlone(note.title, facts)) return null
  return Object.entries(note).flatMap(([name, value]) => told(name, value))
}

/** Behind a colon or on a line of its own a text goes on to the end of the message. */
function textTold({ slots }: Frame, request: string): string {
  const slot = slots.find(({ role }) => role === 'text')
  if (slot === undefined) return ''
  const isLast = /[:：\n][\s"“「『]*$/u.test(request.slice(0, slot.from))
  return isLast ? request.slice(slot.from).trim() : slot.text
}

function courseNamed(said: string, { state }: TurnFacts): string | undefined {
  if (said === '') return undefined
  return state.taskClasses
    .map(({ course }) => course)
    .find(
      (course) =>
        holdsName(plainName(course), plainName(said)) ||
        holdsName(plainName(said), plainName(course)),
    )
}
