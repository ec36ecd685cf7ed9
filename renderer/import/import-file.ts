// Opens the place where a timetable is chosen or pasted.
import type { Desk } from '../store/desk.ts'

/** What the system's own dialog offers; a file of any other name can still be dropped. */
export const timetableFiles =
  '.ics,.ical,.ifb,.csv,.tsv,.xls,.xlsx,.txt,.html,.htm,.wakeup_schedule,.json,text/calendar,text/csv,text/plain,application/json'

export function openImport(desk: Desk): void {
  desk.frame.set({ dialog: { kind: 'import', source: null } })
}
