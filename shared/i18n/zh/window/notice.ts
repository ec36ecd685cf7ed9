// The lines at the foot of the page and the states of the connection.
import type * as en from '../../en/window/notice.ts'

export const notice: typeof en.notice = {
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
}
