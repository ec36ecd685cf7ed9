// What is said of a document's card: once it is written, once it is turned down, and while it waits.
import type { Language } from '../../language.ts'

/** What leaves the card open: a yes, and thanks. */
export type Keeping = 'yes' | 'thanks'

type Phrases = {
  written: string
  next: string
  nextInPack: string
  kept: string
  left: Record<'guide' | 'pack', string>
  waits: Record<Keeping, string>
}

const phrases: Record<Language, Phrases> = {
  en: {
    written: 'Written.',
    next: 'Say “plan my week” and it finds its places.',
    nextInPack:
      'Say “plan the whole term” and it finds its places, then “continue the course pack” to go on here.',
    kept: 'Nothing was written, and nothing is lost: say what should be different.',
    left: {
      guide:
        'The draft on the card above is kept, nothing of it was written: say “go on with the guide” to have it again.',
      pack: 'The course pack stays as it is: say “open the course pack” to go on with it.',
    },
    waits: {
      yes: 'The card above waits for your yes: accept it there, and it is written. To change it, say what should be different.',
      thanks:
        'You are welcome. The card above is still open: accept it there, and it is written. To change it, say what should be different.',
    },
  },
  zh: {
    written: '已写入。',
    next: '说“帮我安排这周”，就会给它找时间。',
    nextInPack: '说“安排整个学期”，就会给它找时间；之后说“继续做课程包”，接着往下走。',
    kept: '没有写入任何内容，也没有丢掉什么：说说要改哪里。',
    left: {
      guide: '上面卡片里的草稿留着，还没有写入任何内容：说“继续引导”就能接着来。',
      pack: '课程包保持现在的样子：说“打开课程包”就能接着做。',
    },
    waits: {
      yes: '上面的卡片在等你确认：在那里接受就会写入。想改的话，直接说要改什么。',
      thanks: '不客气。上面的卡片还开着：在那里接受就会写入。想改的话，直接说要改什么。',
    },
  },
}

/** `effect` says what it did; `isWaiting` where it brought work that has no place yet. A pack goes on once it has. */
export function sayBriefWritten(
  { effect, isWaiting, isOfPack }: { effect: string; isWaiting: boolean; isOfPack: boolean },
  language: Language,
): string {
  const { written, next, nextInPack } = phrases[language]
  const onward = isWaiting ? [isOfPack ? nextInPack : next] : []
  return [written, effect, ...onward].join(language === 'en' ? ' ' : '')
}

export function sayBriefKept(language: Language): string {
  return phrases[language].kept
}

/** The person has gone on to something else. */
export function sayBriefLeft(of: 'guide' | 'pack', language: Language): string {
  return phrases[language].left[of]
}

export function sayBriefWaits(after: Keeping, language: Language): string {
  return phrases[language].waits[after]
}
