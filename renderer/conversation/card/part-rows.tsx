// The changes of a card that can be taken in part: a tick for each, for all, and for whole days and courses.
import { windowWords } from '../../../shared/i18n/window-words.ts'
import { useId, type ReactNode } from 'react'
import { useDesk } from '../../store/use-store.ts'
import { chooseChanges, type ShownPart } from '../../store/part-choice.ts'
import { useWords, useLanguage } from '../../words/words.ts'
import type { Card } from '../../../shared/agent/card.ts'
import type { RecordKey } from '../../../shared/schedule/diff.ts'
import type { ClassChange, Effect } from '../../../shared/schedule/effect.ts'
import type { ScheduleState } from '../../../shared/schedule/state.ts'
import { isWithinWeek } from '../../../shared/words/schedule/say-change.ts'
import { cleanTitle } from '../../../shared/text/quote-title.ts'
import cardStyles from './card.module.css'
import { ChangeRow } from './change-row.tsx'
import { Folded } from './folded.tsx'
import { groupChanges, type PartGroup } from './part-groups.ts'
import styles from './part-rows.module.css'

type PartRowsProps = {
  card: Card
  state: ScheduleState
  /** Of the whole card, whatever is ticked. */
  effect: Effect
  part: ShownPart
}

export function PartRows({ card, state, effect, part }: PartRowsProps) {
  const desk = useDesk()
  const language = useLanguage()
  const words = useWords().card
  const choose = (keys: readonly RecordKey[], isTaken: boolean) =>
    chooseChanges(desk, card, keys, isTaken)
  const isDated = !isWithinWeek(effect.changes)
  const tickOf = (key: RecordKey, content: ReactNode) => ({
    key,
    content: (
      <Tick isTaken={!part.left.has(key)} onChange={(isTaken) => choose([key], isTaken)}>
        {content}
      </Tick>
    ),
  })
  const { taken, keys } = part
  return (
    <div className="stack gap-6">
      <p className={`line wrap quiet small gap-y-2 gap-x-12 ${styles.head}`}>
        <span className="grow">{words.ticked(taken, keys.length)}</span>
        <button type="button" disabled={taken === keys.length} onClick={() => choose(keys, true)}>
          {words.all}
        </button>
        <button type="button" disabled={taken === 0} onClick={() => choose(keys, false)}>
          {words.none}
        </button>
      </p>
      <Groups
        groups={groupChanges(state, effect.changes, language)}
        left={part.left}
        choose={choose}
      />
      <Folded
        className={`small snug ${cardStyles.changes}`}
        most={5}
        parts={[
          ...effect.classes.map((change) =>
            tickOf(`class:${change.classId}`, <ClassLine change={change} />),
          ),
          ...effect.changes.map((change) =>
            tickOf(
              `task:${change.taskId}`,
              <ChangeRow change={change} window={state.window} isDated={isDated} />,
            ),
          ),
        ]}
      />
      <output className="small snug unless-empty">
        {taken === 0 ? words.nothingTicked : part.said}
      </output>
    </div>
  )
}

type TickProps = { isTaken: boolean; onChange: (isTaken: boolean) => void; children: ReactNode }

function Tick({ isTaken, onChange, children }: TickProps) {
  return (
    <label
      className={`stack on-line gap-8 auto-rest ${styles.tick}`}
      data-left={!isTaken || undefined}
    >
      <input
        type="checkbox"
        checked={isTaken}
        onChange={(event) => onChange(event.target.checked)}
      />
      {children}
    </label>
  )
}

function ClassLine({ change }: { change: ClassChange }) {
  const language = useLanguage()
  return (
    <span className="line gap-8">
      <span className="grow narrows pretty">{cleanTitle(change.title, language)}</span>
      <span className={`fixed quiet to-end ${cardStyles.where}`}>
        {windowWords[language].card.work[change.kind]}
      </span>
    </span>
  )
}

type GroupsProps = {
  groups: readonly PartGroup[]
  left: ReadonlySet<RecordKey>
  choose: (keys: readonly RecordKey[], isTaken: boolean) => void
}

function Groups({ groups, left, choose }: GroupsProps) {
  const words = useWords().card
  const id = useId()
  if (groups.length === 0) return null
  return (
    <details className={`quiet small ${styles.groups}`}>
      <summary id={id}>{words.groups}</summary>
      <ul className="flex wrap gap-4 pad-top-6" aria-labelledby={id}>
        {groups.map(({ name, keys }) => {
          const out = keys.filter((key) => left.has(key)).length
          const state = out === 0 ? 'true' : out === keys.length ? 'false' : 'mixed'
          return (
            <li key={name}>
              <button
                type="button"
                aria-pressed={state}
                onClick={() => choose(keys, state !== 'true')}
              >
                {name} <span>{keys.length}</span>
              </button>
            </li>
          )
        })}
      </ul>
    </details>
  )
}
