// The form in a card: the fields of a proposed call.
import { edit as en } from '../../shared/i18n/en/window/edit.ts'
import { edit as zh } from '../../shared/i18n/zh/window/edit.ts'

export const editWords = { en, zh }
