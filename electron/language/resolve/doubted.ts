// Writes as they stand, or asked back for a doubt about them.
import { ask } from '../say/say-or-ask.ts'
import type { Doubt } from '../read/draft.ts'
import type { Intent, Write } from './intent.ts'

export function doubted(writes: Write[], doubt: Doubt | null): Intent {
  if (doubt !== null) return ask({ kind: 'really', doubt, writes })
  return { kind: 'writes', writes, notes: [] }
}
