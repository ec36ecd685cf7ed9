// The attempt of this recital as far as it is written, by keyboard and by voice.
import type { Recital } from '../../shared/recite/recital.ts'
import { useDesk } from '../store/desk-context.ts'
import { useStore } from '../store/use-store.ts'
import { appendSpoken } from './dictation.ts'

export type AttemptHand = {
  /** The same attempt has the same name, so that one that is sent again counts once. */
  id: string
  round: number
  text: string
  write: (text: string) => void
  add: (spoken: string) => void
  clear: () => void
}

/** `begun` recitals of the text have a first round that was compared. */
export function useAttempt(
  { material, scores }: Extract<Recital, { kind: 'listening' }>,
  begun: number,
): AttemptHand {
  const { attempt } = useDesk()
  const round = scores.length + 1
  // The same through all rounds: what another window compares meanwhile takes nothing from what is written here.
  const recital = `${material}-${round === 1 ? begun : begun - 1}`
  const text = useStore(attempt, (state) => (state.of === recital ? state.text : ''))
  return {
    id: `page-${material}-${begun}-${round}`,
    round,
    text,
    write: (written) => attempt.set({ text: written, of: recital }),
    // Two pieces may come before the page is drawn again.
    add: (spoken) =>
      attempt.set((state) => ({
        text: appendSpoken(state.of === recital ? state.text : '', spoken),
        of: recital,
      })),
    clear: () => attempt.set({ text: '' }),
  }
}
