// What an attempt was worth: the score, the comparison with the text, what helps, and when it comes back.
import { weekdayOf } from '../../shared/schedule/calendar.ts'
import { maxRounds } from '../../shared/recite/recital.ts'
import type { RecitalResult, ReciteView, Advice as Given } from '../../shared/recite/requests.ts'
import { sayDate } from '../../shared/time/say/say-date.ts'
import { sayRound, sayTip } from '../../shared/recite/say-recite.ts'
import { Button } from '../kit/button.tsx'
import { useWords, useLanguage } from '../words/words.ts'
import { Comparison } from './comparison.tsx'
import { takeFocus } from '../kit/focus.ts'
import type { ReciteDesk } from './use-recite.ts'
import styles from './recite.module.css'
import { useState } from 'react'
import { AskModel } from '../kit/side-job-line.tsx'
import { useRequests } from '../store/use-requests.ts'

type OutcomeProps = {
  recite: ReciteDesk
  result: RecitalResult
  view: ReciteView
  onPlan: () => void
  onAgain: () => void
  onClose: () => void
}

export function Outcome({ recite, result, view, onPlan, onAgain, onClose }: OutcomeProps) {
  const language = useLanguage()
  const words = useWords().recite
  const { title, score, isPassed, isOver, tips, due, round } = result
  const leave = (then?: () => void) => recite.send('leave-recital', {}, then)
  return (
    <div
      className={`column gap-14 grow shortens scrolls pad-top-10 pad-x-22 pad-bottom-18 ${styles.page}`}
    >
      <div className="line wrap between gap-y-4 gap-x-14">
        <h3>{title}</h3>
        <p className={`quiet ${styles.score}`} data-passed={isPassed || undefined}>
          <strong>{words.score(score)}</strong> {words.scoreOf} ·{' '}
          {isPassed ? words.passed : words.notYet}
        </p>
      </div>
      <output>{sayRound(result, language)}</output>
      <Comparison segments={result.segments} />
      {tips.length === 0 ? null : (
        <section className={styles.tips}>
          <h4>{words.tips}</h4>
          <ul>
            {tips.map((tip) => (
              <li key={`${tip.kind} ${sayTip(tip, language)}`}>{sayTip(tip, language)}</li>
            ))}
          </ul>
        </section>
      )}
      <Advice reader={view.reader} />
      {due === null || !isOver ? null : (
        <p className={styles.quiet}>{words.nextRecall(sayDate(due, weekdayOf(due), language))}</p>
      )}
      {isOver && view.recalls === 'moved' ? (
        <div className="row edged wrap gap-8 pad-y-8 pad-x-12">
          <span className="grow-220">{words.moved}</span>
          <Button onClick={() => leave(onPlan)}>{words.planAnew}</Button>
        </div>
      ) : null}
      <output className="quiet breaks unless-empty">{recite.problem}</output>
      <div className="flex wrap at-end gap-8">
        {isOver ? (
          <>
            <Button onClick={() => leave()}>{words.otherText}</Button>
            <Button look="primary" ref={takeFocus} onClick={() => leave(onClose)}>
              {words.done}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={() => leave()}>{words.leave}</Button>
            <Button look="primary" ref={takeFocus} onClick={onAgain}>
              {words.again(round + 1, maxRounds)}
            </Button>
          </>
        )}
      </div>
    </div>
  )
}

/** Nothing where the built-in model answers: it knows no more than our tips say. */
function Advice({ reader }: Pick<ReciteView, 'reader'>) {
  const words = useWords().recite
  const [advice, setAdvice] = useState<Given | null>(null)
  const { problem, isPending, send } = useRequests()
  if (reader === null && advice === null) return null
  return (
    <section className={styles.tips}>
      {advice === null ? null : (
        <>
          <h4>{words.adviceBy(advice.model)}</h4>
          <ul>
            {advice.tips.map((tip) => (
              <li key={tip}>{tip}</li>
            ))}
          </ul>
        </>
      )}
      <output className="quiet breaks unless-empty">{isPending ? words.advising : problem}</output>
      {reader === null ? null : (
        <div className="row wrap above-6 gap-y-8 gap-x-12">
          <AskModel
            job="advise-recite"
            isPending={isPending}
            label={words.askAdvice(reader.name)}
            onAsk={() => send('advise-recite', {}, setAdvice)}
          />
          <small className={styles.quiet}>{words.adviceHint(reader.host)}</small>
        </div>
      )}
    </section>
  )
}
