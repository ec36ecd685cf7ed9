// The person's own changes: what is put somewhere is predicted by the model, of the rest the model follows the file and
// checks what the rules say about it.
import { assertNever } from '../../../shared/assert-never.ts'
import { isSamePlace, placeAt, placeLength, type Place } from '../../../shared/schedule/place.ts'
import { legalStarts } from '../../../shared/schedule/legality.ts'
import type { Moment, ScheduleState } from '../../../shared/schedule/state.ts'
import type { Task } from '../../../shared/schedule/task.ts'
import { enterChange, type Book } from './book.ts'
import { isPlainlyLegal, movePlainly, type NewPlaces } from './plain-moves.ts'
import { findMovedFixed, isWorked, itemsOf } from './plain-rules.ts'
import type { Step, Target } from './steps.ts'
import { momentOf, stateInMemory, type World } from './world.ts'

/** Counts for the line of figures. */
export type Saw = (what: string) => void

type StepOf<Kind extends Step['do']> = Extract<Step, { do: Kind }>

export function pickTask({ tasks }: ScheduleState, number: number): Task | null {
  return tasks[number % Math.max(1, tasks.length)] ?? null
}

type HandStep = StepOf<'put' | 'swap' | 'unplace' | 'pin' | 'unpin' | 'resize'>

export async function editByHand(
  world: World,
  book: Book,
  step: HandStep,
  saw: Saw,
): Promise<string | null> {
  const task = pickTask(book.state, step.task)
  if (task === null) return null
  const now = momentOf(world)
  const aimed = step.do === 'put' ? { ...step, ...aim(book.state, task, step, now) } : step
  const edit = editOf(book.state, task, aimed)
  const moved = predict(book.state, task, aimed)
  const isLegal = moved === null ? null : mayMove(book.state, moved, now)
  const reply = await world.session.request('edit-by-hand', { edit })
  if (!reply.ok) {
    saw('refused')
    if (isLegal === true) return `S7: it was refused, and is legal: ${reply.failure.message}`
    return reply.failure.message === '' ? 'T3: it was refused without a word' : null
  }
  saw('changes')
  if (isLegal === false) return 'S7: it was done, and is not legal'
  const expected = moved === null ? null : movePlainly(book.state, moved)
  const isPin = step.do === 'pin' || step.do === 'unpin'
  const [fixed] = isPin ? [] : findMovedFixed(book.state, stateInMemory(world), now)
  return fixed ?? enterChange(book, world, expected)
}

function editOf(state: ScheduleState, { id }: Task, step: HandStep) {
  switch (step.do) {
    case 'put':
      return { kind: 'put', task: id, day: step.day, start: step.start }
    case 'swap':
      return { kind: 'swap', taskA: id, taskB: pickTask(state, step.other)?.id ?? 0 }
    case 'unplace':
    case 'pin':
    case 'unpin':
      return { kind: step.do, task: id }
    case 'resize':
      return { kind: 'resize', task: id, periods: step.periods }
    default:
      return assertNever(step)
  }
}

/** Null where the model foretells nothing: pins and lengths. */
function predict(state: ScheduleState, task: Task, step: HandStep): NewPlaces | null {
  if (step.do === 'put') return new Map([[task.id, placeAt(step.day, step.start, lengthOf(task))]])
  if (step.do === 'unplace') return new Map([[task.id, null]])
  if (step.do !== 'swap') return null
  const other = pickTask(state, step.other)
  return other === null ? null : swapped(task, other)
}

/** Where a step wants the task: the place itself, or one of the legal ones. */
export function aim(
  state: ScheduleState,
  task: Task,
  { day, start, fits }: Target,
  now: Moment,
): { day: number; start: number } {
  if (!fits) return { day, start }
  const places = legalStarts(state, task.id, now)
  return places[(day * 8 + start * 31) % Math.max(1, places.length)] ?? { day, start }
}

export function swapped(a: Task, b: Task): NewPlaces {
  return new Map([
    [a.id, b.place],
    [b.id, a.place],
  ])
}

export function lengthOf(task: Task): number {
  return task.kind === 'item' ? task.duration : placeLength(task.place)
}

export function mayMove(state: ScheduleState, moved: NewPlaces, now: Moment): boolean {
  const found = [...moved].map(([id, place]) => ({
    task: state.tasks.find((each) => each.id === id),
    place,
  }))
  const isSame = found.every(({ task, place }) => isSamePlace(task?.place ?? null, place))
  const isOdd = found.some(({ task, place }) => {
    if (task === undefined) return true
    if (place === null) return task.kind === 'event'
    return placeLength(place) !== lengthOf(task)
  })
  const isTwoWithPlaces = moved.size < 2 || [...moved.values()].every((place) => place !== null)
  return !isSame && !isOdd && isTwoWithPlaces && isPlainlyLegal(state, moved, now)
}

