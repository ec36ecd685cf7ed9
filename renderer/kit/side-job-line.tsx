// Shows how far a side job is, in one quiet line with a way to stop it; and the button that asks the model for one.
import { sideJobPercent, type SideJobKind, type SideJobProgress } from '../../shared/side-job.ts'
import { Button } from './button.tsx'
import { ask, inquire } from '../store/actions.ts'
import { useDesk, useStore } from '../store/use-store.ts'
import { useWords } from '../words/words.ts'
import styles from './side-job-line.module.css'
import { findSideJob } from '../store/side-jobs.ts'
import { useEffect, useRef } from 'react'
import type { Desk } from '../store/desk.ts'

/** At the foot of the page; a dialog that waits for one holds its own, as it lies over this one. */
export function SideJobFoot() {
  const desk = useDesk()
  const hasDialog = useStore(desk.frame, ({ dialog }) => dialog !== null)
  const latest = useStore(desk.frame, ({ sideJobs }) => sideJobs.at(-1) ?? null)
  return hasDialog ? null : (
    <div className={styles.foot}>
      <ProgressLine progress={latest} />
    </div>
  )
}

type SideJobLineProps = {
  /** Those that the page waits for: what runs for another is no news there. */
  jobs: readonly SideJobKind[]
}

export function SideJobLine({ jobs }: SideJobLineProps) {
  const progress = useStore(useDesk().frame, ({ sideJobs }) => findSideJob(sideJobs, jobs))
  return <ProgressLine progress={progress} />
}

/** Nothing while nothing runs. One that is over at once never shows it. */
function ProgressLine({ progress }: { progress: SideJobProgress | null }) {
  const desk = useDesk()
  const words = useWords().sideJob
  const percent = progress === null ? null : sideJobPercent(progress)
  return (
    <output className="block">
      {progress === null ? null : (
        <span
          className={`stack middle small snug raised floats rest-auto gap-y-8 gap-x-12 framed ${styles.line}`}
          data-testid="side-job"
        >
          <span className="breaks">{words.running(progress.job)}</span>
          <Button onClick={() => void ask(desk, 'stop-side-job', { job: progress.job })}>
            {words.stop}
          </Button>
          <progress
            className="whole-row"
            aria-label={words.running(progress.job)}
            {...(percent === null ? {} : { max: 100, value: percent })}
          />
        </span>
      )}
    </output>
  )
}

type AskModelProps = {
  /** What is stopped. */
  job: SideJobKind
  isPending: boolean
  /** What asking is called. */
  label: string
  onAsk: () => void
}

export function AskModel({ job, isPending, label, onAsk }: AskModelProps) {
  const desk = useDesk()
  const words = useWords().sideJob
  return isPending ? (
    <Button onClick={() => void ask(desk, 'stop-side-job', { job })}>{words.stop}</Button>
  ) : (
    <Button onClick={onAsk}>{label}</Button>
  )
}

/** `job` is what the page waits for now; null while it waits for nothing. */
export function useStopAtClose(desk: Desk, job: SideJobKind | null): void {
  const running = useRef<SideJobKind | null>(null)
  useEffect(() => {
    running.current = job
  })
  useEffect(
    () => () => {
      if (running.current !== null) void inquire(desk, 'stop-side-job', { job: running.current })
    },
    [desk],
  )
}
