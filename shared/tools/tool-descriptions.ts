// What each tool does, as a model's prompt says it; what the arguments may be stands in their schema.
import * as en from '../i18n/en/tools/tool-descriptions.ts'
import * as zh from '../i18n/zh/tools/tool-descriptions.ts'

export const toolDescriptions = { en: en.toolDescriptions, zh: zh.toolDescriptions }

/** When each pack is of use, for a model that sees the names of its tools only. */
export const packDescriptions = { en: en.packDescriptions, zh: zh.packDescriptions }
