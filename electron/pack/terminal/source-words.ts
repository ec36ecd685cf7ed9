// What the terminal says of sources, of what is found in them, and of the search on the web, in English and Chinese.
import type { Language } from '../../../shared/language.ts'
import type { ReportLine, ResearchReport } from '../../../shared/research/report.ts'
import type { WebResult } from '../../../shared/research/requests.ts'
import type { SourceHit, SourceItem } from '../../../shared/research/source.ts'
import { sayQuote } from '../../../shared/pack/say-citation.ts'

export function sayNoSources(language: Language): string {
  return language === 'en'
    ? 'There are no sources yet. Next: pack add-source COURSE FILE'
    : '还没有资料。下一步：pack add-source 课程 文件'
}

/** "3  Linear Algebra: syllabus.pdf, 3 pages, 70 lines". */
export function saySourceLine(source: SourceItem, language: Language): string {
  const { id, course, file, pages, lines } = source
  const size =
    language === 'en'
      ? `${pages === null ? '' : `${count(pages, 'page')}, `}${count(lines, 'line')}`
      : `${pages === null ? '' : `${pages} 页，`}${lines} 行`
  return language === 'en'
    ? `${id}  ${course}: ${file}, ${size}`
    : `${id}  ${course}：${file}，${size}`
}

export function sayAdded(source: SourceItem, isKnown: boolean, language: Language): string {
  const line = saySourceLine(source, language)
  if (language === 'en') return isKnown ? `There already: ${line}` : `Added: ${line}`
  return isKnown ? `已经在资料里：${line}` : `已添加：${line}`
}

export function sayRemoved(file: string, language: Language): string {
  return language === 'en' ? `${file} is no longer a source.` : `已移除 ${file}。`
}

export function sayWouldRemove(language: Language): string {
  return language === 'en'
    ? 'Nothing was changed; add --apply to remove it.'
    : '没有做任何改动；加上 --apply 才会移除。'
}

export function sayHit({ source, line }: SourceHit, language: Language): string {
  return sayQuote(source.file, line, language)
}

export function sayNoHit(language: Language): string {
  return language === 'en'
    ? 'No line has these words. Try fewer words, or others.'
    : '没有哪一行有这些词。换个说法，或者少写几个词。'
}

const parts = {
  en: {
    findings: 'Answer',
    demands: 'What the course asks for',
    topics: 'Topics by week',
    materials: 'What there is to learn from',
  },
  zh: { findings: '答案', demands: '课程要求', topics: '各周内容', materials: '有哪些资料' },
} as const

/** Each line with the place that it was read at. */
export function sayReport(report: ResearchReport, language: Language): string[] {
  const { notes, near, writer } = report
  const titles = parts[language]
  const part = (name: keyof typeof titles) =>
    report[name].length === 0
      ? []
      : [titles[name], ...report[name].flatMap((line) => sayLine(line, language))]
  const helped = language === 'en' ? `With the help of ${writer}.` : `由 ${writer} 协助完成。`
  return [
    ...notes,
    ...near.flatMap((line) => sayLine(line, language)),
    ...part('findings'),
    ...part('demands'),
    ...part('topics'),
    ...part('materials'),
    ...(writer === null ? [] : [helped]),
  ]
}

function sayLine({ text, citation: { file, quote } }: ReportLine, language: Language): string[] {
  return [`- ${text}`, `  ${sayQuote(file, quote, language)}`]
}

export function sayWeb(host: string | null, language: Language): string {
  if (language === 'en')
    return host === null
      ? 'Search on the web is off.'
      : `Searches on the web go to ${host}: only the words that you type, with “pack search-web”.`
  return host === null
    ? '网络搜索已关闭。'
    : `网络搜索会发给 ${host}：只发送用 pack search-web 输入的词。`
}

export function sayWrongWeb(language: Language): string {
  return language === 'en'
    ? 'This address can’t be used; nothing was changed. It has to begin with https://, or with http://localhost for a service on this device.'
    : '这个地址不能用，没有做任何改动。要以 https:// 开头；本机的服务可以用 http://localhost。'
}

export function sayWebResults(
  host: string,
  results: readonly WebResult[],
  language: Language,
): string[] {
  const head =
    language === 'en'
      ? `From the web, by ${host}. Nobody has checked this; it is no source.`
      : `来自网络（${host}），没有人核实过，不算资料。`
  const none =
    language === 'en' ? 'The search service has found nothing.' : '搜索服务没有找到结果。'
  if (results.length === 0) return [none]
  return [
    head,
    ...results.flatMap(({ title, address, text }) => [`- ${title}`, `  ${address}`, `  ${text}`]),
  ]
}

function count(number: number, name: string): string {
  return number === 1 ? `1 ${name}` : `${number} ${name}s`
}
