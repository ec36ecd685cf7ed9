// The language to begin with, from what the machine says of its person.
import type { Language } from '../shared/language.ts'

/** `locale` is a BCP 47 tag, such as zh-CN. */
export function languageOf(locale: string): Language {
  return /^zh(-|$)/i.test(locale) ? 'zh' : 'en'
}

export function machineLanguage(): Language {
  return languageOf(Intl.DateTimeFormat().resolvedOptions().locale)
}
