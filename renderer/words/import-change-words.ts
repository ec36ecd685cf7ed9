// What importing a feed again would change: the dialog's groups, and the bar under the week while its ghosts are shown.
import { importChange as en } from '../../shared/i18n/en/window/import-change.ts'
import { importChange as zh } from '../../shared/i18n/zh/window/import-change.ts'

export const importChangeWords = { en, zh }
