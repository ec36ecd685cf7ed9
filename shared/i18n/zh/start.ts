// Says in Chinese: what the desktop app says before its core is loaded.
import type * as en from '../en/start.ts'

export const crashWords: typeof en.crashWords = {
  happened: {
    'uncaught-exception': 'Weekloom 出错了，需要重新启动。',
    'unhandled-rejection': 'Weekloom 出错了，需要重新启动。',
    'page-gone': 'Weekloom 的窗口停止工作了，需要重新打开。',
  },
  safe: '你接受过的内容都已保存。',
  report: (file) => `报告在 ${file}，里面没有你写的内容，也没有发送到任何地方。`,
  restart: '重新启动',
  quit: '退出',
}
