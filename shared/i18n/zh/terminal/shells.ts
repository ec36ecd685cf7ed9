// Says in Chinese: what a shell says of itself.
import type * as en from '../../en/terminal/shells.ts'

export const runInFolder: typeof en.runInFolder = {
  progress: (name, percent) =>
    `${name}${percent === null ? '' : `，${percent}%`}（按 Ctrl-C 停止）`,
}

export const browserShell: typeof en.browserShell = {
  ready: (url) =>
    `Weekloom 已启动：${url}（一个链接只能打开一个页面；按回车换新链接，按 Ctrl+C 停止）`,
  tooMany: (most) =>
    `这个窗口还有 ${most} 个请求没有做完，没有做任何改动。请等一等再试，或重新加载窗口。`,
  notBuilt: '页面还没有构建。请先运行 npm run build。',
  noPort: (isTaken, port) => {
    const why = isTaken ? '已被其他程序占用' : '无法使用'
    return `端口 ${port} ${why}。请用 --port 换一个，或不写 --port。`
  },
}
