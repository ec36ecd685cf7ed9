// The lines at the foot of the page and the states of the connection.
import type { Words } from './words.ts'

export const noticeWords: Words<{
  broken: string
  lost: string
  unreadable: (fileName: string) => string
  undo: (summary: string) => string
  redo: (summary: string) => string
  dismiss: string
  builtIn: string
  setAside: (path: string) => string
  reconnecting: string
  unreachable: string
  refused: string
  full: string
}> = {
  en: {
    broken: 'That did not work, and nothing was changed. Try again, or restart Weekloom.',
    lost: 'The connection broke before the answer came. Look at the week before you try again.',
    unreadable: (fileName) => `${fileName} could not be read. Nothing was imported.`,
    undo: (summary) => `Undone: ${summary}`,
    redo: (summary) => `Done again: ${summary}`,
    dismiss: 'Dismiss',
    builtIn: 'The built-in model answers from now on. The assistant’s settings change it back.',
    setAside: (path) =>
      `The backup is restored. The file that was there could not be backed up, so it was set aside as it is, whole: ${path}`,
    reconnecting: 'Reconnecting. What you see is safe.',
    unreachable:
      'Weekloom does not answer. Check that it is still running; this page then connects by itself.',
    refused:
      'This link has been used, or Weekloom was started anew and gave out a new link. Press Enter in the terminal where Weekloom runs and open the link that it shows here; your week is safe.',
    full: 'Too many windows of Weekloom are open. Close one of them; this page then connects by itself.',
  },
  zh: {
    broken: '这一步没有成功，什么都没有改动。请再试一次，或重启 Weekloom。',
    lost: '结果还没传回来，连接就断了。请先看看课表，再决定要不要重试。',
    unreadable: (fileName) => `无法读取 ${fileName}，没有导入任何内容。`,
    undo: (summary) => `已撤销：${summary}`,
    redo: (summary) => `已重做：${summary}`,
    dismiss: '关闭',
    builtIn: '从现在起由内置模型回答，可以在“助手”里改回来。',
    setAside: (path) => `备份已恢复。原来的文件无法备份，已原样完整保留在：${path}`,
    reconnecting: '正在重新连接，眼前的内容都在。',
    unreachable: 'Weekloom 没有响应。请确认它还在运行，页面会自动重新连上。',
    refused:
      '这个链接已经用过，或者 Weekloom 重新启动过，给出了新的链接。请在运行 Weekloom 的终端里按回车，再在这里打开显示的链接；你的课表都在。',
    full: '打开的 Weekloom 窗口太多了。请关掉一个，这个页面会自动重新连上。',
  },
}
