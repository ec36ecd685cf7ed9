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

export const menuTitles: typeof en.menuTitles = {
  app: 'Weekloom',
  file: '文件',
  edit: '编辑',
  view: '显示',
  plan: '计划',
  window: '窗口',
  help: '帮助',
}

export const roleWords: typeof en.roleWords = {
  services: '服务',
  hide: '隐藏 Weekloom',
  hideOthers: '隐藏其他',
  unhide: '全部显示',
  quit: '退出',
  close: '关闭窗口',
  minimize: '最小化',
  cut: '剪切',
  copy: '复制',
  paste: '粘贴',
  selectAll: '全选',
  resetZoom: '实际大小',
  zoomIn: '放大',
  zoomOut: '缩小',
  togglefullscreen: '全屏',
}

export const wrongInput: typeof en.wrongInput = {
  address:
    '地址要以 https:// 或 http:// 开头，写明服务器，不带密码和“?”后面的内容。没有做任何改动。',
  user: '用户名里不能有冒号。没有做任何改动。',
}

export const inputLabels: typeof en.inputLabels = {
  text: '内容',
  title: '名称',
  name: '名称',
  course: '课程名',
  query: '要查找的词',
  question: '问题',
  note: '说明',
  fileName: '文件名',
}
