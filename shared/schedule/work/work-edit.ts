// What a person does to their study work by form (U8): every change of it as one value, and the one function that makes it.
import { z } from 'zod'
import { assertNever } from '../../assert-never.ts'
import { fail, succeed, type Result } from '../../result.ts'
import { maxPeriods } from '../place.ts'
import { findTask, type Moment, type ScheduleState, findTaskClass, itemsOfClass } from '../state.ts'
import { taskClassSchema } from '../task-class.ts'
import { upsertClass } from './upsert-class.ts'
import { idSchema, typedTitleSchema, courseSchema, longestSession } from '../term.ts'
import { changeSession, removeSession, reorderSession, type WorkProblem } from './change-session.ts'
import { type ScheduleDiff, diffStates } from '../diff.ts'
import { replaceTasks } from '../edits/apply-places.ts'
import { withDropped, type DroppedEvent, type ItemTask, type Task } from '../task.ts'
import { languages } from '../../language.ts'
import { recallTitle } from './recall-titles.ts'

/** As many as one request adds. */
export const maxSessions = 60

const periodsSchema = z.int().min(1).max(longestSession)

const { shape } = taskClassSchema

const fieldsSchema = z.strictObject({
  title: typedTitleSchema.exactOptional(),
  course: courseSchema.exactOptional(),
  subjectType: shape.subjectType.exactOptional(),
  difficulty: shape.difficulty.exactOptional(),
  intensity: shape.intensity.exactOptional(),
  strategy: shape.strategy.exactOptional(),
  fromDay: shape.fromDay.exactOptional(),
  toDay: shape.toDay.exactOptional(),
  slotBudget: shape.slotBudget.exactOptional(),
  mayEmbed: shape.mayEmbed.exactOptional(),
  excludedPeriods: shape.excludedPeriods.max(maxPeriods).exactOptional(),
  excludedWeekdays: shape.excludedWeekdays.max(7).exactOptional(),
  priority: shape.priority.exactOptional(),
})

export const workEditSchema = z.discriminatedUnion('kind', [
  /** Makes a body of work, or changes its limits and adds sessions; what is not named stays. */
  z.strictObject({
    kind: z.literal('class'),
    /** Null for a new one. */
    classId: idSchema.nullable(),
    fields: fieldsSchema,
    /** A new length for all its sessions that have not begun. */
    periods: periodsSchema.exactOptional(),
    sessions: z
      .array(z.strictObject({ title: typedTitleSchema, periods: periodsSchema }))
      .max(maxSessions),
  }),
  z.strictObject({
    kind: z.literal('session'),
    task: idSchema,
    title: typedTitleSchema.exactOptional(),
    periods: periodsSchema.exactOptional(),
    /** With a length that its place has no room for it goes to the nearest that has. */
    moves: z.literal(true).exactOptional(),
  }),
  z.strictObject({ kind: z.literal('remove-session'), task: idSchema }),
  /** To the `rank`th place of the order, from 1. */
  z.strictObject({ kind: z.literal('reorder'), task: idSchema, rank: z.int().min(1).max(10_000) }),
  z.strictObject({ kind: z.literal('delete-class'), classId: idSchema }),
  z.strictObject({
    kind: z.literal('rename-course'),
    course: courseSchema,
    name: courseSchema,
    /** Where a course bears the name the two become one: only who says so wants that. */
    joins: z.literal(true).exactOptional(),
  }),
])

export type WorkEdit = z.infer<typeof workEditSchema>

/** `classId` is of the class that was made or changed. */
export type WorkChange = { state: ScheduleState; diff: ScheduleDiff; classId: number | null }

/** `ids` are the first free ones of the file. The given state stays as it is. */
export function applyWorkEdit(
  state: ScheduleState,
  edit: WorkEdit,
  now: Moment,
  ids: { task: number; class: number },
): Result<WorkChange, WorkProblem> {
  switch (edit.kind) {
    case 'class':
      return changeClass(state, edit, now, ids)
    case 'session':
      return inItsClass(state, edit.task, changeSession(state, edit, now))
    case 'remove-session':
      return inItsClass(state, edit.task, removeSession(state, edit.task, now))
    case 'reorder':
      return inItsClass(state, edit.task, reorderSession(state, edit))
    case 'delete-class':
      return withClassId(null, deleteClass(state, edit.classId))
    case 'rename-course':
      return withClassId(null, renameCourse(state, edit))
    default:
      return assertNever(edit)
  }
}

function changeClass(
  state: ScheduleState,
  { classId, fields, periods, sessions }: Extract<WorkEdit, { kind: 'class' }>,
  now: Moment,
  ids: { task: number; class: number },
): Result<WorkChange, WorkProblem> {
  const longest = Math.max(periods ?? 0, ...sessions.map((session) => session.periods))
  const most = state.window.periods.length
  if (longest > most) return fail({ kind: 'too-long', periods: longest, most })
  const items = sessions.map((session) => ({ title: session.title, duration: session.periods }))
  const resized = periods === undefined ? {} : { sessions: periods }
  return upsertClass(state, { classId, fields: onceEach(fields), now, items, ...resized }, ids)
}

