// The question before a body of work is deleted: what goes, and what stays.
import { windowWords } from '../../shared/i18n/window-words.ts'
import { useEffect, useId, useRef } from 'react'
import type { TaskClass } from '../../shared/schedule/task-class.ts'
import type { WorkSum } from '../../shared/schedule/work/sum-work.ts'
import { sayWorkMinutes, sayWorkSum } from '../../shared/words/schedule/say-work.ts'
import { Button } from '../kit/button.tsx'
import { useLanguage } from '../words/words.ts'
import styles from './course-page.module.css'
import type { WorkDoer } from './use-work-edit.ts'

type DeleteWorkProps = { taskClass: TaskClass; sum: WorkSum; doer: WorkDoer; onKeep: () => void }

export function DeleteWork({ taskClass: { id, title }, sum, doer, onKeep }: DeleteWorkProps) {
  const language = useLanguage()
  const words = windowWords[language].work
  const textId = useId()
  const keep = useRef<HTMLButtonElement>(null)
  // The safe answer first.
  useEffect(() => keep.current?.focus(), [])
  const remove = () =>
    doer.run({ kind: 'delete-class', classId: id }, () => {
      document.querySelector<HTMLElement>('dialog[open] [data-focus-first]')?.focus()
    })
  return (
    <fieldset
      className={`framed stack full paper pad-y-12 pad-x-14 ${styles.question}`}
      aria-label={words.deleteWhat(title)}
      aria-describedby={textId}
    >
      <b aria-hidden="true">{words.deleteWhat(title)}</b>
      <p id={textId}>{words.goes(sayWorkSum(sum, language), sayWorkMinutes(sum, language))}</p>
      <span className="flex wrap gap-8">
        <Button disabled={doer.isPending} onClick={remove}>
          {words.deleteNow}
        </Button>
        <Button
          ref={keep}
          disabled={doer.isPending}
          onClick={onKeep}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return
            event.preventDefault()
            onKeep()
          }}
        >
          {words.keep}
        </Button>
      </span>
    </fieldset>
  )
}
