// What is said of sources: why one was not taken, and what rests on one that goes.
import { coreWords } from '../../../shared/i18n/core-words.ts'
import type { Problem } from '../../../shared/contract/ipc.ts'
import type { Language } from '../../../shared/language.ts'
import type { TextFailure } from '../../syllabus/text/text-line.ts'
import { sayTextFailure } from '../../syllabus/draft/draft-words.ts'

type SourceProblem = 'no-source' | 'too-many-sources' | 'no-words' | 'no-sources'

const phrases: Record<SourceProblem, Record<Language, (detail: string) => string>> = {
  'no-source': {
    en: () => 'This source is not there any more. Nothing was changed; look at the list again.',
    zh: () => '这份资料已经不在了，没有做任何改动；请重新查看列表。',
  },
  'too-many-sources': {
    en: (most) =>
      `The course has ${most} sources, which is as many as it can hold. Nothing was changed; remove one that you don’t need.`,
    zh: (most) => `这门课已有 ${most} 份资料，达到上限，没有做任何改动；请先移除一份不需要的。`,
  },
  'no-words': {
    en: () => 'There is no word in this to search for. Type a word that stands in your files.',
    zh: () => '里面没有可以搜索的词。请输入资料里出现的词。',
  },
  'no-sources': {
    en: (course) =>
      `There are no sources for ${course} yet. Add the syllabus, slides or your notes first.`,
    zh: (course) => `“${course}”还没有资料。请先添加大纲、课件或笔记。`,
  },
}

export function saySourceProblem(code: SourceProblem, language: Language, detail = ''): Problem {
  return { code, message: phrases[code][language](detail) }
}

// A file of the pack may be anything to learn from: the sentences for a syllabus speak of dates.
const unread: Partial<Record<TextFailure, Record<Language, string>>> = {
  'too-large': {
    en: 'The file is larger than 10 MB. Nothing was added; save it smaller, or only the pages that you need.',
    zh: '文件超过 10 MB，没有添加。请另存为小一些的文件，或只留下需要的几页。',
  },
  scanned: {
    en: 'This PDF holds pictures of pages and no text, as a scan does, so nothing in it can be found. Nothing was added; look for a version with text, or paste your notes into a text file.',
    zh: '这个 PDF 是扫描件，只有图片没有文字，无法查找，因此没有添加。请找一份文字版，或把内容整理成文本文件。',
  },
  unknown: {
    en: 'This is no PDF, Word file, web page, calendar, Markdown or text. Nothing was added; choose one of those.',
    zh: '这不是 PDF、Word、网页、日历、Markdown 或文本文件，没有添加。请换一个文件。',
  },
}

export function sayUnread(failure: TextFailure, file: string, language: Language): Problem {
  const sentence = unread[failure]?.[language] ?? sayTextFailure(failure, language)
  const message = coreWords[language].sourceNotes.unread(file, sentence)
  return { code: `source-${failure}`, message }
}

export function sayCut(place: string, language: Language): string {
  return coreWords[language].sourceNotes.cut(place)
}

/** Another file of this name, with other bytes, is there: a newer version, or a namesake. */
export function sayOlder(file: string, language: Language): string {
  return coreWords[language].sourceNotes.older(file)
}

/** What goes with a source: `fields` by their names, with the lines in them that cite it. */
export function sayRemoval(
  file: string,
  fields: readonly { name: string; lines: number }[],
  language: Language,
): string {
  const total = fields.reduce((sum, { lines }) => sum + lines, 0)
  if (language === 'zh') {
    if (total === 0) return `没有内容引用“${file}”。移除后就搜不到它了。`
    const names = fields.map(({ name, lines }) => `${name}（${lines} 行）`).join('、')
    return `以下内容引用了“${file}”：${names}。移除后会标为过期，引文仍然保留。`
  }
  if (total === 0) return `Nothing rests on ${file}. Once removed, it is searched no more.`
  const names = fields.map(
    ({ name, lines }) => `${name} (${lines === 1 ? '1 line' : `${lines} lines`})`,
  )
  return `These rest on ${file}: ${names.join(', ')}. They will be marked as out of date; the words that they quote stay.`
}
