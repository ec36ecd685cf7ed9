// What people say beside a request and ask nothing with: read from its files, filled with names, and joined to examples.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { NameKind } from '../../electron/language/reader/names.ts'
import { languageOf, type Example, type Term } from './corpus.ts'
import { isAlone, joinTexts, pick } from './join-examples.ts'
import { seeded } from './learn.ts'

export type Aside = { language: 'en' | 'zh'; text: string }

/** One a line, with {course}, {work} and {event} where a name stands; a line that begins with # says something to people. */
export function readAsides(folder: string): Aside[] {
  return readdirSync(folder)
    .toSorted()
    .flatMap((file) =>
      readFileSync(join(folder, file), 'utf8')
        .split('\n')
        .filter((line) => line.trim() !== '' && !line.startsWith('#'))
        .map((line) => ({ language: languageOf(file), text: line.trim() })),
    )
}

/** Each of them `times` times alone, with names of the terms of its language: no act. */
export function asidesAlone(
  asides: readonly Aside[],
  examples: readonly Example[],
  times: number,
): Example[] {
  const random = seeded(11)
  const terms = Map.groupBy(new Set(examples), ({ file }) => languageOf(file))
  return asides.flatMap((aside) =>
    Array.from({ length: times }).flatMap((): Example[] => {
      const beside = pick(terms.get(aside.language) ?? [], random)
      if (beside === undefined) return []
      const text = fill(aside.text, beside.term, random)
      return [{ ...beside, text, acts: [], spans: [] }]
    }),
  )
}

/** `count` examples of one act with an aside before them, behind them, or both: the act is the same. */
export function withAsides(
  examples: readonly Example[],
  asides: readonly Aside[],
  count: number,
): Example[] {
  const random = seeded(5)
  const fit = examples.filter(({ acts }) => acts.length === 1 && !acts.some(isAlone))
  const byLanguage = Map.groupBy(asides, ({ language }) => language)
  return Array.from({ length: count }).flatMap(() => {
    const example = pick(fit, random)
    if (example === undefined) return []
    const beside = () => {
      const aside = pick(byLanguage.get(languageOf(example.file)) ?? [], random)
      return fill(aside?.text ?? '', example.term, random)
    }
    const place = random()
    const before = place < 0.65 ? beside() : ''
    const behind = place >= 0.5 ? beside() : ''
    const texts = [before, example.text, behind].filter((text) => text !== '')
    const text = texts.reduce((said, next) => joinTexts(said, next, example.file, random))
    return [
      {
        ...example,
        text,
        acts: example.acts.map((act) => Object.assign({}, act, { start: 0, end: text.length })),
        spans: [],
      },
    ]
  })
}

function fill(text: string, term: Term, random: () => number): string {
  return text.replaceAll(/\{(course|work|event)\}/g, (_, kind: NameKind) => {
    const ofKind = term.filter((name) => name.kind === kind)
    return pick(ofKind.length > 0 ? ofKind : term, random)?.text ?? ''
  })
}
