// Opens what is due: an exam in its week, study work on the page of its course, homework in its list.
import type { DueEntry } from '../../shared/term/due.ts'
import type { Desk } from '../store/desk.ts'
import { revealBlock } from './reveal-block.ts'

export function openDue(desk: Desk, entry: DueEntry): void {
  const { course } = entry
  if (entry.kind === 'exam') revealBlock(desk, entry.taskId)
  else if (entry.kind === 'work') desk.frame.set({ dialog: { kind: 'course', course } })
  else desk.frame.set({ dialog: { kind: 'homework', id: entry.homeworkId, course } })
}
