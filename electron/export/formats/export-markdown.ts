// Export as a list of tasks in Markdown: the times as Obsidian's Day Planner reads them, the dates as its Tasks does.
import { exportWords } from '../../../shared/i18n/core/export.ts'
import { findTaskClass, type ScheduleState } from '../../../shared/schedule/state.ts'
import { markOf, type ItemTask, type PlacedTask } from '../../../shared/schedule/task.ts'
import type { Term } from '../../../shared/schedule/term.ts'
import { sayDay } from '../../../shared/time/say/say-date.ts'
import { cleanText } from '../../text/clean-text.ts'
import {
  countBlocks,
  courseOf,
  dateOf,
  pendingOf,
  spanOf,
  tasksInRange,
  type ExportRange,
} from './export-range.ts'

export type MarkdownExport = ExportRange & { term: Term }

/** A heading for each day that holds something, then the work that has no place yet. LF text. */
export function exportMarkdown(input: MarkdownExport): { text: string; blocks: number } {
  const { state, term, language } = input
  const tasks = tasksInRange(input)
  const days = [...Map.groupBy(tasks, ({ place }) => place.day)]
  const pending = pendingOf(input)
  const parts = [`# ${escape(exportWords[language].exportMarkdown.title(cleanText(term.name)))}`]
  for (const [day, placed] of days)
    parts.push(
      section(
        sayDay(state.window, day, language),
        placed.map((task) => lineOf(state, task)),
      ),
    )
  if (pending.length > 0)
    parts.push(
      section(
        exportWords[language].exportMarkdown.pending,
        pending.map((task) => waitingLine(state, task)),
      ),
    )
  return { text: `${parts.join('\n\n')}\n`, blocks: countBlocks(tasks) }
}

function section(heading: string, lines: readonly string[]): string {
  return `## ${heading}\n\n${lines.join('\n')}`
}

/** Only study has a box to tick. */
function lineOf(state: ScheduleState, task: PlacedTask): string {
  const { start, end } = spanOf(state, task)
  const times = `${start.time} - ${end.time}`
  const name = nameOf(state, task)
  if (task.kind === 'event') return `- ${times} ${name}`
  const box = markOf(task)?.outcome === 'done' ? 'x' : ' '
  return `- [${box}] ${times} ${name} ⏳ ${dateOf(state, task)}`
}

/** With the last day of its work. */
function waitingLine(state: ScheduleState, item: ItemTask): string {
  const last = state.window.days[(findTaskClass(state, item.classId)?.toDay ?? 0) - 1]?.date
  return `- [ ] ${nameOf(state, item)}${last === undefined ? '' : ` 📅 ${last}`}`
}

function nameOf(state: ScheduleState, task: PlacedTask | ItemTask): string {
  const about = task.kind === 'event' ? cleanText(task.location) : courseOf(state, task)
  const title = escape(cleanText(task.title))
  return about === '' ? title : `${title} (${escape(about)})`
}

/** Titles are text: no links, tags, marks or HTML of theirs. */
function escape(text: string): string {
  return text.replaceAll(/[\\`*_{}[\]<>#|~=^$]/g, String.raw`\$&`)
}
