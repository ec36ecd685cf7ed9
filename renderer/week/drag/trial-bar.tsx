// Above the week while a what-if is shown: where the block would go, the numbers that change, keep or put back.
import { Fragment, useEffect, useRef } from 'react'
import { describeEffect } from '../../../shared/schedule/effect.ts'
import type { ScheduleState } from '../../../shared/schedule/state.ts'
import { sayHandEdit } from '../../../shared/words/schedule/say-hand-edit.ts'
import { sayEffectNumbers } from '../../../shared/words/schedule/effect-numbers.ts'
import { listPhrases } from '../../../shared/text/join-words.ts'
import {
  isWithinWeek,
  sayTitleBriefly,
  sayWhereBriefly,
} from '../../../shared/words/schedule/say-change.ts'
import { Button } from '../../kit/button.tsx'
import type { Trial } from '../../store/carry-store.ts'
import { useDesk } from '../../store/use-store.ts'
import { useWords, useLanguage } from '../../words/words.ts'
import styles from './drag.module.css'
import { sayCost } from './say-carry.ts'
import { keepTrial, putTrialBack } from './trial.ts'

/** Changes that are named one by one; more are counted, and the ghosts show them. */
const mostNamed = 3

export function TrialBar({ trial, state }: { trial: Trial; state: ScheduleState }) {
  const desk = useDesk()
  const language = useLanguage()
  const words = useWords().drag
  const keep = useRef<HTMLButtonElement>(null)
  useEffect(() => keep.current?.focus(), [])
  const effect = describeEffect(state, trial.diff)
  const isDated = !isWithinWeek(effect.changes)
  const moves = effect.changes.slice(0, mostNamed).map((change) => {
    const where = sayWhereBriefly(state.window, change, language, isDated)
    return `${sayTitleBriefly(change, language)} ${where}`
  })
  const cost = trial.cost === null ? [] : [sayCost(trial.cost, language)]
  const numbers = [...cost, ...sayEffectNumbers(state, effect, language)]
  return (
    <section
      className={`row gap-10 small ruled-below washed full-height pad-y-2 pad-x-12 ${styles.bar}`}
      aria-label={words.whatIf}
      data-trial=""
    >
      <div className={`grow narrows clips tight rounded-small ${styles.said}`}>
        <p className={`ellipsis ${styles.line}`}>
          <b>{words.whatIf}</b>
          <span>
            {effect.changes.length === moves.length && moves.length > 0
              ? listPhrases(moves, language)
              : sayHandEdit(state, trial.edit, language)}
          </span>
        </p>
        <p className={`ellipsis quiet ${styles.keys}`}>
          {numbers.length === 0
            ? words.unchanged
            : numbers.map((number, index) => (
                // A figure and its day stay on one line.
                <Fragment key={number}>
                  {index === 0 ? '' : ' · '}
                  <span className={styles.number}>{number}</span>
                </Fragment>
              ))}
        </p>
      </div>
      <span className="flex gap-6 fixed">
        <Button
          ref={keep}
          look="primary"
          disabled={trial.isKeeping}
          onClick={() => void keepTrial(desk)}
        >
          {words.keep}
        </Button>
        <Button disabled={trial.isKeeping} onClick={() => putTrialBack(desk)}>
          {words.putBack}
        </Button>
      </span>
    </section>
  )
}
