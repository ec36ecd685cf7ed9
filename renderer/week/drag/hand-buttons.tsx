// In the details of a block: what drag and keys do, as plain buttons; beside a move all others in a fold.
import type { ReactNode } from 'react'
import { hasBegun } from '../../../shared/schedule/legality.ts'
import { markOf, type Task } from '../../../shared/schedule/task.ts'
import { Button } from '../../kit/button.tsx'
import { useDesk, useStore } from '../../store/use-store.ts'
import { isPinnable } from '../../../shared/schedule/legality/freedom.ts'
import { useWords } from '../../words/words.ts'
import { carryByKeys, takeOff, togglePin, resizeByKeys } from './carry-keys.ts'
import { toggleSelected } from './select.ts'

/** `lead` stands beside the move; `children`: what else the fold holds. */
type HandButtonsProps = { task: Task; lead: ReactNode; onAct: () => void; children: ReactNode }

/** No moves for an exam; of what is fixed or over there is a copy. */
export function HandButtons({ task, lead, onAct, children }: HandButtonsProps) {
  const desk = useDesk()
  const words = useWords().drag
  const isOver = useStore(desk.week.view, ({ clock }) => hasBegun(task, clock.moment))
  const isStill = isOver || markOf(task) !== null
  const isHeld = task.place === null || (task.kind === 'event' && task.eventKind === 'exam')
  const isFree = !isHeld && !task.locked && !isStill
  const acts: Act[] = [
    [words.swap, isFree, () => carryByKeys(desk, task.id, 'swap')],
    [words.length, isFree && task.kind === 'item', () => resizeByKeys(desk, task.id, 0)],
    [words.copy, !isHeld, () => carryByKeys(desk, task.id, 'put', true)],
    [words.select, isFree, () => toggleSelected(desk, task.id)],
    [
      task.locked ? words.unpin : words.pin,
      !isHeld && isPinnable(task) && !isStill,
      () => togglePin(desk, task.id),
    ],
    [words.unplace, isFree && task.kind === 'item', () => takeOff(desk, task.id)],
  ]
  const others = <div className="stack pairs gap-6 small above-6 unless-empty">{children}</div>
  const hands = (
    <fieldset className="stack pairs gap-6 small above-6" aria-label={words.byHand}>
      <ActButtons acts={acts} onAct={onAct} />
    </fieldset>
  )
  if (!isFree)
    return (
      <>
        {lead === null ? null : <div className="stack gap-6 small above-12">{lead}</div>}
        {others}
        {isHeld ? null : hands}
      </>
    )
  return (
    <>
      <div className="stack pairs gap-6 small above-12">
        {lead}
        <ActButtons
          acts={[[words.move, true, () => carryByKeys(desk, task.id, 'put')]]}
          onAct={onAct}
        />
      </div>
      <details className="small above-6">
        <summary>{words.more}</summary>
        {hands}
        {others}
      </details>
    </>
  )
}

type Act = [name: string, isOffered: boolean, run: () => void]

function ActButtons({ acts, onAct }: { acts: readonly Act[]; onAct: () => void }) {
  const isRunning = useStore(useDesk().chat, (chat) => chat.isRunning)
  return acts
    .filter(([, isOffered]) => isOffered)
    .map(([name, , run]) => (
      <Button
        key={name}
        disabled={isRunning}
        onClick={() => {
          onAct()
          run()
        }}
      >
        {name}
      </Button>
    ))
}
