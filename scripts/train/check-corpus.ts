// Finds faults of the corpus: names that there are not, and the same words annotated in two ways.
import { actNames, flagNames, roleNames } from '../../electron/language/reader/frame.ts'
import { plainForm } from '../../electron/language/reader/tokens.ts'
import type { Example } from './corpus.ts'

/** One line for each fault, with its place; none is a sound corpus. Case, width and signs make no other words. */
export function checkCorpus(examples: readonly Example[]): string[] {
  const known = new Map<string, { acts: string; where: string }>()
  return examples.flatMap((example) => {
    const where = `${example.file}:${example.line}`
    const acts = example.acts.map(({ label }) => label).join(' + ')
    const words = plainForm(example.text).replaceAll(/[\s\p{P}\p{S}]+/gu, '')
    const before = known.get(words)
    known.set(words, before ?? { acts, where })
    return [
      ...unknownNames(example).map((fault) => `${where}: ${fault}`),
      ...(before === undefined || before.acts === acts || words === ''
        ? []
        : [`${where}: “${example.text}” is “${before.acts}” in ${before.where}`]),
    ]
  })
}

const isIn = (names: readonly string[], name: string) => names.includes(name)

function unknownNames({ acts, spans }: Example): string[] {
  return [
    ...acts
      .filter(({ label }) => !isIn(actNames, label))
      .map(({ label }) => `no act is called “${label}”`),
    ...acts.flatMap(({ flags }) =>
      flags.filter((flag) => !isIn(flagNames, flag)).map((flag) => `no flag is called “${flag}”`),
    ),
    ...spans
      .filter(({ role }) => !isIn(roleNames, role))
      .map(({ role }) => `no role is called “${role}”`),
  ]
}
