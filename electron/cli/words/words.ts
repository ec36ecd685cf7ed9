// What the terminal says around the core's own sentences, in English and Chinese.
import { terminalWords } from '../../../shared/i18n/terminal-words.ts'
import type { CardStatus } from '../../../shared/agent/card.ts'
import type { ImportPreview } from '../../../shared/timetable/import-preview.ts'
import { sayImportChanges } from './import-change-words.ts'
import type { FileRemedy } from '../../../shared/settings/file-remedies.ts'
import type { Language } from '../../../shared/language.ts'
import type { Window } from '../../../shared/schedule/state.ts'
import type { Term } from '../../../shared/schedule/term.ts'
import { cleanTitle } from '../../../shared/text/quote-title.ts'
import { sayDate } from '../../../shared/time/say/say-date.ts'
import { listWords } from '../../../shared/text/join-words.ts'
import { printable, shorten } from '../printable.ts'
import type { ImportFileProblem } from '../commands/read-import.ts'
import type { ExportFileProblem } from '../write-export.ts'

export function sayInitialised(folder: string, sample: boolean, language: Language): string {
  return terminalWords[language].printed.initialised(folder, sample)
}

/** The preview as lines: term, events, studies proposed, what was left out. */
export function sayImport(preview: ImportPreview, language: Language): string[] {
  const { term, createsTerm, events, studies, besides, problems, alreadyThere, changes } = preview
  const lines: string[] = []
  if (createsTerm) {
    lines.push(
      terminalWords[language].printed.term({
        firstMonday: term.firstMonday,
        weeks: term.weeks,
        count: term.periods.length,
        zone: term.zone,
      }),
    )
  }
  if (changes !== null) lines.push(...sayImportChanges(changes, language))
  for (const event of changes === null ? events : []) {
    const count = terminalWords[language].printed.meetingCount(event.meetings)
    lines.push(`  ${event.title} · ${event.weekly} · ${count}`)
  }
  for (const study of studies) {
    lines.push(
      terminalWords[language].printed.study({
        course: study.course,
        sessions: study.sessions,
        periods: study.periods,
      }),
    )
  }
  if (alreadyThere > 0) {
    lines.push(terminalWords[language].printed.alreadyThere(alreadyThere))
  }
  return [...lines, ...(besides === '' ? [] : [besides]), ...problems]
}

export function sayExport(blocks: number, file: string, language: Language): string {
  const path = printable(file)
  return terminalWords[language].printed.export(blocks, path)
}

export function sayDateOutside(date: string, { days }: Window, language: Language): string {
  const [first, last] = [days[0]?.date ?? '', days.at(-1)?.date ?? '']
  return terminalWords[language].printed.dateOutside(date, first, last)
}

export type FileProblem = ImportFileProblem | ExportFileProblem | 'not-text'

const filePhrases: Record<FileProblem, Record<Language, (path: string) => string>> = {
  unreadable: {
    en: (path) => `The file ${path} can't be read. Check the path; nothing was changed.`,
    zh: (path) => `无法读取文件 ${path}。请检查路径；没有做任何改动。`,
  },
  'not-a-file': {
    en: (path) => `${path} is not a file. Choose another; nothing was changed.`,
    zh: (path) => `${path} 不是文件。请另选一个；没有做任何改动。`,
  },
  'too-large': {
    en: (path) =>
      `${path} is larger than 10 MB. Choose a smaller file, or take only the part that you need; nothing was changed.`,
    zh: (path) => `${path} 超过 10 MB。请换一个小些的文件，或只留下需要的部分；没有做任何改动。`,
  },
  'not-text': {
    en: (path) =>
      `${path} is not a text file. Save what it says as text, or paste it; nothing was changed.`,
    zh: (path) => `${path} 不是文本文件。请把内容另存为文本或直接粘贴；没有做任何改动。`,
  },
  unwritable: {
    en: (path) =>
      `The file ${path} can't be written. Choose another place; your schedule is as it was.`,
    zh: (path) => `无法写入文件 ${path}。请换一个位置；你的日程没有变化。`,
  },
  'file-exists': {
    en: (path) =>
      `${path} is there already, and it was left as it is. Choose another name, or write over it with --force.`,
    zh: (path) => `${path} 已经存在，没有改动它。请换一个名字，或者用 --force 覆盖。`,
  },
  'inside-data': {
    en: (path) =>
      `${path} lies in Weekloom's own data folder, so nothing was written. Choose a place outside it.`,
    zh: (path) => `${path} 在 Weekloom 自己的数据文件夹里，所以没有写入。请换到别的位置。`,
  },
}

