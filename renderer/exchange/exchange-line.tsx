// How far work beside the conversation is, in one quiet line with a way to stop it.
import {
  exchangePercent,
  type ExchangeJobKind,
  type ExchangeProgress,
} from '../../shared/exchange/exchange-progress.ts'
import { Button } from '../controls/button.tsx'
import { ask } from '../store/actions.ts'
import { useDesk } from '../store/desk-context.ts'
import { useStore } from '../store/use-store.ts'
import { exchangeWords } from '../words/exchange-words.ts'
import { useWords } from '../words/words.ts'
import styles from './exchange-line.module.css'
import { findWork } from './told-work.ts'

/** At the foot of the page; a dialog that waits for such work holds its own, as it lies over this one. */
export function ExchangeFoot() {
  const desk = useDesk()
  const hasDialog = useStore(desk.frame, ({ dialog }) => dialog !== null)
  const latest = useStore(desk.frame, ({ work }) => work.at(-1) ?? null)
  return hasDialog ? null : (
    <div className={styles.foot}>
      <WorkLine progress={latest} />
    </div>
  )
}

type ExchangeLineProps = {
  /** Those that the page waits for: what runs for another is no news there. */
  jobs: readonly ExchangeJobKind[]
}

export function ExchangeLine({ jobs }: ExchangeLineProps) {
  const progress = useStore(useDesk().frame, ({ work }) => findWork(work, jobs))
  return <WorkLine progress={progress} />
}

/** Nothing while nothing runs. Work that is over at once never shows it. */
function WorkLine({ progress }: { progress: ExchangeProgress | null }) {
  const desk = useDesk()
  const words = useWords(exchangeWords)
  const percent = progress === null ? null : exchangePercent(progress)
  return (
    <output className={styles.place}>
      {progress === null ? null : (
        <span className={styles.line} data-testid="exchange">
          <span>{words.running[progress.job]}</span>
          <Button onClick={() => void ask(desk, 'stop-exchange', { job: progress.job })}>
            {words.stop}
          </Button>
          <progress
            aria-label={words.running[progress.job]}
            {...(percent === null ? {} : { max: 100, value: percent })}
          />
        </span>
      )}
    </output>
  )
}
