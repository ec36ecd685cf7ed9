// Opens the import dialog with what a dropped file or a pasted text would bring.
import { windowWords } from '../../shared/i18n/window-words.ts'
import { isSyllabusFile } from '../../shared/syllabus/is-syllabus-file.ts'
import { isChecklist } from '../../shared/timetable/is-checklist.ts'
import { inquire, tell } from './actions.ts'
import type { Desk } from './desk.ts'
import { readFileSource, toImportRequest, type GivenSource } from './import-source.ts'

/** Opens the import dialog with what the file would bring; one that can't be read is said where the person looks. */
export async function previewImport(desk: Desk, file: File): Promise<void> {
  const isText = /\.(?:txt|html?)$/i.test(file.name)
  if (isSyllabusFile(file.name) && !isText && !(await isChecklistFile(file)))
    return desk.frame.set({ dialog: { kind: 'syllabus', file, course: null } })
  const source = await readFileSource(file)
  const { language } = desk.settings.get()
  if (source === null)
    return tell(desk, 'problem', windowWords[language].notice.unreadable(file.name))
  const isOpen = desk.frame.get().dialog?.kind === 'import'
  const failure = await showPreview(desk, source, isOpen)
  if (failure === null) return
  // A text that is no timetable may be what a course handed out.
  if (isSyllabusFile(file.name) && desk.week.view.get().term !== null)
    return desk.frame.set({ dialog: { kind: 'syllabus', file, course: null } })
  return tell(desk, 'problem', failure)
}

/** What can't be read stands in the dialog, to be mended there. */
export async function previewText(desk: Desk, text: string): Promise<void> {
  await showPreview(desk, { kind: 'pasted', text }, true)
}

/** Null once the dialog shows it, else why it can't be read; with `always` that stands in the dialog too. */
async function showPreview(
  desk: Desk,
  source: GivenSource,
  always: boolean,
): Promise<string | null> {
  const { pasted } = windowWords[desk.settings.get().language].importStep
  const read = await inquire(desk, 'preview-import', toImportRequest(source, {}, pasted))
  if (!read.ok && !always) return read.failure
  const outcome = read.ok ? { preview: read.value } : { failure: read.failure }
  desk.frame.set({ dialog: { kind: 'import', source, ...outcome } })
  return null
}

/** A list of tasks and a syllabus may both be Markdown. */
async function isChecklistFile(file: File): Promise<boolean> {
  return /\.(?:md|markdown)$/i.test(file.name) && isChecklist(await file.text())
}
