// What a page is told when nothing can be made of what it sent.
import type { Problem } from '../../shared/ipc.ts'
import type { Language } from '../../shared/language.ts'

export function sayUnreadable(language: Language): Problem {
  return {
    code: 'unreadable-request',
    message:
      language === 'zh'
        ? '窗口发来的请求无法识别，什么都没有改动。请重新加载窗口。'
        : 'The window sent a request that cannot be read. Nothing was changed. Reload the window.',
  }
}
