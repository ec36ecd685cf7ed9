// The week as it was at a turn of the conversation.
import type { Words } from './words.ts'

export const thenWords: Words<{
  asItWas: (time: string) => string
  since: (changes: number) => string
  back: string
}> = {
  en: {
    asItWas: (time) => `As it was on ${time}`,
    since: (changes) =>
      changes === 0
        ? '· nothing changed since'
        : `· ${changes === 1 ? '1 change' : `${changes} changes`} since`,
    back: 'Back to now',
  },
  zh: {
    asItWas: (time) => `${time} 时的样子`,
    since: (changes) => (changes === 0 ? '· 之后没有改动' : `· 之后有 ${changes} 处改动`),
    back: '回到现在',
  },
}
