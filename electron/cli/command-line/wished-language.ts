// The language to complain in, found even where the rest of a command line makes no sense.
import { languageSchema, type Language } from '../../../shared/language.ts'
import { machineLanguage } from '../../machine-language.ts'

/** What the last readable --lang among `words` says, else this machine's. */
export function wishedLanguage(words: readonly string[]): Language {
  const wishes = words.flatMap((word, index) => {
    const value = word === '--lang' ? words[index + 1] : /^--lang=(.*)$/s.exec(word)?.[1]
    return languageSchema.safeParse(value).data ?? []
  })
  return wishes.at(-1) ?? machineLanguage()
}
