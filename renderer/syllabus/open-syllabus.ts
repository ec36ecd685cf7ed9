// Opens the dialog that reads a syllabus: empty, with a file, or for one course.
import type { Desk } from '../store/desk.ts'

export function openSyllabus(desk: Desk, started: { file?: File; course?: string } = {}): void {
  const { file = null, course = null } = started
  desk.frame.set({ dialog: { kind: 'syllabus', file, course } })
}
