// Changes what the field `work` asks of the body of work in the plan: which sessions stay, get another name or length, come and go.
import type { ExecutionOperation } from '../../shared/agent/execution-doc.ts'
import { readWork, type WorkLine } from '../../shared/pack/work-lines.ts'
import { checkFreedom } from '../../shared/schedule/legality/freedom.ts'
import type { Moment } from '../../shared/schedule/state.ts'
import { markOf, type ItemTask } from '../../shared/schedule/task.ts'
import type { TaskClass } from '../../shared/schedule/task-class.ts'
import { nameKey } from '../../shared/text/name-key.ts'
import type { CourseFacts } from './course-facts.ts'
import { textOf, type PackMaterial } from './pack-material.ts'
import { isPlaceholder } from './adopted-class.ts'

export type ItemChange = Extract<
  ExecutionOperation,
  { operation: 'update_items' }
>['changes']['items'][number]

export type WorkChange = {
  items: ItemChange[]
  added: WorkLine[]
  /** Open sessions of the body of work that stay as they are. */
  kept: number
}

/** `known` is the body of work that the pack takes over; null where it makes one. */
export function changeWork(
  material: PackMaterial,
  { items }: CourseFacts,
  known: TaskClass | null,
  sessions: readonly WorkLine[],
): WorkChange {
  const { pairs, missing } = pairByTitle(items, sessions)
  if (known === null) return { items: [], added: missing, kept: 0 }
  const own = items.filter(({ classId }) => classId === known.id)
  const earlier = material.earlierWork.flatMap((text) => readWork(text))
  const pool = own.filter(
    (item) =>
      !pairs.has(item.id) &&
      isOurs(item, known, material, earlier) &&
      isFree(item, own, material.now),
  )
  const renamed = pool
    .slice(0, missing.length)
    .flatMap((item, index) => rename(item, missing[index]))
  const resized = own.flatMap((item) =>
    isFree(item, own, material.now) ? resize(item, pairs.get(item.id), earlier) : [],
  )
  const gone = wasWhole(material, own)
    ? pool.slice(missing.length).map(({ id }) => ({ itemId: id, remove: true as const }))
    : []
  const changes = [...resized, ...renamed, ...gone]
  const open = own.filter((item) => markOf(item) === null).length
  return { items: changes, added: missing.slice(pool.length), kept: open - changes.length }
}

/** Each title as often as both have it. */
function pairByTitle(items: readonly ItemTask[], sessions: readonly WorkLine[]) {
  const waiting = [...items]
  const pairs = new Map<number, WorkLine>()
  const missing = sessions.filter((session) => {
    const index = waiting.findIndex(({ title }) => nameKey(title) === nameKey(session.title))
    const [item] = index < 0 ? [] : waiting.splice(index, 1)
    if (item !== undefined) pairs.set(item.id, session)
    return item === undefined
  })
  return { pairs, missing }
}

/** What the student has put there under a name of their own is theirs: it neither goes nor gets another name. */
function isOurs(
  { title }: ItemTask,
  { title: workTitle }: TaskClass,
  { course }: PackMaterial,
  earlier: readonly WorkLine[],
): boolean {
  return (
    isPlaceholder(title, { course, workTitle }) ||
    earlier.some((line) => nameKey(line.title) === nameKey(title))
  )
}

/** The rest of a block stays with it. */
function isFree(item: ItemTask, own: readonly ItemTask[], now: Moment): boolean {
  const isRest = own.some(({ log = [] }) => log.some(({ restId }) => restId === item.id))
  return checkFreedom(item, now) === null && markOf(item) === null && !isRest
}

function rename(item: ItemTask, line: WorkLine | undefined): ItemChange[] {
  if (line === undefined) return []
  const { title, periods } = line
  const isLonger = periods !== null && periods !== item.duration
  return [{ itemId: item.id, title, ...(isLonger ? { duration: periods } : {}) }]
}

/** A length that was changed in the plan counts, unless the line was changed too. */
function resize(
  item: ItemTask,
  line: WorkLine | undefined,
  earlier: readonly WorkLine[],
): ItemChange[] {
  if (line === undefined || line.periods === null || line.periods === item.duration) return []
  const wasSo = earlier.some(
    ({ title, periods }) => nameKey(title) === nameKey(line.title) && periods === item.duration,
  )
  return wasSo ? [{ itemId: item.id, duration: line.periods }] : []
}

/** Whether the field was written for all of the body of work: what is missing in it by now was taken out. */
function wasWhole({ pack, earlierWork }: PackMaterial, own: readonly ItemTask[]): boolean {
  const texts = [...earlierWork, textOf({ pack }, 'work')]
  const most = Math.max(...texts.map((text) => readWork(text).length))
  return most >= own.filter((item) => markOf(item) === null).length
}
