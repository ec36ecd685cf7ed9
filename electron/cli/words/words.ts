// What the terminal says around the core's own sentences, in English and Chinese.
import { terminalWords } from '../../../shared/i18n/terminal-words.ts'
import type { CardStatus } from '../../../shared/agent/card.ts'
import type { ImportPreview } from '../../../shared/timetable/import-preview.ts'
import { sayImportChanges } from './import-change-words.ts'
import type { FileRemedy } from '../../../shared/settings/file-remedies.ts'
import type { Language } from '../../../shared/language.ts'
import type { Window } from '../../../shared/schedule/state.ts'
import type { Term } from '../../../shared/schedule/term.ts'
import { cleanTitle } from '../../../shared/words/titles/quote-title.ts'
import { sayCount } from '../../../shared/words/say-count.ts'
import { sayDate } from '../../../shared/words/dates/say-date.ts'
import { listWords } from '../../../shared/words/join-words.ts'
import { printable, shorten } from '../printable.ts'
import type { ImportFileProblem } from '../commands/read-import.ts'
import type { ExportFileProblem } from '../write-export.ts'

export function sayInitialised(folder: string, sample: boolean, language: Language): string {
  const next = {
    en: sample ? 'Try: say "plan my week"' : 'Next: import FILE',
    zh: sample ? '可以试试：say "帮我安排下周的复习"' : '下一步：import FILE',
  }
  return language === 'en'
    ? `Data folder ${folder} is ready. ${next.en}`
    : `数据文件夹 ${folder} 已就绪。${next.zh}`
}

/** The preview as lines: term, events, studies proposed, what was left out. */
export function sayImport(preview: ImportPreview, language: Language): string[] {
  const { term, createsTerm, events, studies, besides, problems, alreadyThere, changes } = preview
  const english = language === 'en'
  const lines: string[] = []
  if (createsTerm) {
    lines.push(
      english
        ? `Term from ${term.firstMonday}, ${term.weeks} weeks, ${term.periods.length} periods a day, ${term.zone}`
        : `学期从 ${term.firstMonday} 起，共 ${term.weeks} 周，每天 ${term.periods.length} 节，时区 ${term.zone}`,
    )
  }
  if (changes !== null) lines.push(...sayImportChanges(changes, language))
  for (const event of changes === null ? events : []) {
    const count = english ? `${event.meetings} ×` : `${event.meetings} 次`
    lines.push(`  ${event.title} · ${event.weekly} · ${count}`)
  }
  for (const study of studies) {
    lines.push(
      english
        ? `  Study: ${study.course}, ${sayCount(study.sessions, 'session', 'en')} of ${sayCount(study.periods, 'period', 'en')}`
        : `  学习任务：${study.course}，${study.sessions} 次，每次 ${study.periods} 节`,
    )
  }
  if (alreadyThere > 0) {
    lines.push(english ? `Already there: ${alreadyThere} meetings` : `已存在：${alreadyThere} 次`)
  }
  return [...lines, ...(besides === '' ? [] : [besides]), ...problems]
}

export function sayExport(blocks: number, file: string, language: Language): string {
  const path = printable(file)
  return language === 'en'
    ? `Wrote ${blocks} blocks to ${path}`
    : `已将 ${blocks} 个时段写入 ${path}`
}

export function sayDateOutside(date: string, { days }: Window, language: Language): string {
  const [first, last] = [days[0]?.date ?? '', days.at(-1)?.date ?? '']
  return language === 'en'
    ? `${date} is outside the term, which runs from ${first} to ${last}. Nothing was changed.`
    : `${date} 不在学期内，学期从 ${first} 到 ${last}。没有做任何改动。`
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
  return language === 'en'
    ? `There is no week ${week}: the term has ${weeks}. Nothing was written.`
    : `没有第 ${week} 周：这个学期共 ${weeks} 周。没有写入任何文件。`
}

export function sayUnknownCourse(
  name: string,
  known: readonly string[],
  language: Language,
): string {
  const listed = listWords(known, language)
  return language === 'en'
    ? `There is no course “${name}”. Nothing was written. The courses are: ${listed}.`
    : `没有叫“${name}”的课程，没有写入任何文件。现有的课程：${listed}。`
}

/** A page a picture: several of them are no file of that name. */
export function saySeveralPictures(language: Language): string {
  return language === 'en'
    ? 'Each page is a picture of its own, so several come in one .zip: name one with -o, such as -o term.zip. --week N or --layout term makes a single picture. Nothing was written.'
    : '每页是一张图片，多张图片会放进一个 .zip：请用 -o 写一个这样的文件名，例如 -o term.zip。--week N 或 --layout term 只有一张图片。没有写入任何文件。'
}

/** Printed after `--out` was left away: the way out is a pipe or a name. */
export function sayNoTerminal(language: Language): string {
  return language === 'en'
    ? 'This format is not text, so it is not printed on the screen. Write it into a file with -o FILE, or into a pipe.'
    : '这种格式不是文字，不会显示在屏幕上。请用 -o FILE 写入文件，或者接到管道。'
}

export function sayFileProblem(kind: FileProblem, language: Language, path: string): string {
  return filePhrases[kind][language](printable(path))
}

