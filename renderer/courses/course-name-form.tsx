// The name of a course and the short one that its blocks bear, changed where they stand; another course's name joins the two.
import { useState } from 'react'
import { shortNameOf, shortNameSchema, withShortName } from '../../shared/preferences/short-name.ts'
import { courseSchema } from '../../shared/schedule/term.ts'
import { Button } from '../kit/button.tsx'
import { Form, TextField } from '../kit/fields.tsx'
import { takeFocusWhole } from '../kit/focus.ts'
import { setPreferences } from '../store/actions.ts'
import { useDesk, useStore } from '../store/use-store.ts'
import { useWords } from '../words/words.ts'
import type { WorkDoer } from './use-work-edit.ts'

type CourseNameFormProps = {
  course: string
  others: readonly string[]
  doer: WorkDoer
  /** With the name that it has then. */
  onEnd: (name: string) => void
}

export function CourseNameForm({ course, others, doer, onEnd }: CourseNameFormProps) {
  const desk = useDesk()
  const words = useWords().work
  const known = useStore(desk.settings, ({ shortNames }) => shortNameOf(shortNames, course))
  const [name, setName] = useState(course)
  const [short, setShort] = useState(known)
  const wanted = name.trim()
  const isTaken = others.includes(wanted)
  const save = async () => {
    if (short.trim() !== known) {
      const { shortNames } = desk.settings.get()
      await setPreferences(desk, { shortNames: withShortName(shortNames, course, short.trim()) })
    }
    if (wanted === course) return onEnd(course)
    const joins = isTaken ? { joins: true as const } : {}
    doer.run({ kind: 'rename-course', course, name: wanted, ...joins }, () => onEnd(wanted))
  }
  return (
    <Form
      className="grow stack gap-8"
      aria-label={words.rename}
      onSend={() => void save()}
      onLeave={() => onEnd(course)}
    >
      <div className="stack gap-14 two-columns">
        <TextField
          label={words.newName}
          ref={takeFocusWhole}
          required
          schema={courseSchema}
          offers={others}
          value={name}
          onChange={setName}
        />
        <TextField
          label={words.shortName}
          placeholder={words.shortNameHint}
          schema={shortNameSchema}
          value={short}
          onChange={setShort}
        />
      </div>
      <output className="quiet small snug">
        {isTaken ? words.joinsWith(course, wanted) : words.joinHint}
      </output>
      <div className="flex wrap gap-8">
        <Button type="submit" look="primary" disabled={doer.isPending || wanted === ''}>
          {isTaken ? words.join : words.save}
        </Button>
        <Button disabled={doer.isPending} onClick={() => onEnd(course)}>
          {words.cancel}
        </Button>
      </div>
    </Form>
  )
}
