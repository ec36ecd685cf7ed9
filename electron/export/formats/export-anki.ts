// Export as a text that Anki imports: a note for each topic of the study work, in a deck for each course.
import { exportWords } from '../../../shared/i18n/core/export.ts'
// Headers and columns: https://docs.ankiweb.net/importing/text-files.html
import { findTaskClass, type ScheduleState } from '../../../shared/schedule/state.ts'
import type { ItemTask } from '../../../shared/schedule/task.ts'
import type { Term } from '../../../shared/schedule/term.ts'
import { cleanText } from '../../text/clean-text.ts'
import { courseOf, pendingOf, tasksInRange, type ExportRange } from './export-range.ts'

export type AnkiExport = ExportRange & {
  term: Term
  folderId: string
  /** Topics without a place too. */
  withPending: boolean
}

/**
 * LF text. There is no answer in the plan, so the file has no column for the back: Anki leaves a back empty in a new
 * note, and as the student wrote it in one that it knows by its id. `blocks` counts the notes.
 */
export function exportAnki(input: AnkiExport): { text: string; blocks: number } {
  const items = topicsOf(input)
  const lines = [
    '#separator:tab',
    '#html:false',
    `#notetype:${exportWords[input.language].noteTypes}`,
    '#tags:weekloom',
    `#columns:${['GUID', 'Deck', 'Tags', 'Front'].join('\t')}`,
    '#guid column:1',
    '#deck column:2',
    '#tags column:3',
    ...items.map((item) => rowOf(input, item)),
  ]
  return { text: `${lines.join('\n')}\n`, blocks: items.length }
}

/** One for each topic: the rest of a session bears its title once more. */
function topicsOf(input: AnkiExport): ItemTask[] {
  const placed = tasksInRange(input).filter((task) => task.kind === 'item')
  const items = [...placed, ...(input.withPending ? pendingOf(input) : [])]
  const seen = new Set<string>()
  return items.filter((item) => {
    const key = `${item.classId} ${item.title}`
    if (seen.has(key) || !isTopic(input.state, item)) return false
    seen.add(key)
    return true
  })
}

/** Practical work is done, not recalled; and "Calculus 3" says nothing that could be asked. */
function isTopic(state: ScheduleState, { classId, title }: ItemTask): boolean {
  const taskClass = findTaskClass(state, classId)
  if (taskClass === undefined || taskClass.subjectType === 'practical') return false
  const names = [taskClass.course, taskClass.title].map((name) => cleanText(name))
  const line = cleanText(title)
  return !names.some((name) => line.startsWith(name) && /^\s*#?\d*$/.test(line.slice(name.length)))
}

function rowOf({ state, term, folderId }: AnkiExport, item: ItemTask): string {
  const work = cleanText(findTaskClass(state, item.classId)?.title ?? '')
  const deck = [cleanText(term.name), courseOf(state, item)].filter((name) => name !== '')
  const fields = [
    `weekloom-${folderId}-${item.id}`,
    deck.map((name) => name.replaceAll(/:{2,}/g, ':')).join('::'),
    work.replaceAll(/\s+/g, '_'),
    cleanText(item.title),
  ]
  return fields.map(toField).join('\t')
}

function toField(text: string): string {
  return /["\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
