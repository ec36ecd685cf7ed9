// Where something was read, in the person's language: "From algebra.pdf, page 2, line 5".
import type { Language } from '../language.ts'
import type { Quote } from '../syllabus/citation.ts'

/** `file` is one harmless line. */
export function saySource(file: string, quote: Quote, language: Language): string {
  const place = sayPlace(quote, language)
  return language === 'zh' ? `出自 ${file}，${place}` : `From ${file}, ${place}`
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
