// What is being written right now, and what the agent is doing while nothing is.
import { windowWords } from '../../shared/i18n/window-words.ts'
import { useEffect, useState } from 'react'
import { useDesk } from '../store/use-store.ts'
import { useStore } from '../store/use-store.ts'
import { useWords } from '../words/words.ts'
import { AnswerText } from './answer-text.tsx'
import styles from './conversation.module.css'
import { currentPhase } from './timeline-rows.ts'
import { percentOf, type PlanProgress } from '../../shared/planner/plan-progress.ts'
import { stopTurn } from '../store/actions.ts'
import { useLanguage } from '../words/words.ts'

export function Writing() {
  const { chat } = useDesk()
  const text = useStore(chat, (state) => state.pendingText)
  const isRunning = useStore(chat, (state) => state.isRunning)
  const isSearching = useStore(chat, (state) => state.progress !== null)
  if (text !== '') return <AnswerText text={text} />
  if (!isRunning) return null
  return isSearching ? <Searching /> : <Doing />
}

function Doing() {
  const { chat } = useDesk()
  const words = useWords().conversation
  const reasoning = useStore(chat, (state) => state.pendingReasoning)
  const phase = useStore(chat, (state) => currentPhase(state.timeline))
  const doing = (phase === null ? undefined : words.phases[phase]) ?? words.working
  return (
    <p className="quiet small" data-testid="doing">
      {reasoning === '' ? doing : reasoning.slice(-120)}
    </p>
  )
}

/** A search that is over sooner needs no figures, which would only flash. */
const patience = 300

function Searching() {
  const progress = useStore(useDesk().chat, (state) => state.progress)
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), patience)
    return () => clearTimeout(timer)
  }, [])
  return isLong && progress !== null ? <SearchLine progress={progress} /> : <Doing />
}

/** How far the search for a plan is, in one quiet line with a way to stop it. */
function SearchLine({ progress }: { progress: PlanProgress }) {
  const desk = useDesk()
  const language = useLanguage()
  const words = windowWords[language].conversation
  const percent = percentOf(progress)
  return (
    <div
      className={`stack on-line quiet small rest-auto gap-y-4 gap-x-12 ${styles.search}`}
      data-testid="search"
    >
      <p>{words.searching(percent)}</p>
      <button className="accent rounded-small" type="button" onClick={() => void stopTurn(desk)}>
        {words.stopSearch}
      </button>
      <progress aria-label={words.search} max={100} value={percent} />
    </div>
  )
}
