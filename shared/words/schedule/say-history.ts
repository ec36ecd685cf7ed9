// Who made a change, and what has become of it since.
import * as en from '../../i18n/en/schedule/history.ts'
import * as zh from '../../i18n/zh/schedule/history.ts'
import type { Author } from '../../agent/agent-step.ts'
import type { Language } from '../../language.ts'
import type { Standing } from '../../schedule/history.ts'

const authorNames = { en: en.authorNames, zh: zh.authorNames }

const standingNames = { en: en.standingNames, zh: zh.standingNames }

export function sayAuthor(author: Author, language: Language): string {
  return authorNames[language][author]
}

/** Empty for a change that stands. */
export function sayStanding(standing: Standing, language: Language): string {
  return standingNames[language][standing]
}
