// What is said of a document's card: once it is written, once it is turned down, and while it waits.
import type { Language } from '../language.ts'

const phrases: Record<Language, { written: string; next: string; kept: string; waits: string }> = {
  en: {
    written: 'Written.',
    next: 'Say “plan my week” and it finds its places.',
    kept: 'Nothing was written, and nothing is lost: say what should be different.',
    waits:
      'The card above waits for your yes: accept it there, and it is written. To change it, say what should be different.',
  },
  zh: {
    written: '已写入。',
    next: '说“帮我安排这周”，就会给它找时间。',
    kept: '没有写入任何内容，也没有丢掉什么：说说要改哪里。',
    waits: '上面的卡片在等你确认：在那里接受就会写入。想改的话，直接说要改什么。',
  },
}

/** `effect` says what it did; `isWaiting` where it brought work that has no place yet. */
export function sayBriefWritten(effect: string, isWaiting: boolean, language: Language): string {
  const { written, next } = phrases[language]
  return [written, effect, ...(isWaiting ? [next] : [])].join(language === 'en' ? ' ' : '')
}

export function sayBriefKept(language: Language): string {
  return phrases[language].kept
}

export function sayBriefWaits(language: Language): string {
  return phrases[language].waits
}
