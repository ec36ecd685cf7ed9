// What the terminal says of backups, reminders, the file of everything and erasing, in English and Chinese.
import type { EverythingFile } from '../../../shared/exchange/exported-file.ts'
import type { Language } from '../../../shared/language.ts'
import type { ReminderLead } from '../../../shared/settings/reminder-lead.ts'
import type { BackupItem } from '../../../shared/settings/settings-view.ts'
import { sayCount } from '../../../shared/words/say-count.ts'
import { printable } from '../printable.ts'

export function sayEverything(
  { tasks, changes, conversations, damaged }: EverythingFile,
  file: string,
  language: Language,
): string {
  const path = printable(file)
  if (language === 'en') {
    const parts = damaged === 1 ? '1 damaged part' : `${damaged} damaged parts`
    const left =
      damaged === 0
        ? ''
        : ` ${parts} could not be read and ${damaged === 1 ? 'is' : 'are'} not in it.`
    const talks = conversations === 1 ? '1 conversation' : `${conversations} conversations`
    return `Wrote ${sayCount(tasks, 'task', 'en')}, ${sayCount(changes, 'change', 'en')} and ${talks} with your preferences to ${path}; keys are not in it.${left}`
  }
  const left = damaged === 0 ? '' : `有 ${damaged} 处损坏读不出来，没有写入。`
  return `已把 ${tasks} 个任务、${changes} 条改动、${conversations} 个对话和偏好设置写入 ${path}，不含密钥。${left}`
}

export function sayBackupMade({ name, bytes }: BackupItem, language: Language): string {
  const size = `${Math.ceil(bytes / 1024)} KB`
  return language === 'en' ? `Made the backup ${name} (${size}).` : `已备份为 ${name}（${size}）。`
}

export function sayErased(folder: string, language: Language): string {
  return language === 'en'
    ? `Everything of Weekloom's in ${printable(folder)} is erased.`
    : `${printable(folder)} 里 Weekloom 的全部内容已清除。`
}

export function sayReminders(lead: ReminderLead, language: Language): string {
  if (lead === null) return { en: 'Reminders are off.', zh: '提醒已关闭。' }[language]
  return language === 'en'
    ? `A reminder comes ${lead} minutes before each study block, while Weekloom is open.`
    : `Weekloom 打开时，会在每个学习任务开始前 ${lead} 分钟提醒。`
}
