// Joins examples of one author into messages with several acts: students send many such, and few of the examples are.
import type { Example } from './corpus.ts'
import { seeded } from './learn.ts'

/** What stands between two acts; what says something belongs to the second. */
const glue: Record<'en' | 'zh', readonly (readonly [between: string, word: string])[]> = {
  en: [
    ...[', ', '. ', '! ', '!! ', ' ', '\n', '; ', ' - '].map((sign) => [sign, ''] as const),
    ...['and ', 'then ', 'n ', 'also ', 'and then '].map((word) => [' ', word] as const),
    ...['and ', 'then ', 'btw ', 'but ', 'so '].map((word) => [', ', word] as const),
    ...['also ', 'oh and '].map((word) => ['. ', word] as const),
  ],
  zh: [
    ...['，', '，', '。', '！', ' ', '；', '、', '\n', '～'].map((sign) => [sign, ''] as const),
    ...['然后', '再', '顺便', '另外', '还有', '也', '就', '所以'].map(
      (word) => ['，', word] as const,
    ),
    ['。', '对了'],
  ],
}

/** Only what stands by itself: an answer is the whole of its message. */
const alone: ReadonlySet<string> = new Set(['answer', 'yes', 'no', 'cancel'])

const longest = 90

/** `count` messages of two acts or more, each half from the same author and term; the same for the same examples. */
export function joinExamples(examples: readonly Example[], count: number): Example[] {
  const fit = examples.filter(
    ({ text, acts }) => text.length <= longest && acts.every(({ label }) => !alone.has(label)),
  )
  const byAuthor = Map.groupBy(fit, ({ file }) => file.replace(/-\d+\.txt$/, ''))
  const random = seeded(7)
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)]
  return Array.from({ length: count }).flatMap(() => {
    const first = pick(fit)
    const second = pick(byAuthor.get(first?.file.replace(/-\d+\.txt$/, '') ?? '') ?? [])
    if (first === undefined || second === undefined) return []
    const [between, word] = pick(first.file.startsWith('zh') ? glue.zh : glue.en) ?? ['', '']
    return [joinTwo(first, second, between, word)]
  })
}

/** A sign at the end of the first is taken for the glue. */
function joinTwo(first: Example, second: Example, between: string, word: string): Example {
  const isEnded = /[.!?。！？…~～,，;；]\s*$/u.test(first.text)
  const before = first.text + (isEnded ? (/\p{Script=Han}/u.test(first.text) ? '' : ' ') : between)
  const start = before.length
  const by = start + word.length
  const last = first.acts.length - 1
  return {
    ...first,
    text: before + word + second.text,
    acts: [
      ...first.acts.map((act, at) => (at === last ? { ...act, end: start } : act)),
      ...second.acts.map((act, at) => ({
        ...act,
        start: at === 0 ? start : act.start + by,
        end: act.end + by,
      })),
    ],
    spans: [
      ...first.spans,
      ...second.spans.map((span) => ({ ...span, start: span.start + by, end: span.end + by })),
    ],
  }
}
