// Reads the document of a course and shows what it asks for, before anything is written (X9).
import { syllabusFiles } from '../../shared/syllabus/is-syllabus-file.ts'
import { Button } from '../kit/button.tsx'
import { Dialog, DialogBody, DialogFoot } from '../kit/dialog.tsx'
import { pickFile } from '../kit/files.ts'
import { useFocusFirst } from '../kit/focus.ts'
import { useDesk, useStore } from '../store/use-store.ts'
import { useWords } from '../words/words.ts'
import { DraftView } from './draft-view.tsx'
import { ReadingProgress, useSyllabus } from './syllabus-reading.tsx'
import styles from './syllabus.module.css'

type SyllabusDialogProps = { file: File | null; course: string | null; onClose: () => void }

export function SyllabusDialog({ file, course, onClose }: SyllabusDialogProps) {
  const words = useWords().syllabus
  const doer = useSyllabus(file, course, onClose)
  const { step } = doer
  const pick = () => {
    void pickFile(syllabusFiles).then((chosen) => (chosen === null ? undefined : doer.read(chosen)))
  }
  return (
    <Dialog isWide title={words.title} onClose={onClose}>
      {step.kind === 'start' ? (
        <Start problem={step.problem} onPick={pick} onClose={onClose} />
      ) : null}
      {step.kind === 'reading' ? <Reading fileName={step.fileName} onStop={doer.stop} /> : null}
      {step.kind === 'draft' ? (
        <DraftView
          key={`${step.draft.draftId} ${step.draft.course ?? ''}`}
          draft={step.draft}
          problem={step.problem}
          isPending={step.isPending}
          isAsking={step.isAsking === true}
          isChosen={step.isChosen === true}
          doer={doer}
          onPick={pick}
          onClose={onClose}
        />
      ) : null}
    </Dialog>
  )
}

type StartProps = { problem: string | null; onPick: () => void; onClose: () => void }

function Start({ problem, onPick, onClose }: StartProps) {
  const words = useWords().syllabus
  const hasTerm = useStore(useDesk().week.view, ({ term }) => term !== null)
  const part = useFocusFirst<HTMLDivElement>()
  return (
    <div ref={part} className="column grow shortens clips">
      <DialogBody>
        <p>{hasTerm ? words.intro : words.needsTerm}</p>
        <p role="alert" className="caution">
          {problem}
        </p>
      </DialogBody>
      <DialogFoot>
        <Button onClick={onClose}>{words.cancel}</Button>
        <Button look="primary" data-focus-first="" disabled={!hasTerm} onClick={onPick}>
          {words.choose}
        </Button>
      </DialogFoot>
    </div>
  )
}

function Reading({ fileName, onStop }: { fileName: string; onStop: () => void }) {
  const words = useWords().syllabus
  const part = useFocusFirst<HTMLDivElement>()
  return (
    <div ref={part} className="column grow shortens clips">
      <DialogBody>
        <output className={`narrows breaks ${styles.name}`}>{words.reading(fileName)}</output>
        <ReadingProgress job="read-syllabus" label={words.reading(fileName)} />
      </DialogBody>
      <DialogFoot>
        <Button onClick={onStop}>{words.stop}</Button>
      </DialogFoot>
    </div>
  )
}
