// The first run without a file: when the term began, how a day is divided, and the classes typed into the grid.
import { windowWords } from '../../shared/i18n/window-words.ts'
import { useState } from 'react'
import type { Language } from '../../shared/language.ts'
import { mondayOf } from '../../shared/schedule/calendar.ts'
import { isoDateSchema, maxWeeks } from '../../shared/schedule/term.ts'
import { presets, type PresetName } from '../../shared/timetable/presets.ts'
import { sayDate } from '../../shared/time/say/say-date.ts'
import { Button } from '../kit/button.tsx'
import { Dialog } from '../kit/dialog.tsx'
import { NumberField, SelectField, TextField, Tick, bindTo } from '../kit/fields.tsx'
import { usePending } from '../store/use-requests.ts'
import { focusComposer, inquire, tellChange } from '../store/actions.ts'
import { useDesk } from '../store/use-store.ts'
import type { Desk } from '../store/desk.ts'
import { showView } from '../store/receive-push.ts'
import { useWords, useLanguage } from '../words/words.ts'
import { draftOf, troubledKeys, type TimetableDraft } from './timetable-draft.ts'
import { TimetableEditor, TroubleLine } from './timetable-editor.tsx'
import { presetChoices } from '../import/preset-choices.ts'
import { useGuardedClose } from './use-guarded-close.ts'
import styles from './timetable.module.css'

type TypedStart = { began: string; weeks: number; preset: PresetName; withStudies: boolean }

const isWeekCount = (weeks: number) => Number.isInteger(weeks) && weeks >= 1 && weeks <= maxWeeks

const isWhole = ({ began, weeks }: TypedStart) =>
  isoDateSchema.safeParse(began).success && isWeekCount(weeks)

export function TypeTermDialog({ onClose }: { onClose: () => void }) {
  const desk = useDesk()
  const language = useLanguage()
  const words = useWords().timetable
  const setup = useWords().termSetup
  const [start, setStart] = useState<TypedStart>(() =>
    firstStart(desk.week.view.get().clock.date, language),
  )
  const [draft, setDraft] = useState<TimetableDraft>(() => draftOf([]))
  const [problem, setProblem] = useState('')
  const [isPending, run] = usePending()
  const periods = presets[start.preset]
  const weeks = isWhole(start) ? start.weeks : 1
  const isTroubled = troubledKeys(draft, weeks, periods.length).length > 0
  const guard = useGuardedClose(draft.blocks.length > 0, onClose)
  const save = async () => {
    const answer = await setUp(desk, start, draft)
    if (answer !== null) return setProblem(answer)
    onClose()
    // The button that opened this is gone.
    focusComposer(desk)
  }
  return (
    <Dialog title={words.newTitle} isFull onClose={guard.close}>
      <div className="column grow shortens clips">
        <div
          className={`stack gap-10 grow shortens scrolls pad-top-6 pad-x-22 pad-bottom-14 ${styles.fields}`}
        >
          <StartFields start={start} onChange={setStart} />
          <TimetableEditor draft={draft} weeks={weeks} periods={periods} onChange={setDraft} />
        </div>
        <div className="row wrap at-end ruled-above gap-y-8 gap-x-12 pad-top-12 pad-x-22 pad-bottom-16">
          <Tick
            label={words.studies}
            value={start.withStudies}
            onChange={(withStudies) => setStart({ ...start, withStudies })}
          />
          <TroubleLine
            draft={draft}
            weeks={weeks}
            periods={periods.length}
            problem={guard.isWarned ? setup.dropTyped : problem}
          />
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button
            look="primary"
            disabled={isPending || isTroubled || !isWhole(start)}
            onClick={() => run(save())}
          >
            {words.save}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

/** A term is mostly typed in during its first week; a Chinese one has lessons of 45 minutes. */
function firstStart(today: string, language: Language): TypedStart {
  const monday = mondayOf(today)
  return {
    began: monday,
    weeks: 16,
    preset: windowWords[language].firstTable,
    withStudies: true,
  }
}

type StartFieldsProps = { start: TypedStart; onChange: (start: TypedStart) => void }

function StartFields({ start, onChange }: StartFieldsProps) {
  const language = useLanguage()
  const words = useWords().timetable
  const { weeksHint } = useWords().importStep
  const monday = isoDateSchema.safeParse(start.began).success ? mondayOf(start.began) : null
  const of = bindTo(start, onChange)
  return (
    <div className={`stack gap-y-2 gap-x-14 ${styles.start}`}>
      <TextField label={words.began} type="date" required data-focus-first="" {...of('began')} />
      <NumberField label={words.weeks} required min={1} max={maxWeeks} {...of('weeks')} />
      <SelectField label={words.table} choices={presetChoices(language)} {...of('preset')} />
      <p className={`quiet small snug ${styles.hint}`}>
        {monday === null ? '' : words.beganHint(sayDate(monday, 1, language))}{' '}
        {isWeekCount(start.weeks) ? null : weeksHint(maxWeeks)}
      </p>
    </div>
  )
}

/** Null when it is saved, else the sentence that says why not. */
async function setUp(desk: Desk, start: TypedStart, draft: TimetableDraft): Promise<string | null> {
  const { began, weeks, preset, withStudies } = start
  const blocks = draft.blocks.map(({ block }) => block)
  const answer = await inquire(desk, 'set-up-term', {
    name: '',
    began,
    weeks,
    periods: presets[preset],
    blocks,
    withStudies,
  })
  if (!answer.ok) return answer.failure
  const { view, classes, studies, leftOut } = answer.value
  showView(desk, view)
  const words = windowWords[desk.settings.get().language].timetable
  tellChange(desk, [words.done(classes, studies), ...leftOut].join(' '))
  return null
}
