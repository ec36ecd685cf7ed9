// The settings: the parts of the dialog, backups, the data folder, and erasing.
import * as en from '../../shared/i18n/en/window/settings.ts'
import * as zh from '../../shared/i18n/zh/window/settings.ts'

export type SettingsWords = (typeof settingsWords)['en']

export const settingsWords = { en: en.settings, zh: zh.settings }

export const backupWords = { en: en.backup, zh: zh.backup }

export const dataWords = { en: en.data, zh: zh.data }
