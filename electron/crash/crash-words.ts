// What the person is told of a crash, in English and Chinese.
import type { Language } from '../../shared/language.ts'
import type { Crash } from './crash-report.ts'

type CrashWords = {
  happened: Record<Crash['kind'], string>
  safe: string
  report: (file: string) => string
  restart: string
  quit: string
}

export const crashWords: Record<Language, CrashWords> = {
  en: {
    happened: {
      'uncaught-exception': 'Weekloom ran into an error and has to start again.',
      'unhandled-rejection': 'Weekloom ran into an error and has to start again.',
      'page-gone': 'The window of Weekloom stopped working and has to start again.',
    },
    safe: 'All that you accepted is saved.',
    report: (file) => `A report without your texts lies in ${file}. Nothing was sent anywhere.`,
    restart: 'Start again',
    quit: 'Quit',
  },
  zh: {
    happened: {
      'uncaught-exception': 'Weekloom 出错了，需要重新启动。',
      'unhandled-rejection': 'Weekloom 出错了，需要重新启动。',
      'page-gone': 'Weekloom 的窗口停止工作了，需要重新打开。',
    },
    safe: '你接受过的内容都已保存。',
    report: (file) => `报告在 ${file}，里面没有你写的内容，也没有发送到任何地方。`,
    restart: '重新启动',
    quit: '退出',
  },
}

/** `file` is the report's, or null where none could be written. */
export function sayCrash(kind: Crash['kind'], file: string | null, language: Language): string {
  const { happened, safe, report } = crashWords[language]
  return [happened[kind], safe, ...(file === null ? [] : [report(file)])].join(' ')
}
