// How far the reading of a file or the drawing of pages is, in the terminal, with the way to stop it.
import {
  exchangePercent,
  type ExchangeJobKind,
  type ExchangeProgress,
} from '../../shared/exchange/exchange-progress.ts'
import type { PushEvent } from '../../shared/ipc.ts'
import type { Language } from '../../shared/language.ts'
import { languageOf } from '../session/context.ts'
import type { Session } from '../session/session.ts'
import type { Printer } from './printer.ts'

const running: Record<ExchangeJobKind, Record<Language, string>> = {
  'preview-import': { en: 'Reading the timetable', zh: '正在读取课表' },
  'read-syllabus': { en: 'Reading the syllabus', zh: '正在读取课程大纲' },
  'ask-syllabus': { en: 'The model reads the syllabus', zh: '模型正在读大纲' },
  'remark-homework': { en: 'The model looks at your solution', zh: '模型正在看你的解答' },
  'advise-recite': { en: 'The model thinks about your text', zh: '模型正在想怎么记' },
  'read-source': { en: 'Reading the file', zh: '正在读取文件' },
  research: { en: 'The model looks through the files', zh: '模型正在查找资料' },
  'draw-pages': { en: 'Drawing the pages', zh: '正在生成页面' },
  'draw-guide': { en: 'Drawing the study guide', zh: '正在生成学习指南' },
  simulate: { en: 'Running the rest of the term', zh: '正在模拟余下的学期' },
  'write-field': { en: 'Writing the field', zh: '正在写这一项' },
  'push-plan': { en: 'Pushing to your calendar', zh: '正在推送到日历' },
}

export function showExchange(event: PushEvent, { context }: Session, printer: Printer): void {
  if (event.kind !== 'exchange-progress') return
  const { progress } = event
  printer.progress(progress === null ? null : sayProgress(progress, languageOf(context)))
}

/** "Reading the timetable, 40 % (Ctrl-C stops it)". */
function sayProgress(progress: ExchangeProgress, language: Language): string {
  const percent = exchangePercent(progress)
  const name = running[progress.job][language]
  if (language === 'zh')
    return `${name}${percent === null ? '' : `，${percent}%`}（按 Ctrl-C 停止）`
  return `${name}${percent === null ? '' : `, ${percent} %`} (Ctrl-C stops it)`
}
