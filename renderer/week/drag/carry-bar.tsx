// Above the week while a block is in hand: what letting go would do, and buttons for whoever uses neither drag nor keys.
import type { WindowWords } from '../../../shared/i18n/window-words.ts'
import { useEffect, useRef } from 'react'
import { Button } from '../../kit/button.tsx'
import { CostMark } from '../../reasons/cost-marks.tsx'
import { useDesk, useRecord, useStore } from '../../store/use-store.ts'
import { costKey, type Carry } from '../../store/carry-store.ts'
import { useWords, useLanguage } from '../../words/words.ts'
import type { Language } from '../../../shared/language.ts'
import { heldAt } from '../../../shared/schedule/edits/clock-span.ts'
import type { Place } from '../../../shared/schedule/place.ts'
import { findTask, type ScheduleState } from '../../../shared/schedule/state.ts'
import { cleanTitle } from '../../../shared/text/quote-title.ts'
import { sayWhereBriefly } from '../../../shared/words/schedule/say-change.ts'
import { letGo, putBack } from './carry.ts'
import styles from './drag.module.css'
import { focusOrigin } from './hand-edit.ts'
import { steerEdge } from './carry-keys.ts'
import { sayBound, sayCarry } from './say-carry.ts'

export function CarryBar({ carry, state }: { carry: Carry; state: ScheduleState }) {
  const desk = useDesk()
  const language = useLanguage()
  const words = useWords().drag
  const costs = useStore(desk.carry.view, (view) => view.costs)
  const task = useRecord(desk.week.tasks, carry.taskId)
  const bar = useRef<HTMLDivElement>(null)
  const isByKeys = carry.by === 'keys'
  useEffect(() => {
    if (isByKeys) bar.current?.focus()
  }, [isByKeys])
  const { text, cost, isRefused } = sayCarry(state, carry, costs, language)
  const named = cleanTitle(task?.title ?? '', language)
  const title = carry.also.length === 0 ? named : words.several(carry.also.length + 1)
  const keys = carry.by === 'pointer' && isRefused ? words.refusedKeys : keysOf(carry, words)
  const canDrop = carry.verdict?.kind === 'legal' && !carry.isDropping
  const cancel = () => {
    putBack(desk)
    focusOrigin(carry.taskId)
  }
  return (
    <section className={styles.bar} aria-label={words.carrying} data-carry-bar="">
      {/* The arrow keys steer the block: a screen reader has to hand them on. */}
      <div
        ref={bar}
        role="application"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
        tabIndex={isByKeys ? 0 : -1}
        className={`grow narrows clips tight rounded-small ${styles.said}`}
        aria-label={`${words.inHand(title)}. ${keys}`}
      >
        <p className={`ellipsis ${styles.line}`} data-refused={isRefused || undefined}>
          <b>{carry.isTrial ? `${words.whatIf}: ${title}` : title}</b>
          <span>{sayWay(state, carry, language) ?? text}</span>
          {cost === '' ? null : <CostNote carry={carry} cost={cost} />}
        </p>
        <p className={`ellipsis quiet ${styles.keys}`}>{sayBound(carry, language) || keys}</p>
      </div>
      {isByKeys ? (
        <span className="flex gap-6 fixed" data-carry-act="">
          {carry.purpose === 'resize' ? (
            <>
              <Button onClick={() => steerEdge(desk, 'end', -1)}>{words.shorter}</Button>
              <Button onClick={() => steerEdge(desk, 'end', 1)}>{words.longer}</Button>
            </>
          ) : null}
          <Button look="primary" disabled={!canDrop} onClick={() => void letGo(desk, false)}>
            {dropName(carry, words)}
          </Button>
          <Button disabled={!canDrop} onClick={() => void letGo(desk, true)}>
            {words.tryIt}
          </Button>
          <Button look="quiet" onClick={cancel}>
            {words.cancel}
          </Button>
        </span>
      ) : null}
    </section>
  )
}

function keysOf({ purpose, by, also }: Carry, words: WindowWords['drag']): string {
  if (by === 'pointer' && also.length > 0) return words.severalPointerKeys
  if (by === 'pointer') return purpose === 'resize' ? words.pointerResizeKeys : words.pointerKeys
  if (purpose === 'put') return also.length > 0 ? words.severalKeys : words.keys
  return purpose === 'swap' ? words.swapKeys : words.resizeKeys
}

function dropName({ purpose, isCopy }: Carry, words: WindowWords['drag']): string {
  if (purpose === 'put') return isCopy ? words.copyHere : words.putHere
  return purpose === 'swap' ? words.swapHere : words.resizeHere
}

/** From where to where, in the fewest words; null where that is not the point. */
function sayWay(state: ScheduleState, carry: Carry, language: Language) {
  const { taskId, verdict, purpose } = carry
  if (carry.isCopy) return null
  const task = findTask(state, taskId)
  const from = task?.place ?? null
  if (verdict?.kind !== 'legal' || verdict.edit.kind === 'swap' || purpose === 'resize') return null
  const kind = from === null ? 'placed' : verdict.place === null ? 'unplaced' : 'moved'
  const isDated = Math.ceil((from?.day ?? 0) / 7) !== Math.ceil((verdict.place?.day ?? 0) / 7)
  const clockAt = (place: Place | null) =>
    place === null ? null : (heldAt(state.window, task, place).clock ?? null)
  const clocks = { from: clockAt(from), to: clockAt(verdict.place) }
  const way = { kind, from, to: verdict.place, clocks } as const
  return sayWhereBriefly(state.window, way, language, isDated)
}

function CostNote({ carry, cost }: { carry: Carry; cost: string }) {
  const place = carry.verdict?.place ?? null
  const total = useStore(useDesk().carry.view, ({ costs }) =>
    place === null ? undefined : costs.get(costKey(place)),
  )
  const tone = total === undefined || total === 0 ? 'same' : total > 0 ? 'worse' : 'better'
  return (
    <span className={`middle gap-4 quiet ${styles.cost}`}>
      <CostMark tone={tone} total={total ?? 0} />
      {cost}
    </span>
  )
}
