// What the browser shell says in the terminal, in English and Chinese.
import type { Language } from '../../shared/language.ts'

export function sayReady(url: string, language: Language): string {
  return language === 'en'
    ? `Weekloom is open at ${url} (Ctrl+C stops it)`
    : `Weekloom 已启动：${url}（按 Ctrl+C 停止）`
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