export async function markBlock(
  world: World,
  book: Book,
  { task: number, mark }: StepOf<'mark'>,
  saw: Saw,
): Promise<string | null> {
  const placed = itemsOf(book.state.tasks).filter(({ place }) => place !== null)
  const item = placed[number % Math.max(1, placed.length)]
  if (item === undefined) return null
  const minutes = mark === 'partly' ? { minutes: 20 } : {}
  const reply = await world.session.request('mark-block', { taskId: item.id, mark, ...minutes })
  if (!reply.ok) {
    saw('refused')
    return null
  }
  saw('changes')
  const after = stateInMemory(world).tasks.find(({ id }) => id === item.id)
  const wanted = mark === 'done' || mark === 'partly'
  if (after === undefined || isWorked(after) !== wanted) return 'P6: the mark is not kept'
  if (mark === 'missed' && after.place !== null) return 'P6: what was missed keeps its place'
  const moved = findMovedFixed(book.state, stateInMemory(world), momentOf(world)).find(
    (broken) => !broken.startsWith(`S6: ${item.id} `),
  )
  return moved ?? enterChange(book, world, null)
}

type WorkStep = StepOf<'limit' | 'add-work' | 'delete-work' | 'reorder'>

export async function editWork(
  world: World,
  book: Book,
  step: WorkStep,
  saw: Saw,
): Promise<string | null> {
  const edit = workEditOf(book.state, step)
  if (edit === null) return null
  const reply = await world.session.request('edit-work', { edit })
  if (!reply.ok) {
    saw('refused')
    return null
  }
  saw('changes')
  const isWhole = step.do === 'delete-work'
  const [moved] = isWhole ? [] : findMovedFixed(book.state, stateInMemory(world), momentOf(world))
  return moved ?? enterChange(book, world, null)
}

function workEditOf(state: ScheduleState, step: WorkStep) {
  if (step.do === 'add-work') {
    const titles = Array.from({ length: step.sessions }, (_, index) => `New ${index + 1}`)
    return {
      kind: 'class',
      classId: null,
      fields: { course: 'Chess', title: 'Openings', fromDay: 1, toDay: 21 },
      sessions: titles.map((title) => ({ title, periods: step.periods })),
    }
  }
  if (step.do === 'reorder') {
    const items = itemsOf(state.tasks)
    const item = items[step.task % Math.max(1, items.length)]
    return item === undefined ? null : { kind: 'reorder', task: item.id, rank: step.rank }
  }
  const work = state.taskClasses[step.work % Math.max(1, state.taskClasses.length)]
  if (work === undefined) return null
  if (step.do === 'delete-work') return { kind: 'delete-class', classId: work.id }
  return { kind: 'class', classId: work.id, fields: limitOf(step.limit), sessions: [] }
}

function limitOf(number: number) {
  const some = Math.floor(number / 6)
  switch (number % 6) {
    case 0:
      return { excludedWeekdays: [1 + (some % 7)] }
    case 1:
      return { excludedWeekdays: [], excludedPeriods: [] }
    case 2:
      return { excludedPeriods: [1 + (some % 8)] }
    case 3:
      return { toDay: 8 + (some % 14) }
    case 4:
      return { fromDay: 1 + (some % 8), toDay: 21 }
    default:
      return { mayEmbed: some % 2 === 0 }
  }
}

/** One appointment, by one of three names: the same name again moves it. */
export async function importEvent(
  world: World,
  book: Book,
  { day, start, uid }: StepOf<'import'>,
  saw: Saw,
): Promise<string | null> {
  // Into an empty week a file brings its own term, which stays when the import is undone.
  if (book.state.tasks.length === 0) return null
  const place = placeAt(day, start, 1)
  const entry = book.state.window.days[day - 1]
  if (entry === undefined) return null
  const content = Buffer.from(icsOf(entry.date, place, uid)).toString('base64')
  const preview = await world.session.request('preview-import', { fileName: 'a.ics', content })
  saw('imports')
  if (!preview.ok)
    return preview.failure.message === '' ? 'X4: a file was refused wordlessly' : null
  const reply = await world.session.request('apply-import', { previewId: preview.value.previewId })
  const isSame = stateInMemory(world) === book.state
  if (!reply.ok || isSame) return null
  const [moved] = findMovedFixed(book.state, stateInMemory(world), momentOf(world))
  return moved ?? enterChange(book, world, null)
}

function icsOf(date: string, { start }: Place, uid: number): string {
  const stamp = `${date.replaceAll('-', '')}T${String(7 + start).padStart(2, '0')}`
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//somebody//EN',
    'BEGIN:VEVENT',
    `UID:${uid}@somewhere`,
    'DTSTAMP:20261101T000000Z',
    `DTSTART:${stamp}0000Z`,
    `DTEND:${stamp}4500Z`,
    `SUMMARY:Meeting ${uid}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n')
}
