// While a block is in hand or a what-if is shown: the keys that steer it, and what happens when the schedule changes.
import { useEffect } from 'react'
import { useDesk } from '../../store/use-store.ts'
import type { Desk } from '../../store/desk.ts'
import { useStore } from '../../store/use-store.ts'
import { drawnFrom } from '../../store/week-store.ts'
import { judgeAgain, lightUp, putBack, weigh } from './carry.ts'
import { steerCarry } from './carry-keys.ts'
import { followTrial, putTrialBack, yieldTrial } from './trial.ts'

export function useCarry(): void {
  const desk = useDesk()
  const isCarrying = useStore(desk.carry.view, ({ carry }) => carry !== null)
  const isTrying = useStore(desk.carry.view, ({ trial }) => trial !== null)
  // With the week its keys and its words go: nothing stays in hand.
  useEffect(() => () => putBack(desk), [desk])
  useEffect(() => {
    if (!isCarrying) return undefined
    const onKey = (event: KeyboardEvent) => {
      if (!steerCarry(desk, event)) return
      event.preventDefault()
      event.stopPropagation()
    }
    // Before whatever has the focus: the block is steered, the page stands still.
    document.addEventListener('keydown', onKey, { capture: true })
    const stop = watchWeek(desk, () => judgeAgain(desk))
    return () => {
      document.removeEventListener('keydown', onKey, { capture: true })
      stop()
    }
  }, [desk, isCarrying])
  useEffect(() => {
    if (!isTrying) return undefined
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return
      event.preventDefault()
      putTrialBack(desk)
    }
    document.addEventListener('keydown', onKey)
    const stops = [
      watchWeek(desk, () => followTrial(desk)),
      desk.proposal.view.subscribe(() => yieldTrial(desk)),
    ]
    return () => {
      document.removeEventListener('keydown', onKey)
      stops.forEach((stop) => stop())
    }
  }, [desk, isTrying])
}

/** Calls when the schedule or the hour is another; a turned week is lit up too. */
function watchWeek(desk: Desk, onChange: () => void): () => void {
  const { view } = desk.week
  let { state, clock } = view.get()
  let from = drawnFrom(view.get())
  return view.subscribe(() => {
    const now = view.get()
    const isTurned = drawnFrom(now) !== from
    const isChanged = now.state !== state || now.clock !== clock
    ;({ state, clock } = now)
    from = drawnFrom(now)
    if (isChanged) onChange()
    const { carry } = desk.carry.view.get()
    if (!isTurned || carry === null) return
    lightUp(desk)
    void weigh(desk, carry.taskId)
  })
}
