// The limits of a call on existing work as the schedule's own fields, so that what it would break is known before.
import type { Moment } from '../../../../../shared/schedule/state.ts'
import type { ClassWish } from '../../../../../shared/schedule/upsert-class.ts'
import type { UpsertWrite } from '../read/work-drafts.ts'

export function fieldsOf(values: UpsertWrite['values'], now: Moment): ClassWish {
  const { excluded_weekdays: weekdays, excluded_slots: periods, session_slots: length } = values
  return {
    classId: values.task_class_id ?? null,
    fields: {
      ...(values.from_day === undefined ? {} : { fromDay: values.from_day }),
      ...(values.to_day === undefined ? {} : { toDay: values.to_day }),
      ...(weekdays === undefined ? {} : { excludedWeekdays: weekdays }),
      ...(periods === undefined ? {} : { excludedPeriods: periods }),
      ...(values.priority === undefined ? {} : { priority: values.priority }),
    },
    ...(length === undefined ? {} : { sessions: length }),
    now,
    items: [],
  }
}
