// Closing out: a line for each study block that is over and has no mark yet, one key or press each, and what follows.
import { windowWords } from '../../shared/i18n/window-words.ts'
import { useRef } from 'react'
import type { ScheduleState } from '../../shared/schedule/state.ts'
import { Button } from '../kit/button.tsx'
import { listWaitingAgain } from '../../shared/schedule/work/waits-again.ts'
import { sayAloud } from '../store/actions.ts'
import { useDesk } from '../store/use-store.ts'
import { useIsBusy } from '../store/use-store.ts'
import { useStore } from '../store/use-store.ts'
import { useLanguage } from '../words/words.ts'
import { blocksToCloseOut } from './agenda.ts'
import { OpenBlock } from './open-block.tsx'
import styles from './today.module.css'

/** As many as a screen holds; the next ones come up as these are closed out. */
const mostShown = 12

type CloseOutProps = { state: ScheduleState; today: number }

export function CloseOut({ state, today }: CloseOutProps) {
  const { week } = useDesk()
  const words = windowWords[useLanguage()].today
  const minute = useStore(week.view, ({ clock }) => clock.minute)
  const section = useRef<HTMLElement>(null)
  const blocks = blocksToCloseOut(state, today, minute)
  // The line that is closed out goes, and the next one takes its place, and the focus.
  const focusNext = (index: number) => {
    const lines = section.current?.querySelectorAll<HTMLElement>('[data-open-block]') ?? []
    const next = lines[index + 1] ?? lines[index - 1]
    const target = next?.querySelector<HTMLElement>('button[data-mark]')
    if (target === undefined || target === null) section.current?.focus()
    else target.focus()
  }
  if (!state.tasks.some(({ kind }) => kind === 'item')) return null
  return (
    <section ref={section} tabIndex={-1} className={styles.closeOut} aria-labelledby="close-out">
      <h2 id="close-out">{blocks.length === 0 ? words.noneOpen : words.closeOut(blocks.length)}</h2>
      {blocks.length === 0 ? null : <p className="quiet small snug">{words.closeOutHint}</p>}
      <ol>
        {blocks.slice(0, mostShown).map((item, index) => (
          <OpenBlock
            key={item.id}
            item={item}
            window={state.window}
            today={today}
            onMarked={() => focusNext(index)}
          />
        ))}
      </ol>
      <PlanAgain state={state} />
    </section>
  )
}

function PlanAgain({ state }: Pick<CloseOutProps, 'state'>) {
  const desk = useDesk()
  const language = useLanguage()
  const words = windowWords[language].today
  const isBusy = useIsBusy()
  const waiting = listWaitingAgain(state).length
  if (waiting === 0) return null
  return (
    <div className="row wrap between pad-top-10 gap-y-8 gap-x-14">
      <p>{words.waiting(waiting)}</p>
      <Button
        look="primary"
        title={words.sayPlanAgain}
        disabled={isBusy}
        onClick={() => void sayAloud(desk, words.sayPlanAgain)}
      >
        {words.planAgain}
      </Button>
    </div>
  )
}
