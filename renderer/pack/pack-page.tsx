// The page of a course pack (K7): its phases in their order beside the fields of the one that is shown.
import { useRef, useState } from 'react'
import { type PackFieldKey, packPhases, type PackPhase } from '../../shared/pack/fields.ts'
import type { PackView } from '../../shared/pack/requests.ts'
import { Button } from '../kit/button.tsx'
import { Dialog, Question } from '../kit/dialog.tsx'
import { useFocusBack } from '../kit/focus.ts'
import { useWords, useLanguage } from '../words/words.ts'
import { keepDraft, readDraft } from './use-field-draft.ts'
import { PackHead } from './pack-head.tsx'
import { PhasePart } from './phase-part.tsx'
import { usePack, usePacks, type PackDesk } from './use-pack.ts'
import styles from './pack.module.css'
import { packPhaseName } from '../../shared/pack/name-pack.ts'
import { FieldStatus } from './field-status.tsx'

type PackPageProps = {
  /** Empty: that of the course which was worked on last. */
  course: string
  onClose: () => void
}

export function PackPage({ course, onClose }: PackPageProps) {
  const words = useWords().pack
  const packs = usePacks()
  const [chosen, setChosen] = useState(course)
  const shown = chosen === '' ? (packs?.[0]?.course ?? '') : chosen
  return (
    <Dialog isFull title={words.title} onClose={onClose}>
      {packs === null && shown === '' ? (
        <p className="quiet pad-y-8 pad-x-22">{words.loading}</p>
      ) : (
        <CoursePack key={shown} course={shown} packs={packs ?? []} onChoose={setChosen} />
      )}
    </Dialog>
  )
}

type CoursePackProps = {
  course: string
  packs: Parameters<typeof PackHead>[0]['packs']
  onChoose: (course: string) => void
}

function CoursePack({ course, packs, onChoose }: CoursePackProps) {
  const words = useWords().pack
  const pack = usePack(course)
  const { view } = pack
  const [isDeleting, setDeleting] = useState(false)
  const [deleted, setDeleted] = useState(0)
  const [told, setTold] = useState('')
  const page = useRef<HTMLDivElement>(null)
  useFocusBack(page, isDeleting, 'select')
  const sayWhatGoes = ({ fields }: PackView) => {
    const written = fields.filter(({ versions }) => versions > 0)
    const versions = written.reduce((sum, field) => sum + field.versions, 0)
    return words.removeQuestion(course, written.length, versions)
  }
  const remove = () =>
    pack.send('delete-pack', { course }, (gone) => {
      setDeleting(false)
      setDeleted((count) => count + 1)
      for (const field of view?.fields ?? []) keepDraft(course, field.key, null)
      setTold(words.packRemoved(gone.course))
    })
  return (
    <div ref={page} className={`column gap-10 grow shortens clips ${styles.page}`}>
      <PackHead
        course={course}
        packs={packs}
        canDelete={view?.isBegun === true && !isDeleting}
        onChoose={onChoose}
        onDelete={() => setDeleting(true)}
      />
      {view === null || !isDeleting ? null : (
        <Question
          className="framed stack gap-10 grow washed pad-y-10 pad-x-14"
          answersClass={`flex wrap gap-8 ${styles.acts}`}
          name={words.remove}
          text={sayWhatGoes(view)}
          yes={words.removeYes}
          no={words.keep}
          isPending={pack.isPending}
          onYes={remove}
          onNo={() => setDeleting(false)}
        />
      )}
      {view === null ? (
        course === '' ? null : (
          <p className="quiet">{pack.problem || words.loading}</p>
        )
      ) : (
        <Phases key={deleted} view={view} desk={pack} onTold={setTold} />
      )}
      <output className="quiet small breaks unless-empty">{pack.problem === '' ? told : ''}</output>
      {view === null || pack.problem === '' ? null : (
        <p className="caution breaks" role="alert">
          {pack.problem}
        </p>
      )}
    </div>
  )
}

type PhasesProps = { view: PackView; desk: PackDesk; onTold: (text: string) => void }

function Phases({ view, desk, onTold }: PhasesProps) {
  const words = useWords().pack
  const [chosen, setChosen] = useState<PackPhase | null>(null)
  const [written, setWritten] = useState<PackFieldKey | null>(null)
  // Where the page was opened, at words that are not saved yet or at what comes next: it stays there meanwhile.
  const [first] = useState<PackPhase>(
    view.fields.find(({ key }) => readDraft(view.course, key) !== null)?.phase ??
      view.phase ??
      packPhases[0],
  )
  const shown = chosen ?? first
  const show = (phase: PackPhase) => {
    setChosen(phase)
    setWritten(null)
  }
  const isEmpty = !view.isBegun && written === null && chosen === null
  return (
    <div className={`stack grow shortens clips ${styles.columns}`}>
      <PhaseList view={view} shown={shown} onShow={show} />
      <div className={`scrolls ${styles.fields}`}>
        {view.phase === null ? <p className="pad-bottom-10 quiet">{words.allReady}</p> : null}
        {isEmpty ? (
          <div className={`stack at-start gap-14 pretty pad-top-6 ${styles.empty}`}>
            <p>{words.empty(view.course)}</p>
            <Button look="primary" onClick={() => setWritten('goal')}>
              {words.writeGoal}
            </Button>
            {view.isInSchedule ? null : <p className="quiet">{words.notInSchedule}</p>}
          </div>
        ) : (
          <PhasePart
            key={shown}
            view={view}
            phase={shown}
            desk={desk}
            written={written}
            onTold={onTold}
            onShow={show}
          />
        )}
      </div>
    </div>
  )
}

type PhaseListProps = {
  view: PackView
  shown: PackPhase
  onShow: (phase: PackPhase) => void
}

/** The eight phases in their order, each with its state; the one that is shown is marked. */
function PhaseList({ view, shown, onShow }: PhaseListProps) {
  const language = useLanguage()
  const words = useWords().pack
  return (
    <nav className={`scrolls ${styles.phases}`} aria-label={words.phases}>
      <ol>
        {view.phases.map(({ phase, status }, index) => {
          const name = packPhaseName(phase, language)
          return (
            <li key={phase}>
              <button
                type="button"
                aria-current={phase === shown ? 'step' : undefined}
                onClick={() => onShow(phase)}
              >
                <span className="quiet">{index + 1}</span>
                <span className={`breaks ${styles.phaseName}`}>{name}</span>
                <FieldStatus state={status} more={phase === view.phase ? words.next : ''} />
              </button>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