/** `kept` is the backup of what was there; null where that was damaged, and lies aside, or was missing. */
export function sayConversationDeleted(language: Language): string {
  return language === 'en'
    ? 'What was said in it is gone from the data file. Backups from before still hold it, until they are deleted.'
    : '里面说过的话已从数据文件里清除。之前做的备份里仍会有，直到那些备份被删掉。'
}

/** Before a body of work is deleted. */
export function sayGoing(title: string, sum: string, language: Language): string {
  return language === 'en'
    ? `This would delete “${title}”: ${sum}. Nothing was changed; add --apply to do it.`
    : `这会删除“${title}”：${sum}。没有做任何改动；加上 --apply 才会删除。`
}

export function sayRestored(
  name: string,
  { kept, aside }: { kept: string | null; aside: string | null },
  language: Language,
): string {
  const isEnglish = language === 'en'
  const restored = isEnglish ? `Restored ${name}.` : `已恢复 ${name}。`
  if (kept !== null)
    return isEnglish
      ? `${restored} What was there is now the backup ${kept}.`
      : `${restored}原来的内容已备份为 ${kept}。`
  if (aside === null) return restored
  return isEnglish
    ? `${restored} No backup could be made of the file that was there, so it was set aside as it is, whole: ${printable(aside)}`
    : `${restored}原来的文件无法备份，已原样完整保留为 ${printable(aside)}`
}

export function sayMended(
  remedy: FileRemedy,
  aside: readonly string[],
  language: Language,
): string {
  if (remedy === 'anew')
    return language === 'en'
      ? 'Began with an empty data file. The backups are still there.'
      : '已从空的数据文件重新开始。备份都还在。'
  const paths = aside.map(printable).join(', ')
  return language === 'en'
    ? `Went on without the log, which is set aside: ${paths}`
    : `已不使用这份日志继续，它另外保留在：${paths}`
}

export function sayUnknownTool(name: string, known: readonly string[], language: Language): string {
  const given = shorten(name)
  return language === 'en'
    ? `There is no tool “${given}”. The tools are ${known.join(', ')}.`
    : `没有名为“${given}”的工具。可用的工具有 ${known.join('、')}。`
}

/** A tool that only a conversation has; undo and redo are commands beside it. */
export function sayTurnTool(tool: string, command: string | null, language: Language): string {
  if (command === null) {
    return language === 'en'
      ? `${tool} belongs to a conversation and does nothing outside one. Nothing was changed.`
      : `${tool} 只在对话里有用，没有做任何改动。`
  }
  return language === 'en'
    ? `Here ${command} is a command of its own: use "${command}" instead of ${tool}. Nothing was changed.`
    : `${command} 是单独的命令：请用 ${command} 代替 ${tool}。没有做任何改动。`
}

export function sayLeftOut(count: number, language: Language): string {
  return language === 'en'
    ? `${count} found no legal place and stay pending.`
    : `${count} 项没有合适的位置，仍然待排。`
}

/** Each field of the report on its own line. */
export function sayDoctor(report: Record<string, unknown>, language: Language): string[] {
  const lines = Object.entries(report).map(
    ([key, value]) => `${key}: ${typeof value === 'string' ? value : JSON.stringify(value)}`,
  )
  return [language === 'en' ? 'What the data folder looks like:' : '数据文件夹的情况：', ...lines]
}

/** A second answer to a card; `waiting` is the card that waits now, if one does. */
export function sayAlready(status: CardStatus, waiting: string | null, language: Language): string {
  const word = terminalWords[language].statusWords[status]
  if (language === 'en') {
    const next = waiting === null ? '' : ` Card ${waiting} is waiting.`
    return `This card was already ${word}; nothing was changed.${next}`
  }
  return `这张卡片已经${word}，没有做任何改动。${waiting === null ? '' : `卡片 ${waiting} 正在等你确认。`}`
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
  return { en: '(nothing said yet)', zh: '（还没有说过话）' }[language]
}

/** "Autumn term 2026: 16 weeks from Mon 2 Nov, 12 periods a day, Europe/Berlin". */
export function sayTermHead(
  { name, firstMonday, weeks, periods, zone }: Term,
  language: Language,
): string {
  const date = sayDate(firstMonday, 1, language)
  return language === 'en'
    ? `${cleanTitle(name, language)}: ${sayCount(weeks, 'week', language)} from ${date}, ${sayCount(periods.length, 'period', language)} a day, ${zone}`
    : `${cleanTitle(name, language)}：${date}起共 ${weeks} 周，每天 ${periods.length} 节，时区 ${zone}`
}

export function sayNoRow(periods: number, language: Language): string {
  return language === 'en'
    ? `The periods of the term go from 1 to ${periods}. Nothing was changed.`
    : `这个学期的节次是 1 到 ${periods}。没有做任何改动。`
}

export function sayNoClass(classes: number, language: Language): string {
  if (classes === 0)
    return language === 'en'
      ? 'The timetable has no classes yet. Nothing was changed.'
      : '课表里还没有课。没有做任何改动。'
  return language === 'en'
    ? `The classes have the numbers 1 to ${classes}; “term” lists them. Nothing was changed.`
    : `课的编号是 1 到 ${classes}，用 term 查看。没有做任何改动。`
}
