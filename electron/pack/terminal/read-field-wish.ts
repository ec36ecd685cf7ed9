// The words after `pack` that are about fields: which course, which field, and what is to be done with it.
import { packFieldKeys, type PackFieldKey } from '../../../shared/pack/fields.ts'
import { succeed, type Result } from '../../../shared/result.ts'
import type { Flags } from '../../cli/command-line/flags.ts'
import { readCount } from '../../cli/command-line/read-count.ts'
import { refuse } from '../../cli/command-line/refuse-usage.ts'
import type { UsageProblem } from '../../cli/command-line/usage-problem.ts'

/** Given on the command line, in a file, or on the standard input. */
export type TextFrom =
  | { kind: 'text'; text: string }
  | { kind: 'file'; file: string }
  | { kind: 'input' }

type OfField = { course: string; key: PackFieldKey }

export type FieldWish =
  | { act: 'list' }
  | { act: 'show'; course: string }
  | ({ act: 'field' | 'settle' | 'versions' } & OfField)
  | ({ act: 'write'; from: TextFrom } & OfField)
  /** `force` lets it replace the person's own words. */
  | ({ act: 'generate'; force: boolean } & OfField)
  | ({ act: 'restore'; version: number } & OfField)
  | ({ act: 'compare'; from: number; to: number } & OfField)
  /** Without `apply` it only says what would go. */
  | { act: 'delete'; course: string; apply: boolean }

type Reading = Result<FieldWish, UsageProblem>

export function readFieldWish(flags: Flags, words: readonly string[]): Reading {
  const [act = 'list', course, ...rest] = words
  const wrong = refuse('wrong-words', '', 'pack')
  if (act === 'list') return course === undefined ? succeed({ act }) : wrong
  if (course === undefined) return wrong
  if (act === 'show' || act === 'delete') {
    if (rest.length > 0) return wrong
    return succeed(act === 'show' ? { act, course } : { act, course, apply: flags.apply ?? false })
  }
  const [named, ...values] = rest
  const key = packFieldKeys.find((known) => known === named)
  if (key === undefined) {
    return named === undefined ? wrong : refuse('bad-field', named)
  }
  return readOfField(flags, act, { course, key }, values)
}

function readOfField(
  { file, force = false }: Flags,
  act: string,
  field: OfField,
  values: readonly string[],
): Reading {
  const wrong = refuse('wrong-words', '', 'pack')
  const [first, second, ...more] = values
  if (more.length > 0) return wrong
  switch (act) {
    case 'field':
    case 'settle':
    case 'versions':
      return first === undefined ? succeed({ act, ...field }) : wrong
    case 'generate':
      return first === undefined ? succeed({ act, ...field, force }) : wrong
    case 'write': {
      const from = second === undefined ? readSource(first, file) : null
      return from === null ? wrong : succeed({ act, ...field, from })
    }
    case 'restore': {
      const version = readCount(first ?? '')
      return version === null || second !== undefined ? wrong : succeed({ act, ...field, version })
    }
    case 'compare': {
      const [from, to] = [readCount(first ?? ''), readCount(second ?? '')]
      return from === null || to === null ? wrong : succeed({ act, ...field, from, to })
    }
    default:
      return wrong
  }
}

/** Null where neither is given, or both are. */
function readSource(text: string | undefined, file: string | undefined): TextFrom | null {
  if (text === undefined) return file === undefined || file === '' ? null : { kind: 'file', file }
  if (file !== undefined) return null
  return text === '-' ? { kind: 'input' } : { kind: 'text', text }
}
