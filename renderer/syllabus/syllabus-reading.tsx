// Reads a syllabus step by step: a file is read, how far that is, a draft is shown, lines are taken.
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import { windowWords } from '../../shared/i18n/window-words.ts'
import { type SideJobKind, sideJobPercent } from '../../shared/side-job.ts'
import type { DraftPick, SyllabusDraft } from '../../shared/syllabus/draft.ts'
import { useStopAtClose } from '../kit/side-job-line.tsx'
import { inquire, tell, tellChange } from '../store/actions.ts'
import type { Desk } from '../store/desk.ts'
import { readFileSource } from '../store/import-source.ts'
import { findSideJob } from '../store/side-jobs.ts'
import { useDesk, useStore } from '../store/use-store.ts'
import { useWords } from '../words/words.ts'
import styles from './syllabus.module.css'

type SyllabusStep =
  | { kind: 'start'; problem: string | null }
  | { kind: 'reading'; fileName: string }
  | {
      kind: 'draft'
      draft: SyllabusDraft
      problem: string | null
      isPending: boolean
      /** A model reads it. */
      isAsking?: boolean
      /** It was drafted anew for the course that the person named in it. */
      isChosen?: boolean
    }

export type SyllabusDoer = {
  step: SyllabusStep
  read: (file: File) => void
  choose: (course: string) => void
  take: (picks: DraftPick[]) => void
  /** Sends the text to the model that the person chose. */
  askModel: () => void
  stop: () => void
}

/** The dialog's way: a file is read, a draft is shown, lines are taken. */
export function useSyllabus(
  given: File | null,
  course: string | null,
  onDone: () => void,
): SyllabusDoer {
  const desk = useDesk()
  const [step, setStep] = useState<SyllabusStep>({ kind: 'start', problem: null })
  // What comes of a file that was left is nobody's business any more.
  const turn = useRef(0)
  const read = useCallback(
    (file: File) => {
      turn.current += 1
      const mine = turn.current
      setStep({ kind: 'reading', fileName: file.name })
      const show = async () => {
        const next = await readFile(desk, file, course)
        if (mine === turn.current) setStep(next)
      }
      void show()
    },
    [course, desk],
  )
  const first = useRef(given)
  useEffect(() => {
    const file = first.current
    first.current = null
    if (file !== null) read(file)
  }, [read])
  const job = jobOf(step)
  const stop = () => {
    if (job !== null) void inquire(desk, 'stop-side-job', { job })
  }
  useStopAtClose(desk, job)
  const within = useWithin(step, setStep, turn)
  const choose = (name: string) =>
    void within(
      ({ draftId }) => inquire(desk, 'draft-syllabus', { draftId, course: name }),
      (draft) => setStep({ kind: 'draft', draft, problem: null, isPending: false, isChosen: true }),
    )
  const askModel = () =>
    void within(
      ({ draftId }) => inquire(desk, 'ask-syllabus', { draftId }),
      (draft) => setStep({ kind: 'draft', draft, problem: null, isPending: false }),
      true,
    )
  const take = (picks: DraftPick[]) =>
    void within(
      ({ draftId }) => inquire(desk, 'apply-syllabus', { draftId, picks }),
      ({ summary, problems }) => {
        onDone()
        if (problems.length === 0) tellChange(desk, summary)
        else tell(desk, 'problem', [summary, ...problems].join(' '))
      },
    )
  return { step, read, choose, take, askModel, stop }
}

/** Works on the draft that is shown; what comes of one that was left is nobody's business any more. */
function useWithin(
  step: SyllabusStep,
  setStep: (next: SyllabusStep) => void,
  turn: RefObject<number>,
) {
  return async <Value,>(
    work: (
      draft: SyllabusDraft,
    ) => Promise<{ ok: true; value: Value } | { ok: false; failure: string }>,
    onValue: (value: Value) => void,
    isAsking = false,
  ) => {
    if (step.kind !== 'draft') return
    const mine = turn.current
    setStep({ ...step, isPending: true, isAsking, problem: null })
    const reply = await work(step.draft)
    if (mine !== turn.current) return
    if (reply.ok) onValue(reply.value)
    else setStep({ ...step, isPending: false, isAsking: false, problem: reply.failure })
  }
}

async function readFile(desk: Desk, file: File, course: string | null): Promise<SyllabusStep> {
  const source = await readFileSource(file)
  const { language } = desk.settings.get()
  if (source?.kind !== 'file') {
    return { kind: 'start', problem: windowWords[language].notice.unreadable(file.name) }
  }
  const { fileName, content } = source
  const wish = course === null || course === '' ? {} : { course }
  const reply = await inquire(desk, 'read-syllabus', { fileName, content, ...wish })
  return reply.ok
    ? { kind: 'draft', draft: reply.value, problem: null, isPending: false }
    : { kind: 'start', problem: reply.failure }
}

/** What the page waits for. */
function jobOf(step: SyllabusStep): SideJobKind | null {
  if (step.kind === 'reading') return 'read-syllabus'
  return step.kind === 'draft' && step.isAsking === true ? 'ask-syllabus' : null
}

type ReadingProgressProps = { job: 'read-syllabus' | 'ask-syllabus'; label: string }

/** How far the reading of a syllabus is, by the rules or by a model. */
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

/** Opens the dialog that reads a syllabus: empty, with a file, or for one course. */
export function openSyllabus(desk: Desk, started: { file?: File; course?: string } = {}): void {
  const { file = null, course = null } = started
  desk.frame.set({ dialog: { kind: 'syllabus', file, course } })
}