type Fields = Extract<WorkEdit, { kind: 'class' }>['fields']

/** What is excluded is named once, ascending. */
function onceEach(fields: Fields): Fields {
  const { excludedPeriods, excludedWeekdays } = fields
  return {
    ...fields,
    ...(excludedPeriods === undefined ? {} : { excludedPeriods: ascending(excludedPeriods) }),
    ...(excludedWeekdays === undefined ? {} : { excludedWeekdays: ascending(excludedWeekdays) }),
  }
}

export function ascending(numbers: readonly number[]): number[] {
  return [...new Set(numbers)].toSorted((a, b) => a - b)
}

function inItsClass(
  state: ScheduleState,
  taskId: number,
  made: Result<Omit<WorkChange, 'classId'>, WorkProblem>,
): Result<WorkChange, WorkProblem> {
  const task = findTask(state, taskId)
  return withClassId(task?.kind === 'item' ? task.classId : null, made)
}

function withClassId(
  classId: number | null,
  made: Result<Omit<WorkChange, 'classId'>, WorkProblem>,
): Result<WorkChange, WorkProblem> {
  return made.ok ? succeed({ ...made.value, classId }) : made
}

/** What is pinned must be unpinned first (S6); the marks of what was worked go with their sessions. */
function deleteClass(
  state: ScheduleState,
  classId: number,
): Result<{ state: ScheduleState; diff: ScheduleDiff }, WorkProblem> {
  if (findTaskClass(state, classId) === undefined) return fail({ kind: 'unknown-class', classId })
  const items = itemsOfClass(state, classId)
  const pinned = items.filter(({ locked }) => locked)
  if (pinned.length > 0) return fail({ kind: 'pinned', taskIds: pinned.map(({ id }) => id) })
  // Their hosts lose them first: both ends of the relation change together (S3).
  const freed = replaceTasks(state, items.map(withoutHost))
  const { tasks } = freed.ok ? freed.value.state : state
  const after = {
    ...state,
    tasks: tasks.filter((task) => task.kind === 'event' || task.classId !== classId),
    taskClasses: state.taskClasses.filter(({ id }) => id !== classId),
  }
  return succeed({ state: after, diff: diffStates(state, after) })
}

function withoutHost(item: ItemTask): ItemTask {
  return { ...item, hostId: null }
}

/** Two courses are made one only where that is asked for; what is of the one keeps its titles then, but for recalls. */
export function renameCourse(
  state: ScheduleState,
  { course, name, joins }: { course: string; name: string; joins?: true },
): Result<{ state: ScheduleState; diff: ScheduleDiff }, WorkProblem> {
  const has = (wanted: string) =>
    state.taskClasses.some((taskClass) => taskClass.course === wanted) ||
    state.tasks.some(
      (task) => task.kind === 'event' && withDropped(task).some((each) => each.course === wanted),
    )
  if (course === '' || !has(course)) return fail({ kind: 'unknown-course', course })
  if (name === course || name === '') return fail({ kind: 'no-change' })
  const isJoined = has(name)
  if (isJoined && joins !== true) return fail({ kind: 'course-exists', course: name })
  const own = new Set(
    state.taskClasses.filter((each) => each.course === course).map(({ id }) => id),
  )
  const retitle = (title: string) =>
    isJoined ? renameRecall(title, course, name) : renameTitle(title, course, name)
  const renameEvent = <One extends DroppedEvent>(event: One): One =>
    event.course === course ? { ...event, course: name, title: retitle(event.title) } : event
  const rename = (task: Task): Task => {
    if (task.kind === 'item') {
      return own.has(task.classId) ? { ...task, title: retitle(task.title) } : task
    }
    const renamed = renameEvent(task)
    return task.dropped === undefined
      ? renamed
      : { ...renamed, dropped: task.dropped.map(renameEvent) }
  }
  const after = {
    ...state,
    tasks: state.tasks.map(rename),
    taskClasses: state.taskClasses.map((taskClass) =>
      own.has(taskClass.id)
        ? { ...taskClass, course: name, title: retitle(taskClass.title) }
        : taskClass,
    ),
  }
  return succeed({ state: after, diff: diffStates(state, after) })
}

/** Only "Calculus" and "Calculus 3" bear the course's name; "Calculus exam" is the person's own. */
function renameTitle(title: string, course: string, name: string): string {
  if (title === course) return name
  const recall = renameRecall(title, course, name)
  if (recall !== title) return recall
  const rest = title.startsWith(course) ? title.slice(course.length) : ''
  return /^ \d+$/.test(rest) ? name + rest : title
}

/** "Recall: Calculus" is the course's by its name: recalls are looked for under it. */
function renameRecall(title: string, course: string, name: string): string {
  const language = languages.find((each) => recallTitle(course, each) === title)
  return (language === undefined ? null : recallTitle(name, language)) ?? title
}
