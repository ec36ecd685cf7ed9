// Which language the person speaks in: that of the words around the names, for names may be in the other one.
import type { Language } from '../../../shared/language.ts'
import { normaliseText } from '../../../shared/text/normalise-text.ts'

const han = /\p{Script=Han}/gu
const latinWord = /[a-z][a-z']*/g

/** `names` are titles and courses; they say nothing about the language of a sentence. */
export function detectLanguage(
  text: string,
  names: readonly string[],
  otherwise: Language,
): Language {
  const whole = normaliseText(text)
  const withoutNames = names
    .map(normaliseText)
    .filter((name) => name.length > 1)
    .toSorted((a, b) => b.length - a.length)
    .reduce((rest, name) => rest.replaceAll(name, ' '), whole)
  return judge(withoutNames) ?? judge(whole) ?? otherwise
}

function judge(text: string): Language | null {
  const hanSigns = text.match(han)?.length ?? 0
  const latinWords = text.match(latinWord)?.length ?? 0
  if (hanSigns === 0 && latinWords === 0) return null
  return hanSigns > latinWords ? 'zh' : 'en'
}
