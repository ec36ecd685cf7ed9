// One body of work on the page of its course: how it stands, its limits, its sessions, its end.
import { useRef, useState } from 'react'
import { itemsOfClass, type ScheduleState } from '../../shared/schedule/state.ts'
import type { TaskClass } from '../../shared/schedule/task-class.ts'
import type { StoredCitation } from '../../shared/syllabus/citation.ts'
import { sumWork, type WorkSum } from '../../shared/schedule/work/sum-work.ts'
import { sayLimits, sayWorkMinutes, sayWorkSum } from '../../shared/words/schedule/say-work.ts'
import { Button } from '../kit/button.tsx'
import { useFocusBack } from '../kit/focus.ts'
import { Question } from '../kit/dialog.tsx'
import { useDesk, useStore } from '../store/use-store.ts'
import { ReadFrom } from '../syllabus/read-from.tsx'
import { useWords, useLanguage } from '../words/words.ts'
import { ClassForm } from './class-form.tsx'
import styles from './course-page.module.css'
import { SessionRow } from './session-row.tsx'
import type { WorkDoer } from './use-work-edit.ts'

type ClassSectionProps = {
  taskClass: TaskClass
  state: ScheduleState
  doer: WorkDoer
  /** Where work of the plan was read. */
  citations: readonly StoredCitation[]
  onClose: () => void
}

export function ClassSection(props: ClassSectionProps) {
  const { taskClass, state, doer, citations, onClose } = props
  const language = useLanguage()
  const words = useWords().work
  const [mode, setMode] = useState<Act | 'shown'>('shown')
  const section = useRef<HTMLElement>(null)
  const sum = sumWork(state, taskClass.id)
  const items = itemsOfClass(state, taskClass.id)
  const { title } = taskClass
  // Back to the button that opened it, named by what it does.
  useFocusBack(section, mode === 'edit', '[data-act="edit"]')
  useFocusBack(section, mode === 'delete', '[data-act="delete"]')
  const end = () => setMode('shown')
  return (
    <section
      ref={section}
      className="stack at-start gap-6 ruled-above pad-top-12"
      aria-label={title}
    >
      <WorkHead title={title} isQuiet={mode !== 'shown'} onAct={setMode} />
      <progress
        className={styles.progress}
        max={Math.max(sum.sessions, 1)}
        value={sum.worked}
        aria-hidden="true"
      />
      <p className={styles.quiet}>
        {sayWorkSum(sum, language)}
        {' · '}
        {sayWorkMinutes(sum, language)}
      </p>
      {mode === 'edit' ? (
        <ClassForm taskClass={taskClass} window={state.window} doer={doer} onEnd={end} />
      ) : (
        <p className={styles.quiet}>{sayLimits(state, taskClass, language).join(' · ')}</p>
      )}
      <ReadFrom
        citation={citations.find(({ record, id }) => record === 'class' && id === taskClass.id)}
      />
      {mode === 'delete' ? (
        <DeleteWork taskClass={taskClass} sum={sum} doer={doer} onKeep={end} />
      ) : null}
      <ol className="full above-4" aria-label={words.sessionsOf(title)}>
        {items.map((item, index) => (
          <SessionRow
            key={item.id}
            item={item}
            state={state}
            rank={index + 1}
            count={items.length}
            doer={doer}
            citation={citations.find((cited) => cited.record === 'item' && cited.id === item.id)}
            onClose={onClose}
          />
        ))}
      </ol>
      <AddSession taskClass={taskClass} state={state} doer={doer} />
    </section>
  )
}

type DeleteWorkProps = { taskClass: TaskClass; sum: WorkSum; doer: WorkDoer; onKeep: () => void }

/** The question before a body of work is deleted: what goes, and what stays. */
function DeleteWork({ taskClass: { id, title }, sum, doer, onKeep }: DeleteWorkProps) {
  const language = useLanguage()
  const words = useWords().work
  const remove = () =>
    doer.run({ kind: 'delete-class', classId: id }, () => {
      document.querySelector<HTMLElement>('dialog[open] [data-focus-first]')?.focus()
    })
  return (
    <Question
      name={words.deleteWhat(title)}
      title={words.deleteWhat(title)}
      text={words.goes(sayWorkSum(sum, language), sayWorkMinutes(sum, language))}
      textClass=""
      yes={words.deleteNow}
      no={words.keep}
      isPending={doer.isPending}
      className={`framed stack full paper pad-y-12 pad-x-14 ${styles.question}`}
      onYes={remove}
      onNo={onKeep}
    />
  )
}

type Act = 'edit' | 'delete'

type WorkHeadProps = { title: string; isQuiet: boolean; onAct: (act: Act) => void }

function WorkHead({ title, isQuiet, onAct }: WorkHeadProps) {
  const words = useWords().work
  const isBusy = useStore(useDesk().chat, (chat) => chat.isRunning)
  return (
    <div className="row wrap between full gap-y-8 gap-x-12">
      <h3 className="narrows">{title}</h3>
      {isQuiet ? null : (
        <span className="flex wrap gap-8">
          <Button
            data-act="edit"
            disabled={isBusy}
            aria-label={words.editWork(title)}
            onClick={() => onAct('edit')}
          >
            {words.edit}
          </Button>
          <Button
            data-act="delete"
            disabled={isBusy}
            aria-label={words.deleteWhat(title)}
            onClick={() => onAct('delete')}
          >
            {words.deleteWork}
          </Button>
        </span>
      )}
    </div>
  )
}

/** As long as the last one, and numbered on. */
function AddSession({ taskClass, state, doer }: Omit<ClassSectionProps, 'onClose' | 'citations'>) {
  const isBusy = useStore(useDesk().chat, (chat) => chat.isRunning)
  const words = useWords().work
  const items = itemsOfClass(state, taskClass.id)
  const title = words.nextTitle(taskClass.title, items.length + 1)
  const add = () =>
    doer.run({
      kind: 'class',
      classId: taskClass.id,
      fields: {},
      sessions: [{ title, periods: items.at(-1)?.duration ?? 1 }],
    })
  return (
    <Button
      look="quiet"
      disabled={isBusy || doer.isPending}
      aria-label={words.addSessionTo(taskClass.title)}
      onClick={add}
    >
      {words.addSession}
    </Button>
  )
}
