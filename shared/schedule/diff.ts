// A change as a value (D1): what was added, updated [from, to] and removed, keyed by record.
import { z } from 'zod'
import { taskSchema, type Task } from './task.ts'
import { taskClassSchema, type TaskClass } from './task-class.ts'

export const scheduleRecordSchema = z.union([taskSchema, taskClassSchema])

/** What a diff is made of. */
export type ScheduleRecord = Task | TaskClass

/** `task:7` or `class:3`. */
export type RecordKey = `task:${number}` | `class:${number}`

export const diffSchema = z.strictObject({
  added: z.record(z.string(), scheduleRecordSchema),
  updated: z.record(z.string(), z.tuple([scheduleRecordSchema, scheduleRecordSchema])),
  removed: z.record(z.string(), scheduleRecordSchema),
})

export type ScheduleDiff = {
  added: Record<RecordKey, ScheduleRecord>
  updated: Record<RecordKey, [from: ScheduleRecord, to: ScheduleRecord]>
  removed: Record<RecordKey, ScheduleRecord>
}
