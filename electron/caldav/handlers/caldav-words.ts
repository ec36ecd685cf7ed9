// What a push and a test of a calendar have found, in a sentence.
import type { CaldavSettings } from '../../../shared/exchange/caldav.ts'
import type { Language } from '../../../shared/language.ts'
import type { PushCounts } from './caldav-push.ts'

export function sayPushed(
  { written, removed }: PushCounts,
  changes: number,
  language: Language,
): string {
  const isEnglish = language === 'en'
  const done = isEnglish
    ? written + removed === 0
      ? 'Your calendar is as it is here.'
      : `${blocks(written)} written, ${removed} removed.`
    : written + removed === 0
      ? '日历和这里一致。'
      : `写入 ${written} 个时段，移除 ${removed} 个。`
  if (changes === 0) return done
  const asked = isEnglish
    ? `${blocks(changes)} changed in your calendar: look at them and choose.`
    : `日历里改动了 ${changes} 个时段，请查看并选择。`
  return isEnglish ? `${done} ${asked}` : `${done}${asked}`
}

function blocks(count: number): string {
  return count === 1 ? '1 block' : `${count} blocks`
}

export function sayTested(
  { calendar }: CaldavSettings,
  names: readonly string[],
  language: Language,
): string {
  const isThere = names.includes(calendar)
  if (language === 'zh') {
    const next = isThere ? `推送会使用“${calendar}”。` : `推送时会新建“${calendar}”。`
    return `连接成功，那边有 ${names.length} 个日历。${next}`
  }
  const count = names.length === 1 ? '1 calendar' : `${names.length} calendars`
  const next = isThere ? `A push uses “${calendar}”.` : `A push makes “${calendar}”.`
  return `The server answers, with ${count}. ${next}`
}
