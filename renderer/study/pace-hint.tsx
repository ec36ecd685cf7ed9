// What the student's pace says of the hours just typed: a line, and a button that takes its advice. Never on its own.
import { useState } from 'react'
import { paceOf, type Pace, workPieces } from '../../shared/planner/pace.ts'
import { maxSessions } from '../../shared/schedule/work/work-edit.ts'
import { minutesOfPeriod } from '../../shared/schedule/work-minutes.ts'
import { sayDuration } from '../../shared/time/say/say-duration.ts'
import { sayPaceAdvice, sayPaceBriefly, sayPaceBasis } from '../../shared/planner/say/say-pace.ts'
import { Button } from '../kit/button.tsx'
import { useDesk, useStore } from '../store/use-store.ts'
import { useWords, useLanguage } from '../words/words.ts'
import styles from './pace-hint.module.css'
import type { StudyWish } from './study-wish.ts'

type PaceHintProps = {
  wish: Pick<StudyWish, 'course' | 'sessions' | 'periods'>
  onTake: (sessions: number) => void
}

export function PaceHint({ wish, onTake }: PaceHintProps) {
  const state = useStore(useDesk().week.view, (view) => view.state)
  const language = useLanguage()
  const words = useWords().mark
  // Advice that was taken is not given again on top of itself.
  const [taken, setTaken] = useState<number | null>(null)
  if (state === null || !(wish.sessions >= 1 && wish.periods >= 1)) return null
  const course = wish.course.trim()
  const pace = paceOf(workPieces(state), course === '' ? null : course, null)
  const minutesEach = wish.periods * minutesOfPeriod(state.window)
  const sessions = sessionsToPlan(pace, wish.sessions)
  const isMore = sessions > wish.sessions
  const isTaken = wish.sessions === taken
  const take = () => {
    setTaken(sessions)
    onTake(sessions)
  }
  return (
    <div className={`row wrap quiet small snug gap-y-8 gap-x-14 ${styles.hint}`}>
      <output className="grow-220">
        {isTaken
          ? words.allowsFor(sayPaceBriefly(pace, language))
          : isMore
            ? // The button asks, in whole sessions: two numbers of hours would leave open which is meant.
              sayPaceBasis(pace, language)
            : sayPaceAdvice(pace, Math.round(wish.sessions * minutesEach), language)}
      </output>
      {isTaken || !isMore ? null : (
        <Button onClick={take}>
          {words.planInstead(sessions, sayDuration(Math.round(sessions * minutesEach), language))}
        </Button>
      )}
    </div>
  )
}

/** Whole sessions that hold what the pace asks for, as far as the form goes. */
function sessionsToPlan({ factor }: Pace, sessions: number): number {
  return Math.min(maxSessions, Math.ceil(Number((sessions * factor).toFixed(2))))
}
