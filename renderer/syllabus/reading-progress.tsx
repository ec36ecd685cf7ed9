// How far the reading of a syllabus is, by the rules or by a model.
import { sideJobPercent } from '../../shared/side-job.ts'
import { findSideJob } from '../store/side-jobs.ts'
import { useDesk } from '../store/use-store.ts'
import { useStore } from '../store/use-store.ts'
import { useWords } from '../words/words.ts'
import styles from './syllabus.module.css'

type ReadingProgressProps = { job: 'read-syllabus' | 'ask-syllabus'; label: string }

export function ReadingProgress({ job, label }: ReadingProgressProps) {
  const words = useWords().syllabus
  const progress = useStore(useDesk().frame, ({ sideJobs }) => findSideJob(sideJobs, [job]))
  const percent = progress === null ? null : sideJobPercent(progress)
  return (
    <p className={styles.quiet}>
      <progress
        className={styles.progress}
        aria-label={label}
        {...(percent === null ? {} : { max: 100, value: percent })}
      />{' '}
      {percent === null ? '' : words.percent(percent)}
    </p>
  )
}
