// Says what a page is told when nothing can be made of what it sent.
import { startWords } from '../../shared/i18n/start-words.ts'
import type { Problem } from '../../shared/contract/ipc.ts'
import type { Language } from '../../shared/language.ts'

export function sayUnreadable(language: Language): Problem {
  return {
    code: 'unreadable-request',
    message: startWords[language].unreadable.text,
  }
}
