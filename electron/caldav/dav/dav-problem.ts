// What can go wrong with a calendar server, as a value, and the sentence for each in English and Chinese.
import { coreWords } from '../../../shared/i18n/core-words.ts'
import type { Language } from '../../../shared/language.ts'

export type DavProblem =
  | { kind: 'unreachable' | 'tls' | 'timeout' | 'too-large' | 'stopped' }
  /** The server sends on to another address, where a password for this one has no business. */
  | { kind: 'elsewhere'; address: string }
  | { kind: 'unauthorized' | 'forbidden' | 'not-found' | 'not-allowed' | 'changed' }
  | { kind: 'locked' | 'busy' | 'full' | 'not-caldav' | 'no-home' }
  /** The server makes no calendars, or the one of that name holds what is not ours. */
  | { kind: 'cannot-make' | 'not-empty'; calendar: string }
  | { kind: 'status'; status: number }

export function sayDavProblem(problem: DavProblem, language: Language): string {
  const isEnglish = language === 'en'
  switch (problem.kind) {
    case 'elsewhere':
      return isEnglish
        ? `The server sends on to ${problem.address}, and your password was not sent there. If you trust it, enter that address.`
        : `服务器转到了 ${problem.address}，密码没有发过去。如果你信任它，请填写那个地址。`
    case 'cannot-make':
      return isEnglish
        ? `The server makes no new calendars. Make an empty one named “${problem.calendar}” there, then push again.`
        : `服务器不能新建日历。请先在那边建一个名为“${problem.calendar}”的空日历，再推送。`
    case 'not-empty':
      return isEnglish
        ? `There is a calendar “${problem.calendar}” with other events in it. Nothing was written; choose another name, or an empty one.`
        : `那边的日历“${problem.calendar}”里已经有别的日程，没有写入。请换一个名字，或选一个空日历。`
    case 'status':
      return isEnglish
        ? `The server answered with error ${problem.status}. Nothing here was changed; try again later.`
        : `服务器返回错误 ${problem.status}。本机没有任何改动，请稍后再试。`
    default:
      return coreWords[language].davProblem[problem.kind]
  }
}

/** Worth trying again by itself, after a while. */
export function isPassing({ kind }: DavProblem): boolean {
  return ['unreachable', 'timeout', 'busy', 'locked', 'stopped', 'changed'].includes(kind)
}
