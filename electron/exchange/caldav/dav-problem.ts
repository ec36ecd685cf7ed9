// What can go wrong with a calendar server, as a value, and the sentence for each in English and Chinese.
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

type Phrases = Record<Language, string>

const phrases: Record<
  Exclude<DavProblem['kind'], 'elsewhere' | 'cannot-make' | 'not-empty' | 'status'>,
  Phrases
> = {
  unreachable: {
    en: 'The server can’t be reached. Your plan is safe here; it is sent when you are online again.',
    zh: '连不上服务器。你的日程都在本机，联网后会再推送。',
  },
  tls: {
    en: 'The server’s certificate is not valid, so nothing was sent. Check the address, or ask whoever runs the server.',
    zh: '服务器的证书无效，没有发送任何内容。请检查地址，或联系服务器的管理员。',
  },
  timeout: {
    en: 'The server took too long to answer. What was sent already is kept, and the rest follows; try again later.',
    zh: '服务器太久没有回应。已经发送的会保留，其余的稍后再推送。',
  },
  'too-large': {
    en: 'The server’s answer was far too large to be a calendar’s, so it was not read. Check the address.',
    zh: '服务器的回应太大，不像是日历，所以没有读取。请检查地址。',
  },
  stopped: {
    en: 'Stopped. What was sent already is kept, and the rest follows with the next push.',
    zh: '已停止。已经发送的会保留，其余的下次推送。',
  },
  unauthorized: {
    en: 'The server does not accept this user name and password. Some servers want a password made for apps.',
    zh: '服务器不接受这个用户名和密码。有些服务器需要“应用专用密码”。',
  },
  forbidden: {
    en: 'The server does not let this user write there. Choose another calendar or address.',
    zh: '服务器不允许这个用户写入。请换一个日历或地址。',
  },
  'not-found': {
    en: 'There is nothing at this address. Check it; the calendar may have been deleted there.',
    zh: '这个地址什么都没有。请检查地址，也可能日历在那边被删除了。',
  },
  'not-allowed': {
    en: 'The server does not allow this at that address. Check that it is the address for CalDAV.',
    zh: '服务器在这个地址不允许这样操作。请确认这是 CalDAV 的地址。',
  },
  changed: {
    en: 'Something was changed there in the meantime. Push again to see it.',
    zh: '那边刚刚有改动。请再推送一次查看。',
  },
  locked: {
    en: 'The calendar is locked there at the moment. Try again in a while.',
    zh: '日历在那边暂时被锁定了，请过一会儿再试。',
  },
  busy: {
    en: 'The server asks to wait. It is tried again later; nothing is lost.',
    zh: '服务器要求等一等，稍后会再试，不会丢失内容。',
  },
  full: {
    en: 'There is no room left on the server. Free some there, then push again.',
    zh: '服务器上没有空间了。请在那边腾出空间，再推送一次。',
  },
  'not-caldav': {
    en: 'What answers there is no calendar server. Check the address: it is often on the help page of your provider.',
    zh: '那里回应的不是日历服务器。请检查地址，通常在服务商的帮助页面上。',
  },
  'no-home': {
    en: 'The server does not say where your calendars are. Enter the address of your calendars itself.',
    zh: '服务器没有说明你的日历在哪里。请直接填写日历所在的地址。',
  },
}

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
      return phrases[problem.kind][language]
  }
}

/** Worth trying again by itself, after a while. */
export function isPassing({ kind }: DavProblem): boolean {
  return ['unreachable', 'timeout', 'busy', 'locked', 'stopped', 'changed'].includes(kind)
}
