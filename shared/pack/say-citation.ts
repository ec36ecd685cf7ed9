// Where something was read, in the person's language: "From algebra.pdf, page 2, line 5".
import type { Language } from '../language.ts'
import type { Quote } from '../syllabus/citation.ts'

/** `file` is one harmless line. */
export function saySource(file: string, quote: Quote, language: Language): string {
  const place = sayFilePlace(file, quote, language)
  return language === 'zh' ? `出自 ${place}` : `From ${place}`
}

/** "algebra.pdf, page 2, line 5"; `file` as above. */
export function sayFilePlace(
  file: string,
  quote: Pick<Quote, 'page' | 'line'>,
  language: Language,
): string {
  return `${file}${language === 'zh' ? '，' : ', '}${sayPlace(quote, language)}`
}

/** The place and after it the words: `algebra.pdf, page 2, line 5: “Midterm”`. */
export function sayQuote(file: string, quote: Quote, language: Language): string {
  const colon = language === 'zh' ? '：' : ': '
  return `${sayFilePlace(file, quote, language)}${colon}“${quote.text}”`
}

/** "page 2, line 5". */
export function sayPlace({ page, line }: Pick<Quote, 'page' | 'line'>, language: Language): string {
  if (language === 'zh') return `${page === null ? '' : `第 ${page} 页`}第 ${line} 行`
  return `${page === null ? '' : `page ${page}, `}line ${line}`
}

export function sayIsPublished(isPublished: boolean, language: Language): string {
  if (language === 'zh') return isPublished ? '文中写明' : '推算'
  return isPublished ? 'published' : 'inferred'
}
