// Tells what a save of homework rests on (H1): what was shown when it was begun, compared with what is there by now.
import { isSameValue } from '../schedule/same-value.ts'
import type { HomeworkDetails } from './homework.ts'

/** Whether saving `wished` would write over something that was never seen. */
export function isOvertaken<Value>(present: Value, base: Value, wished: Value): boolean {
  return !isSameValue(present, base) && !isSameValue(present, wished)
}

export function detailsOf({ title, course, dueDate, dueTime }: HomeworkDetails): HomeworkDetails {
  return { title, course, dueDate, dueTime }
}
