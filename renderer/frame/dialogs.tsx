// The dialog that is open, if one is.
import { assertNever } from '../../shared/assert-never.ts'
import { CourseDialog } from '../courses/course-dialog.tsx'
import { ExportDialog } from '../export/export-dialog.tsx'
import { FeedsDialog } from '../feeds/feeds-dialog.tsx'
import { HealthDialog } from '../health/health-dialog.tsx'
import { HistoryDialog } from '../history/history-dialog.tsx'
import { HomeworkDialog } from '../homework/homework-dialog.tsx'
import { ImportDialog } from '../import/import-dialog.tsx'
import { keyOfImport } from '../store/import-source.ts'
import { PackPage } from '../pack/pack-page.tsx'
import { PaletteDialog } from '../palette/palette-dialog.tsx'
import { ShortcutsDialog } from '../palette/shortcuts-dialog.tsx'
import { ReciteDialog } from '../recite/recite-dialog.tsx'
import { SettingsDialog } from '../settings/settings-dialog.tsx'
import type { Desk, OpenDialog } from '../store/desk.ts'
import { useDesk, useStore } from '../store/use-store.ts'
import { AddStudyDialog } from '../study/add-study-dialog.tsx'
import { SyllabusDialog } from '../syllabus/syllabus-dialog.tsx'
import { TermSetupDialog } from '../timetable/term-setup/term-setup-dialog.tsx'
import { TimetableDialog } from '../timetable/timetable-dialog.tsx'
import { TypeTermDialog } from '../timetable/type-term-dialog.tsx'
import { AppointmentDialog } from '../week/make/appointment-dialog.tsx'
import { TraceDialog } from '../trace/trace-dialog.tsx'

export function Dialogs() {
  const desk = useDesk()
  const dialog = useStore(desk.frame, (frame) => frame.dialog)
  const close = () => desk.frame.set({ dialog: null })
  if (dialog === null) return null
  switch (dialog.kind) {
    case 'add-study':
      return (
        <AddStudyDialog
          course={dialog.course}
          at={dialog.at ?? null}
          exam={dialog.exam ?? null}
          onClose={toCourse(desk, dialog) ?? close}
        />
      )
    case 'appointment':
      return <AppointmentDialog at={dialog.at} block={dialog.block ?? null} onClose={close} />
    case 'type-term':
      return <TypeTermDialog onClose={close} />
    case 'timetable':
      return <TimetableDialog at={dialog.at ?? null} title={dialog.title ?? null} onClose={close} />
    case 'term-setup':
      return <TermSetupDialog part={dialog.part} onClose={close} />
    case 'course':
      return <CourseDialog course={dialog.course} onClose={close} />
    case 'export':
      return <ExportDialog onClose={close} />
    case 'feeds':
      return <FeedsDialog onClose={close} />
    case 'health':
      return <HealthDialog onClose={close} />
    case 'history':
      return <HistoryDialog onClose={close} />
    case 'homework':
      return <HomeworkDialog id={dialog.id} course={dialog.course} onClose={close} />
    case 'import':
      return <ImportDialog key={keyOfImport(dialog)} started={dialog} onClose={close} />
    case 'pack':
      return <PackPage course={dialog.course} onClose={close} />
    case 'palette':
      return <PaletteDialog onClose={close} />
    case 'recite':
      return <ReciteDialog taskId={dialog.taskId} textId={dialog.textId ?? null} onClose={close} />
    case 'shortcuts':
      return <ShortcutsDialog onClose={close} />
    case 'settings':
      return <SettingsDialog key={dialog.part} part={dialog.part} onClose={close} />
    case 'syllabus':
      return <SyllabusDialog file={dialog.file} course={dialog.course} onClose={close} />
    case 'trace':
      return <TraceDialog traceId={dialog.traceId} onClose={close} />
    default:
      return assertNever(dialog)
  }
}

/** Null where it was not opened from the page of a course. */
function toCourse(
  desk: Desk,
  { course, isFromCourse }: Extract<OpenDialog, { kind: 'add-study' }>,
): (() => void) | null {
  if (isFromCourse !== true) return null
  return () => desk.frame.set({ dialog: { kind: 'course', course } })
}
