// The language to begin with, from what the machine says of its person.
import { languages, type Language } from '../../shared/language.ts'

/** `locale` is a BCP 47 tag, such as zh-CN. */
export function languageOf(locale: string): Language {
  const spoken = locale.toLowerCase().split('-')[0]
  return languages.find((language) => language === spoken) ?? 'en'
}

/** Asked of the collator, which knows the locale as well as what writes dates and is made in half its time. */
export function machineLanguage(): Language {
  return languageOf(Intl.Collator().resolvedOptions().locale)
}
