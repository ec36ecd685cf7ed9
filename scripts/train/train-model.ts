// Trains the whole reader from prepared examples.
import {
  borderFeatures,
  clauseFeatures,
  laterFeature,
  roleFeatures,
} from '../../electron/language/reader/features.ts'
import { actNames, flagNames } from '../../electron/language/reader/frame.ts'
import type { ReaderModel } from '../../electron/language/reader/model-file.ts'
import { roleLabels, type Prepared } from './examples.ts'
import { learnChain, learnClassifier, type Labelled } from './learn.ts'

export type Trained = Omit<ReaderModel, 'fingerprint' | 'warmth'>

/** What is learned from: where an act begins, and what fills its roles, only from what somebody wrote, or was joined of it. */
export type Material = {
  examples: readonly Prepared[]
  joined: readonly Prepared[]
  /** Of one act each, with words beside it that ask for nothing. */
  beside: readonly Prepared[]
  /** Such words alone. */
  asides: readonly Prepared[]
}

export function trainModel({ examples, joined, beside, asides }: Material): Trained {
  const all = [...examples, ...joined]
  const clauses = clausesOf(all)
  const acts = learnClassifier(
    [...clauses, ...clausesOf(beside)].map(({ act, features }) => ({
      features,
      label: labelOf(act.label),
    })),
    [...actNames],
    { drop: 0.65, least: 3, most: 480_000 },
  )
  const orders = clauses.filter(({ act }, at) => at % 3 === 0 && act.label !== 'vent')
  const alone = asides.map(({ marked }, at) => [
    ...clauseFeatures(marked, 0, marked.tokens.length),
    ...(at % 3 === 0 ? [] : [laterFeature]),
  ])
  const besides = learnClassifier(
    [
      ...orders.map(({ features }) => ({ features, label: 0 })),
      ...alone.map((features) => ({ features, label: 1 })),
    ],
    ['', 'aside'],
    { epochs: 6, drop: 0.8, least: 3, most: 24_000 },
  )
  const flags = flagNames.map((flag) =>
    learnClassifier(
      clauses.map(({ act, features }) => ({ features, label: act.flags.includes(flag) ? 1 : 0 })),
      ['', flag],
      { epochs: 6, least: 3, most: 24_000 },
    ),
  )
  const borders = learnClassifier(examples.flatMap(bordersOf), ['', 'begins'], {
    epochs: 6,
    drop: 0.2,
    least: 3,
    most: 80_000,
  })
  const { table, chain } = learnChain(
    all.map((prepared) => ({
      features: prepared.marked.tokens.map((_, at) =>
        roleFeatures(prepared.marked, at, actAt(prepared, at)),
      ),
      gold: prepared.roles,
    })),
    roleLabels,
    { epochs: 12, drop: 0.4, least: 3, most: 400_000 },
  )
  return { acts, flags, borders, asides: besides, roles: table, chain }
}

function clausesOf(all: readonly Prepared[]) {
  return all.flatMap(({ example, marked, borders }) =>
    example.acts.map((act, at) => ({
      act,
      features: clauseFeatures(marked, borders[at] ?? 0, borders[at + 1] ?? 0),
    })),
  )
}

function labelOf(label: string): number {
  const index = actNames.findIndex((name) => name === label)
  if (index < 0) throw new Error(`no act is called ${label}`)
  return index
}

function bordersOf({ marked, borders }: Prepared): Labelled[] {
  return marked.tokens.slice(1).map((_, at) => ({
    features: borderFeatures(marked, at + 1),
    label: borders.includes(at + 1) ? 1 : 0,
  }))
}

/** The act that the token belongs to, as it was annotated. */
function actAt({ example, borders }: Prepared, token: number): string {
  const at = borders.findLastIndex((border) => border <= token)
  return example.acts[Math.min(at, example.acts.length - 1)]?.label ?? ''
}
