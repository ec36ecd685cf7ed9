// The first run without a file: when the term began, how a day is divided, and the classes typed into the grid.
import { windowWords } from '../../shared/i18n/window-words.ts'
import { useState } from 'react'
import type { Language } from '../../shared/language.ts'
import { mondayOf } from '../../shared/schedule/calendar.ts'
import { isoDateSchema, maxWeeks } from '../../shared/schedule/term.ts'
import { presetNames, presets, type PresetName } from '../../shared/timetable/presets.ts'
import { sayDate } from '../../shared/time/say/say-date.ts'
import { Button } from '../kit/button.tsx'
import { Dialog } from '../kit/dialog.tsx'
import form from '../kit/form.module.css'
import { usePending } from '../store/use-pending.ts'
import { focusComposer, inquire, tell } from '../store/actions.ts'
import { useDesk } from '../store/desk-context.ts'
import type { Desk } from '../store/desk.ts'
import { showView } from '../store/receive-push.ts'
import { useLanguage } from '../words/words.ts'
import { draftOf, troubledKeys, type TimetableDraft } from './timetable-draft.ts'
import { TimetableEditor } from './timetable-editor.tsx'
import { TroubleLine } from './trouble-line.tsx'
import { useGuardedClose } from './use-guarded-close.ts'
import styles from './timetable.module.css'

type TypedStart = { began: string; weeks: number; preset: PresetName; withStudies: boolean }

const isWhole = ({ began, weeks }: TypedStart) =>
  isoDateSchema.safeParse(began).success &&
  weeks >= 1 &&
  weeks <= maxWeeks &&
  Number.isInteger(weeks)

export function TypeTermDialog({ onClose }: { onClose: () => void }) {
  const desk = useDesk()
  const language = useLanguage()
  const words = windowWords[language].timetable
  const setup = windowWords[language].termSetup
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
          className={`stack gap-12 grow shortens scrolls pad-top-6 pad-x-22 pad-bottom-14 ${styles.fields}`}
        >
          <StartFields start={start} onChange={(part) => setStart({ ...start, ...part })} />
          <TimetableEditor draft={draft} weeks={weeks} periods={periods} onChange={setDraft} />
        </div>
        <div className="row wrap at-end ruled-above gap-y-8 gap-x-12 pad-top-12 pad-x-22 pad-bottom-16">
          <label className="line gap-8">
            <input
              type="checkbox"
              checked={start.withStudies}
              onChange={(event) => setStart({ ...start, withStudies: event.target.checked })}
            />
            <span>{words.studies}</span>
          </label>
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
    preset: language === 'zh' ? 'chinese-12' : 'hours-12',
    withStudies: true,
  }
}

function StartFields({
  start,
  onChange,
}: {
  start: TypedStart
  onChange: (part: Partial<TypedStart>) => void
}) {
  const language = useLanguage()
  const words = windowWords[language].timetable
  const monday = isoDateSchema.safeParse(start.began).success ? mondayOf(start.began) : null
  return (
    <div className={`stack gap-y-2 gap-x-14 ${styles.start}`}>
      <label className={form.field}>
        <span>{words.began}</span>
        <input
          type="date"
          required
          data-focus-first=""
          value={start.began}
          onChange={(event) => onChange({ began: event.target.value })}
        />
      </label>
      <label className={form.field}>
        <span>{words.weeks}</span>
        <input
          type="number"
          required
          min={1}
          max={maxWeeks}
          value={Number.isNaN(start.weeks) ? '' : start.weeks}
          onChange={(event) => onChange({ weeks: event.target.valueAsNumber })}
        />
      </label>
      <label className={form.field}>
        <span>{words.table}</span>
        <select
          value={start.preset}
          onChange={(event) =>
            onChange({
              preset: presetNames.find((name) => name === event.target.value) ?? start.preset,
            })
          }
        >
          {presetNames.map((name) => (
            <option key={name} value={name}>
              {words.presets[name](wholeDay(name))}
            </option>
          ))}
        </select>
      </label>
      <p className={`quiet small snug ${styles.hint}`}>
        {monday === null ? '' : words.beganHint(sayDate(monday, 1, language))}
      </p>
    </div>
  )
}

function wholeDay(name: PresetName): string {
  const periods = presets[name]
  return `${periods[0]?.start ?? ''}–${periods.at(-1)?.end ?? ''}`
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
  tell(desk, 'done', [words.done(classes, studies), ...leftOut].join(' '))
  return null
}
