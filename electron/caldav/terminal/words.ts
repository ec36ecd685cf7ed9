// What `caldav` says: how the calendar is set up and stands, and what was changed there.
import type { CaldavView } from '../../../shared/exchange/caldav.ts'
import type { Language } from '../../../shared/language.ts'
import { calendarVariable } from '../../session/key-store.ts'

export function sayCaldav(view: CaldavView, language: Language): string[] {
  const { settings, password, isOpenLine, status, waiting, changes } = view
  const isEnglish = language === 'en'
  if (settings === null)
    return [
      isEnglish
        ? 'No calendar is set up. “caldav set ADDRESS --user NAME” does it.'
        : '还没有设置日历。用 caldav set 地址 --user 用户名 来设置。',
    ]
  const { address, user, calendar, isAutomatic } = settings
  const lines = [
    `${calendar} · ${user} · ${address}`,
    isAutomatic
      ? isEnglish
        ? 'Pushed after each change while Weekloom is open.'
        : '打开 Weekloom 时，每次改动后自动推送。'
      : isEnglish
        ? 'Pushed when you say so.'
        : '由你手动推送。',
    isEnglish ? `Waiting to be pushed: ${waiting}` : `等待推送：${waiting}`,
  ]
  if (status.pushedAt !== null)
    lines.push(isEnglish ? `Last push: ${status.pushedAt}` : `上次推送：${status.pushedAt}`)
  if (!password.isSet)
    lines.push(
      isEnglish
        ? `There is no password: set ${calendarVariable}.`
        : `没有密码：请设置 ${calendarVariable}。`,
    )
  if (isOpenLine)
    lines.push(
      isEnglish
        ? 'The line is not encrypted (http): others on the way can read the password.'
        : '连接没有加密（http），途中可能被读到密码。',
    )
  if (status.problem !== null) lines.push(status.problem.message)
  for (const { taskId, what, offer, why } of changes)
    lines.push(`${taskId}  ${what} ${offer ?? why ?? ''}`.trimEnd())
  if (changes.length > 0)
    lines.push(
      isEnglish
        ? '“caldav take TASKS” takes that over, “caldav keep TASKS” keeps yours; “all” is all of them.'
        : 'caldav take 编号 采用日历里的改动，caldav keep 编号 保留你的；all 表示全部。',
    )
  return lines
}

export function sayCaldavOff(removes: boolean, language: Language): string {
  if (language === 'zh')
    return removes
      ? '不再推送，已推送的内容也从服务器移除了。'
      : '不再推送；已推送的内容还在服务器上。'
  return removes
    ? 'No more pushes, and what was pushed is gone from the server.'
    : 'No more pushes; what was pushed stays on the server.'
}

export function sayIncomplete(language: Language): string {
  return language === 'en'
    ? 'The address and --user are needed the first time. Nothing was changed.'
    : '第一次设置需要地址和 --user。没有做任何改动。'
}
