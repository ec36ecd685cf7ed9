// A short mark of what the schedule holds of a course: another mark, and a field that was made from it is stale (K7).
import { isExam } from '../timetable/exams.ts'
import type { ScheduleState } from '../schedule/state.ts'
import type { Task } from '../schedule/task.ts'

/**
 * The same for the same work, exams, places and lengths of the course, whatever they are called and whatever was done
 * of them; lessons and other courses are not in it. 64 bits of a hash, as hex.
 */
export function markSchedule({ tasks, taskClasses }: ScheduleState, course: string): string {
  const own = taskClasses.filter((each) => each.course === course)
  const ids = new Set(own.map(({ id }) => id))
  const facts = {
    classes: own.map(({ id, fromDay, toDay, slotBudget }) => [id, fromDay, toDay, slotBudget]),
    tasks: tasks.flatMap((task) => markTask(task, course, ids)),
  }
  return shortHash(JSON.stringify(facts))
}

function markTask(task: Task, course: string, ids: ReadonlySet<number>): unknown[] {
  if (task.kind === 'item') {
    if (!ids.has(task.classId)) return []
    return [[task.id, task.order, task.duration, placeOf(task.place)]]
  }
  return isExam(task) && task.course === course ? [[task.id, placeOf(task.place)]] : []
}

function placeOf(place: { day: number; start: number; end: number } | null): unknown {
  return place === null ? null : [place.day, place.start, place.end]
}

/** Two multiplicative hashes of 32 bits over UTF-16 units, mixed (after the mixing step of MurmurHash3). */
function shortHash(text: string): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57]
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index)
    high = Math.imul(high ^ unit, 2_654_435_761)
    low = Math.imul(low ^ unit, 1_597_334_677)
  }
  return `${mix(high).toString(16)}-${mix(low).toString(16)}`
}

function mix(hash: number): number {
  const half = Math.imul(hash ^ (hash >>> 16), 2_246_822_507)
  const whole = Math.imul(half ^ (half >>> 13), 3_266_489_909)
  return (whole ^ (whole >>> 16)) >>> 0
}
