// What of an open card is ticked, as its parts show it.
import type { WindowWords } from '../../shared/i18n/window-words.ts'
import { useMemo } from 'react'
import type { Card } from '../../shared/agent/card.ts'
import type { RecordKey, ScheduleDiff } from '../../shared/schedule/diff.ts'
import { choosableKeys, keepChanges } from '../../shared/schedule/part-of-diff.ts'
import { useDesk } from './use-store.ts'
import { useStore } from './use-store.ts'

export type ShownPart = {
  /** Whether something of the card can be taken without all of it. */
  isOffered: boolean
  keys: readonly RecordKey[]
  left: ReadonlySet<RecordKey>
  taken: number
  /** How much is ticked, of how much; null while that is all. */
  share: { taken: number; of: number } | null
  /** What is ticked, as a change of its own. */
  diff: ScheduleDiff
  /** What came along with the last tick, or went with it; empty where nothing did. */
  said: string
}

export function usePart({ id, body }: Card): ShownPart {
  const choice = useStore(useDesk().proposal.choice, (state) => state)
  const keys = useMemo(() => choosableKeys(body.diff), [body.diff])
  const { isOffered, left, said } = choice.cardId === id ? choice : wholeCard
  return useMemo(() => {
    const out = new Set(left)
    const ticked = keys.filter((key) => !out.has(key))
    const diff = out.size === 0 ? body.diff : keepChanges(body.diff, ticked)
    const taken = ticked.length
    const share = out.size === 0 ? null : { taken, of: keys.length }
    return { isOffered, keys, left: out, taken, share, diff, said }
  }, [isOffered, left, said, keys, body.diff])
}

const wholeCard = { isOffered: false, left: [], said: '' } as const

/** The name of the button that says yes. */
export function sayAccept(words: WindowWords['card'], share: ShownPart['share']): string {
  return share === null || share.taken === 0
    ? words.accept
    : words.acceptPart(share.taken, share.of)
}
