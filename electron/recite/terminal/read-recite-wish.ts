// The words after `recite`: which text is meant, and what is to be done with it.
import { maxMaterials } from '../../../shared/recite/material.ts'
import { succeed, type Result } from '../../../shared/result.ts'
import type { Flags } from '../../cli/command-line/flags.ts'
import { readCount } from '../../cli/command-line/read-count.ts'
import { readNumbers } from '../../cli/command-line/read-numbers.ts'
import { refuse } from '../../cli/command-line/refuse-usage.ts'
import type { UsageProblem } from '../../cli/command-line/usage-problem.ts'

/** Words given on the command line, or in a file. */
export type WordsFrom = { kind: 'text'; text: string } | { kind: 'file'; file: string }

export type ReciteWish =
  | { kind: 'list' }
  | { kind: 'add'; title: string; course: string; words: WordsFrom }
  | { kind: 'begin' | 'show'; material: number }
  | { kind: 'say'; words: WordsFrom }
  | { kind: 'leave' | 'advise' }
  /** Without `apply` it only says what would be. */
  | { kind: 'delete'; materials: number[]; apply: boolean }
  | { kind: 'plan'; apply: boolean }
  | { kind: 'import'; file: string; course: string }

export function readReciteWish(
  { text, file, apply = false }: Flags,
  words: readonly string[],
): Result<ReciteWish, UsageProblem> {
  const [act, first, second, ...rest] = words
  const wrong = refuse('wrong-words', '', 'recite')
  const isAlone = first === undefined
  const isOne = first !== undefined && second === undefined
  if (rest.length > 0) return wrong
  switch (act) {
    case undefined:
      return succeed({ kind: 'list' })
    case 'add': {
      const given = readWords(text, file)
      if (first === undefined || given === null) return wrong
      return succeed({ kind: 'add', title: first, course: second ?? '', words: given })
    }
    case 'begin':
    case 'show': {
      const material = readCount(first ?? '')
      if (!isOne) return wrong
      if (material === null) return refuse('bad-text', first, 'recite')
      return succeed({ kind: act, material })
    }
    case 'delete': {
      if (!isOne) return wrong
      const materials = readNumbers(first)
      if (materials === null) return refuse('bad-text', first, 'recite')
      if (materials.length > maxMaterials) return refuse('many-texts', first, 'recite')
      return succeed({ kind: 'delete', materials, apply })
    }
    case 'say': {
      const given = readWords(isAlone ? text : first, file)
      return second !== undefined || given === null ? wrong : succeed({ kind: 'say', words: given })
    }
    case 'leave':
    case 'advise':
      return isAlone ? succeed({ kind: act }) : wrong
    case 'plan':
      return isAlone ? succeed({ kind: 'plan', apply }) : wrong
    case 'import':
      return first === undefined
        ? wrong
        : succeed({ kind: 'import', file: first, course: second ?? '' })
    default:
      return wrong
  }
}

/** Null where neither is given, or both are. */
function readWords(text: string | undefined, file: string | undefined): WordsFrom | null {
  if (text !== undefined) return file === undefined ? { kind: 'text', text } : null
  return file === undefined || file === '' ? null : { kind: 'file', file }
}
