// Which turn is opened; the list names each by its time and its words.
import type { TurnSummary } from '../../shared/agent/turn-trace.ts'
import { sayInstant } from '../words/say-dates.ts'
import { traceWords } from '../words/trace-words.ts'
import { useLanguage } from '../words/words.ts'
import styles from './trace.module.css'

/** Older ones than these are for the terminal. */
const mostTurns = 200

type TurnChoiceProps = {
  /** The newest first. */
  turns: readonly TurnSummary[]
  traceId: string
  onChange: (traceId: string) => void
}

export function TurnChoice({ turns, traceId, onChange }: TurnChoiceProps) {
  const language = useLanguage()
  const words = traceWords[language]
  const shown = turns.filter((turn, rank) => rank < mostTurns || turn.traceId === traceId)
  return (
    <label className={styles.choice}>
      <span>{words.turn}</span>
      <select data-focus-first="" value={traceId} onChange={({ target }) => onChange(target.value)}>
        {shown.map((turn) => (
          <option key={turn.traceId} value={turn.traceId}>
            {sayInstant(turn.at, language)} · {turn.request === '' ? words.empty : turn.request}
          </option>
        ))}
      </select>
    </label>
  )
}
