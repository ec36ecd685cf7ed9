// What the browser shell says in the terminal, in English and Chinese.
import type { Problem } from '../../shared/contract/ipc.ts'
import type { Language } from '../../shared/language.ts'

export function sayReady(url: string, language: Language): string {
  return language === 'en'
    ? `Weekloom is open at ${url} (the link opens one page; Enter gives another, Ctrl+C stops it)`
    : `Weekloom 已启动：${url}（一个链接只能打开一个页面；按回车换新链接，按 Ctrl+C 停止）`
}

/** To a window that has `most` requests under way. */
export function sayTooMany(most: number, language: Language): Problem {
  return {
    code: 'too-many-requests',
    message:
      language === 'en'
        ? `This window has ${most} requests under way, so nothing was done with this one. Wait a moment and try again, or reload the window.`
        : `这个窗口还有 ${most} 个请求没有做完，没有做任何改动。请等一等再试，或重新加载窗口。`,
  }
}

export function sayNotBuilt(language: Language): string {
  return language === 'en'
    ? 'The page is not built yet. Run "npm run build" first.'
    : '页面还没有构建。请先运行 npm run build。'
}

/** `error` is why the server did not start. */
export function sayNoPort(port: number, error: unknown, language: Language): string {
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
  if (language === 'en') {
    const why = isTaken ? 'is taken by another program' : "can't be used"
    return `Port ${port} ${why}. Choose another with --port, or leave it out.`
  }
  const why = isTaken ? '已被其他程序占用' : '无法使用'
  return `端口 ${port} ${why}。请用 --port 换一个，或不写 --port。`
}
