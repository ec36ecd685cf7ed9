// Which course's pack is shown: one that there is, one of the schedule, or another by its name.
import { courseSchema } from '../../shared/schedule/term.ts'
import { useState } from 'react'
import type { PackLine } from '../../shared/pack/requests.ts'
import { Button, IconButton } from '../kit/button.tsx'
import { useDesk, useRecord, useStore } from '../store/use-store.ts'
import { Select } from '../kit/fields.tsx'
import { takeFocus } from '../kit/focus.ts'
import { NameForm } from '../kit/name-form.tsx'
import { useWords } from '../words/words.ts'
import { focusComposer, sayAloud } from '../store/actions.ts'
import { openCardOf } from '../store/chat-store.ts'
import styles from './pack.module.css'
import { CourseDot, inCourse } from '../kit/in-course.tsx'

/** No course is called so: names have no line breaks. */
const another = '\n'

type PackHeadProps = {
  /** Empty while none is chosen. */
  course: string
  packs: readonly PackLine[]
  canDelete: boolean
  onChoose: (course: string) => void
  onDelete: () => void
}

export function PackHead({ course, packs, canDelete, onChoose, onDelete }: PackHeadProps) {
  const words = useWords().pack
  const [isNaming, setNaming] = useState(course === '')
  const hue = useRecord(useDesk().week.hues, course)
  if (isNaming) {
    return (
      <NameForm
        label={words.courseName}
        hint={words.courseName}
        name=""
        schema={courseSchema}
        save={words.begin}
        cancel={words.cancel}
        className={`row wrap gap-8 ${styles.head}`}
        onSave={(name) => {
          setNaming(false)
          onChoose(name)
        }}
        onEnd={course === '' ? null : () => setNaming(false)}
      />
    )
  }
  const names = packs.map((pack) => pack.course)
  return (
    <div className={`course row wrap gap-8 ${styles.head}`} {...inCourse(hue)}>
      <CourseDot hue={hue} />
      <Select
        // With the page, and again with the pack of another course.
        data-focus-first=""
        ref={takeFocus}
        aria-label={words.course}
        value={course}
        choices={[
          ...(names.includes(course) ? names : [course, ...names]).map((name) => ({
            value: name,
            label: name,
          })),
          { value: another, label: words.otherCourse },
        ]}
        onChange={(chosen) => (chosen === another ? setNaming(true) : onChoose(chosen))}
      />
      {canDelete ? (
        <IconButton data-act="delete" icon="trash" name={words.remove} onClick={onDelete} />
      ) : null}
      <span className="pushed">
        <TalkButton course={course} />
      </span>
    </div>
  )
}

/** What is said while a card is open would be the answer to it: then it only leads to the card. */
function TalkButton({ course }: { course: string }) {
  const desk = useDesk()
  const words = useWords().pack
  const isBusy = useStore(desk.chat, ({ isRunning }) => isRunning)
  const talk = () => {
    desk.frame.set({ dialog: null })
    if (openCardOf(desk.chat.get()) === null) void sayAloud(desk, words.say(course))
    // After the dialog has given the focus back.
    queueMicrotask(() => focusComposer(desk))
  }
  return (
    <Button disabled={isBusy} onClick={talk}>
      {words.talk}
    </Button>
  )
}
