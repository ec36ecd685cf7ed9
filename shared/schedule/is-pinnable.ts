// Tells which blocks a person pins and frees: their study and their own appointments, not what the timetable fixes.
import type { Task } from './task.ts'

export function isPinnable(task: Task): boolean {
  return task.kind === 'item' || task.eventKind === 'personal'
}
