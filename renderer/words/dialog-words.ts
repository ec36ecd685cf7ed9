// The dialogs: add study work, import.
import * as en from '../../shared/i18n/en/window/dialog.ts'
import * as zh from '../../shared/i18n/zh/window/dialog.ts'

export const addStudyWords = { en: en.addStudy, zh: zh.addStudy }

export const importWords = { en: en.imports, zh: zh.imports }
