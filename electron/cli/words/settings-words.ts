// What the terminal says of backups, reminders, the file of everything and erasing, in English and Chinese.
import { terminalWords } from '../../../shared/i18n/terminal-words.ts'
import type { EverythingFile } from '../../../shared/exchange/exported-file.ts'
import type { Language } from '../../../shared/language.ts'
import type { ReminderLead } from '../../../shared/preferences/reminder-lead.ts'
import type { BackupItem } from '../../../shared/view/settings-view.ts'
import { printable } from '../printable.ts'

export function sayEverything(
  { tasks, changes, conversations, damaged }: EverythingFile,
  file: string,
  language: Language,
): string {
  const path = printable(file)
  return terminalWords[language].settingsLines.everything({
    damaged,
    conversations,
    tasks,
    changes,
    path,
  })
}

export function sayBackupMade({ name, bytes }: BackupItem, language: Language): string {
  const size = `${Math.ceil(bytes / 1024)} KB`
  return terminalWords[language].settingsLines.backupMade(name, size)
}

export function sayErased(folder: string, language: Language): string {
  return terminalWords[language].settingsLines.erased(printable(folder))
}

export function sayReminders(lead: ReminderLead, language: Language): string {
  if (lead === null) return terminalWords[language].settingsLines.remindersOff
  return terminalWords[language].settingsLines.reminderLead(lead)
}
