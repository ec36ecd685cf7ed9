// Says what `caldav` says: how the calendar is set up and stands, and what was changed there.
import { terminalWords } from '../../../shared/i18n/terminal-words.ts'
import type { CaldavView } from '../../../shared/exchange/caldav.ts'
import type { Language } from '../../../shared/language.ts'
import { calendarVariable } from '../../session/key-store.ts'

export function sayCaldav(view: CaldavView, language: Language): string[] {
  const { settings, password, isOpenLine, status, waiting, changes } = view
  if (settings === null) return [terminalWords[language].caldavStatus.notSetUp]
  const { address, user, calendar, isAutomatic } = settings
  const lines = [
    `${calendar} · ${user} · ${address}`,
    isAutomatic
      ? terminalWords[language].caldavStatus.pushedByItself
      : terminalWords[language].caldavStatus.pushedWhenSaid,
    terminalWords[language].caldavStatus.waiting(waiting),
  ]
  if (status.pushedAt !== null)
    lines.push(terminalWords[language].caldavStatus.lastPush(status.pushedAt))
  if (!password.isSet) lines.push(terminalWords[language].caldavStatus.noPassword(calendarVariable))
  if (isOpenLine) lines.push(terminalWords[language].caldavStatus.notEncrypted)
  if (status.problem !== null) lines.push(status.problem.message)
  for (const { taskId, what, offer, why } of changes)
    lines.push(`${taskId}  ${what} ${offer ?? why ?? ''}`.trimEnd())
  if (changes.length > 0) lines.push(terminalWords[language].caldavStatus.howToAnswer)
  return lines
}

export function sayCaldavOff(removes: boolean, language: Language): string {
  return terminalWords[language].caldavStatus.caldavOff(removes)
}

export function sayIncomplete(language: Language): string {
  return terminalWords[language].caldavStatus.incomplete
}
