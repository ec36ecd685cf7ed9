// Joins examples of one author into messages with several acts: students send many such, and few of the examples are.
import { languageOf, type Act, type Example } from './corpus.ts'
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
export function isAlone({ label }: Act): boolean {
  return /^(?:answer|yes|no|cancel)$/.test(label)
}

const longest = 90

/** `count` messages of two acts or more, each half from the same author and term; the same for the same examples. */
export function joinExamples(examples: readonly Example[], count: number): Example[] {
  const fit = examples.filter(({ text, acts }) => text.length <= longest && !acts.some(isAlone))
  const byAuthor = Map.groupBy(fit, ({ file }) => file.replace(/-\d+\.txt$/, ''))
  const random = seeded(7)
  return Array.from({ length: count }).flatMap(() => {
    const first = pick(fit, random)
    const second = pick(byAuthor.get(first?.file.replace(/-\d+\.txt$/, '') ?? '') ?? [], random)
    if (first === undefined || second === undefined) return []
    const [between, word] = pick(glue[languageOf(first.file)], random) ?? ['', '']
    return [joinTwo(first, second, between, word)]
  })
}

export function pick<T>(list: readonly T[], random: () => number): T | undefined {
  return list[Math.floor(random() * list.length)]
}

/** Of the glue the first are signs alone: an aside needs no word before it. */
const signs = 8

/** With a sign or a space between them, as people write. */
export function joinTexts(
  first: string,
  second: string,
  file: string,
  random: () => number,
): string {
  const [between] = pick(glue[languageOf(file)].slice(0, signs), random) ?? ['']
  return glued(first, between) + second
}

/** A sign at the end of the first is taken for the glue. */
function glued(text: string, between: string): string {
  const isEnded = /[.!?。！？…~～,，;；]\s*$/u.test(text)
  return text + (isEnded ? (/\p{Script=Han}/u.test(text) ? '' : ' ') : between)
}

function joinTwo(first: Example, second: Example, between: string, word: string): Example {
  const before = glued(first.text, between)
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
