// Writes the page that says what the reader was trained on, how good it is on people it has not met, and where it fails.
import type { Example } from './corpus.ts'
import { accuracy, f1, sumOf, type Measured, type ReadClause } from './measure.ts'

export type CardFacts = {
  train: readonly Example[]
  test: readonly Example[]
  measured: Measured
  curve: readonly { count: number; measured: Measured }[]
  bare: Measured | null
  bytes: number
  warmth: number
}

export const percent = (share: number) => `${(share * 100).toFixed(1)} %`

export function writeCard({
  train,
  test,
  measured,
  curve,
  bare,
  bytes,
  warmth,
}: CardFacts): string {
  const { clauses } = measured
  const of = (language: string) => clauses.filter(({ file }) => file.startsWith(language))
  const lines = [
    '# The reader’s model card',
    '',
    'Written by `npm run train`; don’t edit it. What the acts and roles mean stands in [corpus.md](corpus.md).',
    '',
    '## Data',
    '',
    `- Trained on ${train.length} examples by ${authorsOf(train)} authors (${share(train, 'en')} English, ${share(train, 'zh')} Chinese), each with a term of courses and work of their own.`,
    `- Tested on ${test.length} examples by ${authorsOf(test)} other authors, with other terms, of which nothing was trained on. No author saw the reader, its tests, or another author’s examples.`,
    `- Weights: ${(bytes / 1e6).toFixed(2)} MB. Scores of acts are divided by ${warmth} before they are chances.`,
    '',
    '## Figures on the unseen authors',
    '',
    '| | all | English | Chinese |',
    '| --- | --- | --- | --- |',
    `| act right | ${[clauses, of('en'), of('zh')].map((each) => percent(accuracy(each))).join(' | ')} |`,
    `| act among the first three | ${[clauses, of('en'), of('zh')].map((each) => percent(accuracy(each, 3))).join(' | ')} |`,
    `| message cut into its acts rightly | ${percent(measured.cutRight / measured.messages)} | | |`,
    `| roles, F1 of exact spans | ${percent(f1(sumOf(measured.slots.values())))} | | |`,
    '',
    'How often a reading is right, by the chance that it gives itself:',
    '',
    '| chance at least | clauses | right |',
    '| --- | --- | --- |',
    ...[0.3, 0.5, 0.7, 0.85, 0.95].map((least) => {
      const sure = clauses.filter(({ chance }) => chance >= least)
      return `| ${least} | ${sure.length} | ${percent(accuracy(sure))} |`
    }),
    '',
    ...sayCurve(curve, bare),
    ...sayDetails(measured),
  ]
  return lines.join('\n')
}

function sayDetails({ clauses, slots }: Measured): string[] {
  return [
    '## By act',
    '',
    '| act | clauses | right |',
    '| --- | --- | --- |',
    ...byAct(clauses).map(
      ([act, each]) => `| ${act} | ${each.length} | ${percent(accuracy(each))} |`,
    ),
    '',
    '## By role',
    '',
    ...sayRoles(slots),
    '',
    '## Known faults: what it takes for what',
    '',
    '| is | read as | times |',
    '| --- | --- | --- |',
    ...confusions(clauses).map(([pair, count]) => `| ${pair} | ${count} |`),
    '',
  ]
}

function sayCurve(curve: CardFacts['curve'], bare: Measured | null): string[] {
  if (curve.length === 0) return []
  return [
    '## How it learns',
    '',
    '| trained on | act right | among three | roles F1 |',
    '| --- | --- | --- | --- |',
    ...curve.map(({ count, measured: at }) => `| ${count} | ${figures(at)} |`),
    ...(bare === null ? [] : [`| all, without the lexicon | ${figures(bare)} |`]),
    '',
  ]
}

function figures(measured: Measured): string {
  return [
    percent(accuracy(measured.clauses)),
    percent(accuracy(measured.clauses, 3)),
    percent(f1(sumOf(measured.slots.values()))),
  ].join(' | ')
}

function authorsOf(examples: readonly Example[]): number {
  return new Set(examples.map(({ file }) => file.replace(/-\d+\.txt$/, ''))).size
}

/** A table of how well each role is read. */
export function sayRoles(slots: Measured['slots']): string[] {
  return [
    '| role | annotated | F1 |',
    '| --- | --- | --- |',
    ...[...slots]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([role, counts]) => `| ${role} | ${counts.annotated} | ${percent(f1(counts))} |`),
  ]
}

export function share(examples: readonly { file: string }[], language: string): number {
  return examples.filter(({ file }) => file.startsWith(language)).length
}

function byAct(clauses: readonly ReadClause[]): [string, ReadClause[]][] {
  const grouped = Map.groupBy(clauses, ({ right }) => right)
  return [...grouped].toSorted(([a], [b]) => (a < b ? -1 : 1))
}

const mostPairs = 25

function confusions(clauses: readonly ReadClause[]): [string, number][] {
  const counts = new Map<string, number>()
  for (const { right, read, place } of clauses) {
    if (place === 0) continue
    const pair = `${right} | ${read}`
    counts.set(pair, (counts.get(pair) ?? 0) + 1)
  }
  return [...counts].toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).slice(0, mostPairs)
}