export function sayWeekOutside(week: number, weeks: number, language: Language): string {
  return terminalWords[language].printed.weekOutside(week, weeks)
}

export function sayUnknownCourse(
  name: string,
  known: readonly string[],
  language: Language,
): string {
  const listed = listWords(known, language)
  return terminalWords[language].printed.unknownCourse(name, listed)
}

/** A page a picture: several of them are no file of that name. */
export function saySeveralPictures(language: Language): string {
  return terminalWords[language].printed.severalPictures
}

/** Printed after `--out` was left away: the way out is a pipe or a name. */
export function sayNoTerminal(language: Language): string {
  return terminalWords[language].printed.noTerminal
}

export function sayFileProblem(kind: FileProblem, language: Language, path: string): string {
  return filePhrases[kind][language](printable(path))
}

/** `kept` is the backup of what was there; null where that was damaged, and lies aside, or was missing. */
export function sayConversationDeleted(language: Language): string {
  return terminalWords[language].printed.conversationDeleted
}

/** Before a body of work is deleted. */
export function sayGoing(title: string, sum: string, language: Language): string {
  return terminalWords[language].printed.going(title, sum)
}

export function sayRestored(
  name: string,
  { kept, aside }: { kept: string | null; aside: string | null },
  language: Language,
): string {
  const restored = terminalWords[language].printed.restored(name)
  if (kept !== null) return terminalWords[language].printed.restoredWithBackup(restored, kept)
  if (aside === null) return restored
  return terminalWords[language].printed.restoredWithAside(restored, printable(aside))
}

export function sayMended(
  remedy: FileRemedy,
  aside: readonly string[],
  language: Language,
): string {
  if (remedy === 'anew') return terminalWords[language].printed.beganEmpty
  const paths = aside.map(printable).join(', ')
  return terminalWords[language].printed.wentOnWithoutLog(paths)
}

export function sayUnknownTool(name: string, known: readonly string[], language: Language): string {
  const given = shorten(name)
  return terminalWords[language].printed.unknownTool(given, known)
}

/** A tool that only a conversation has; undo and redo are commands beside it. */
export function sayTurnTool(tool: string, command: string | null, language: Language): string {
  if (command === null) {
    return terminalWords[language].printed.toolOfConversation(tool)
  }
  return terminalWords[language].printed.toolWithCommand(command, tool)
}

export function sayLeftOut(count: number, language: Language): string {
  return terminalWords[language].printed.leftOut(count)
}

/** Each field of the report on its own line. */
export function sayDoctor(report: Record<string, unknown>, language: Language): string[] {
  const lines = Object.entries(report).map(
    ([key, value]) => `${key}: ${typeof value === 'string' ? value : JSON.stringify(value)}`,
  )
  return [terminalWords[language].printed.doctorHead, ...lines]
}

/** A second answer to a card; `waiting` is the card that waits now, if one does. */
export function sayAlready(status: CardStatus, waiting: string | null, language: Language): string {
  const word = terminalWords[language].statusWords[status]
  return terminalWords[language].printed.already(waiting, word)
}

/** How a turn ended that left no sentence of its own. */
export function sayTurnEnd(ending: 'failed' | 'stopped', language: Language): string {
  const sentences = {
    failed: {
      en: 'The turn ended early. What was written stays; try again.',
      zh: '这一轮提前结束了。已经写入的改动都在，请再试一次。',
    },
    stopped: {
      en: 'The turn was stopped. What was written stays; nothing else was changed.',
      zh: '这一轮已停止。已经写入的改动都在，其他没有变化。',
    },
  }
  return sentences[ending][language]
}

/** In the place of the title of a conversation in which nothing was said yet. */
export function sayNoWords(language: Language): string {
  return terminalWords[language].printed.noWords
}

/** "Autumn term 2026: 16 weeks from Mon 2 Nov, 12 periods a day, Europe/Berlin". */
export function sayTermHead(
  { name, firstMonday, weeks, periods, zone }: Term,
  language: Language,
): string {
  const date = sayDate(firstMonday, 1, language)
  return terminalWords[language].printed.termHead({
    name: cleanTitle(name, language),
    weeks,
    date,
    periods: periods.length,
    zone,
  })
}

export function sayNoRow(periods: number, language: Language): string {
  return terminalWords[language].printed.noRow(periods)
}

export function sayNoClass(classes: number, language: Language): string {
  if (classes === 0) return terminalWords[language].printed.noClasses
  return terminalWords[language].printed.noSuchClass(classes)
}
