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

export const answerRequest: typeof en.answerRequest = {
  broken: 'Weekloom 内部出错，这一步没有保存。之前的内容都在。请重新加载窗口再试一次。',
}

export const unreadable: typeof en.unreadable = {
  text: '窗口发来的请求无法识别，什么都没有改动。请重新加载窗口。',
}

export const badInput: typeof en.badInput = {
  missing: (label) => `${label}是空的。请先写上；没有做任何改动。`,
  tooLong: (label, most) =>
    `${label}太长：最多 ${most} 个字符。请写短一些或分成几份；没有做任何改动。`,
}
