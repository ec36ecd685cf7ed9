// The list of keys: what each does where, and the names of the keys that have one in each language.
import { shortcut as en } from '../../shared/i18n/en/window/shortcut.ts'
import { shortcut as zh } from '../../shared/i18n/zh/window/shortcut.ts'

export const shortcutWords = { en, zh }
