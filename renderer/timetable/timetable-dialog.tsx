// The timetable of the term: weekly classes changed for all their weeks from now on, the effect shown before it is saved.
import { useRef, useState } from 'react'
import { hasBegun } from '../../shared/schedule/legality.ts'
import type { Place } from '../../shared/schedule/place.ts'
import type { TermWish } from '../../shared/timetable/term-wish.ts'
import { readTimetable, type WeeklyBlock } from '../../shared/timetable/weekly-block.ts'
import { Button } from '../kit/button.tsx'
import { Dialog } from '../kit/dialog.tsx'
import { Tick } from '../kit/fields.tsx'
import { useDesk, useStore } from '../store/use-store.ts'
import type { WeekState } from '../store/week-store.ts'
import { EffectStep, useTermChange } from './term-setup/term-change.tsx'
import { useFocusBack } from '../kit/focus.ts'
import { useWords } from '../words/words.ts'
import { draftOf, editsOf, troubledKeys } from './timetable-draft.ts'
import { TimetableEditor, TroubleLine } from './timetable-editor.tsx'
import { useGuardedClose } from './use-guarded-close.ts'
import styles from './timetable.module.css'

type TimetableDialogProps = {
  /** Where a new class begins, or the one with the title lies. */
  at: Place | null
  title: string | null
  onClose: () => void
}

export function TimetableDialog({ at, title, onClose }: TimetableDialogProps) {
  const desk = useDesk()
  const words = useWords().timetable
  const setup = useWords().termSetup
  const term = useStore(desk.week.view, (view) => view.term)
  const [draft, setDraft] = useState(() => draftOf(comingBlocks(desk.week.view.get())))
  const [withStudies, setWithStudies] = useState(false)
  const change = useTermChange(onClose)
  const edits = editsOf(draft)
  const guard = useGuardedClose(edits.length > 0, onClose)
  const stage = useRef<HTMLDivElement>(null)
  useFocusBack(stage, change.shown !== null, 'td[tabindex="0"]')
  if (term === null) return null
  const { weeks, periods } = term
  const isTroubled = troubledKeys(draft, weeks, periods.length).length > 0
  const wish: TermWish = { kind: 'timetable', edits, withStudies }
  return (
    <Dialog title={words.title} isFull onClose={guard.close}>
      {change.shown === null ? (
        <div ref={stage} className="column grow shortens clips">
          <div
            className={`stack gap-10 grow shortens scrolls pad-top-6 pad-x-22 pad-bottom-14 ${styles.fields}`}
          >
            <TimetableEditor
              draft={draft}
              weeks={weeks}
              periods={periods}
              at={at}
              title={title}
              onChange={setDraft}
            />
          </div>
          <div className="row wrap at-end ruled-above gap-y-8 gap-x-12 pad-top-12 pad-x-22 pad-bottom-16">
            <Tick label={words.newStudies} value={withStudies} onChange={setWithStudies} />
            <TroubleLine
              draft={draft}
              weeks={weeks}
              periods={periods.length}
              problem={guard.isWarned ? setup.dropTyped : change.problem}
            />
            <Button onClick={onClose}>{words.cancel}</Button>
            <Button
              look="primary"
              disabled={change.isPending || isTroubled || edits.length === 0}
              onClick={() => change.preview(wish)}
            >
              {words.showEffect}
            </Button>
          </div>
        </div>
      ) : (
        <EffectStep change={change} />
      )}
    </Dialog>
  )
}

/** What is over can't be changed and is in nobody's way. */
function comingBlocks({ term, state, clock }: WeekState): WeeklyBlock[] {
  if (term === null || state === null) return []
  return readTimetable(term, state)
    .filter(({ events }) => events.some((each) => !hasBegun(each, clock.moment)))
    .map(({ block }) => block)
}
