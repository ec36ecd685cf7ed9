// Why nothing can be written into a course pack yet, in both languages.
import type { Language } from '../../../shared/language.ts'

const words: Record<'no-term' | 'stopped', Record<Language, string>> = {
  'no-term': {
    en: 'There is no term yet, so nothing was written. Set the term up or import a timetable first.',
    zh: '还没有学期，没有写入任何内容。请先设置学期或导入课表。',
  },
  stopped: {
    en: 'It was stopped before it was done. Nothing was written.',
    zh: '还没写完就停下了，没有写入任何内容。',
  },
}

export function sayUnfinished(why: keyof typeof words, language: Language): string {
  return words[why][language]
}
