// The line that shows how far the reading of a file or the drawing of pages is.
import type { ExchangeJobKind } from '../../shared/exchange/exchange-progress.ts'
import type { Words } from './words.ts'

export const exchangeWords: Words<{
  running: Record<ExchangeJobKind, string>
  stop: string
}> = {
  en: {
    running: {
      'preview-import': 'Reading the timetable …',
      'read-syllabus': 'Reading the syllabus …',
      'ask-syllabus': 'The model reads the syllabus …',
      'draw-pages': 'Drawing the pages …',
      'push-plan': 'Pushing to your calendar …',
    },
    stop: 'Stop',
  },
  zh: {
    running: {
      'preview-import': '正在读取课表……',
      'read-syllabus': '正在读取课程大纲……',
      'ask-syllabus': '模型正在读大纲……',
      'draw-pages': '正在生成页面……',
      'push-plan': '正在推送到日历……',
    },
    stop: '停止',
  },
}
