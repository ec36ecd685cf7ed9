// The words after `pack` that are about sources: which course, which files, and what is looked for in them.
import { succeed, type Result } from '../../../shared/result.ts'
import type { Flags } from '../../cli/command-line/flags.ts'
import { readCount } from '../../cli/command-line/read-count.ts'
import { refuse } from '../../cli/command-line/refuse-usage.ts'
import type { UsageProblem } from '../../cli/command-line/usage-problem.ts'

export const sourceActs: readonly (string | undefined)[] = [
  'sources',
  'add-source',
  'remove-source',
  'search',
  'research',
  'web',
  'search-web',
]

export type SourceWish =
  | { act: 'sources'; course: string | null }
  | { act: 'add-source'; course: string; files: readonly string[] }
  /** Without `apply` it only says what rests on it. */
  | { act: 'remove-source'; id: number; apply: boolean }
  | { act: 'search'; course: string; query: string }
  /** Without a question the report on the course; `help` lets the chosen model take part. */
  | { act: 'research'; course: string; question: string | null; help: boolean }
  /** Null only shows it; empty turns it off. */
  | { act: 'web'; address: string | null }
  | { act: 'search-web'; query: string }

export function readSourceWish(
  flags: Flags,
  words: readonly string[],
): Result<SourceWish, UsageProblem> {
  const wrong = refuse('wrong-words', '', 'pack')
  const [act, first, ...rest] = words
  const typed = rest.join(' ').trim()
  switch (act) {
    case 'sources':
      return rest.length === 0 ? succeed({ act, course: first ?? null }) : wrong
    case 'web': {
      const address = first === 'off' ? '' : (first ?? null)
      return rest.length === 0 ? succeed({ act, address }) : wrong
    }
    case 'search-web': {
      const query = [first, ...rest].join(' ').trim()
      return query === '' ? wrong : succeed({ act, query })
    }
    case 'remove-source': {
      const id = readCount(first ?? '')
      if (id === null || rest.length > 0) return wrong
      return succeed({ act, id, apply: flags.apply ?? false })
    }
    default:
      break
  }
  if (first === undefined) return wrong
  switch (act) {
    case 'add-source':
      return rest.length === 0 ? wrong : succeed({ act, course: first, files: rest })
    case 'search':
      return typed === '' ? wrong : succeed({ act, course: first, query: typed })
    case 'research': {
      const question = typed === '' ? null : typed
      return succeed({ act, course: first, question, help: flags['with-model'] ?? false })
    }
    default:
      return wrong
  }
}
