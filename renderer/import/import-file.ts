// Asks for a timetable file and shows what is in it.
import { previewImport } from '../store/actions.ts'
import type { Desk } from '../store/desk.ts'
import { pickFile } from './pick-file.ts'

const calendarFiles = '.ics,.ical,.ifb,text/calendar'

export async function importFile(desk: Desk): Promise<void> {
  const file = await pickFile(calendarFiles)
  if (file !== null) await previewImport(desk, file)
}
