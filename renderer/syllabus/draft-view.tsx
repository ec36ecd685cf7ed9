// The draft: for which course, its lines in groups with a tick each, and the one accept.
import { DialogBody, DialogFoot } from '../kit/dialog.tsx'
import { Button } from '../kit/button.tsx'
import { useFocusFirst } from '../kit/focus.ts'
import { useDesk, useStore } from '../store/use-store.ts'
import { useWords } from '../words/words.ts'
import { CourseChoice } from './course-choice.tsx'
import { DraftRow, type LineChange } from './draft-row.tsx'
import styles from './syllabus.module.css'
import { type SyllabusDoer, ReadingProgress } from './syllabus-reading.tsx'
import { useEffect, useRef, useState } from 'react'
import {
  type DraftLine,
  type SyllabusDraft,
  isOpenLine,
  type DraftPick,
} from '../../shared/syllabus/draft.ts'

type DraftViewProps = {
  draft: SyllabusDraft
  problem: string | null
  isPending: boolean
  isAsking: boolean
  /** The course was just named: the focus is still there. */
  isChosen: boolean
  doer: SyllabusDoer
  onPick: () => void
  onClose: () => void
}

const groupNames = ['exams', 'deadlines', 'work', 'hours', 'gone'] as const

function groupOf({ kind, standing }: DraftLine): (typeof groupNames)[number] {
  if (standing === 'gone') return 'gone'
  if (kind === 'deadline') return 'deadlines'
  if (kind === 'meeting' || kind === 'office-hours' || kind === 'day-off') return 'hours'
  return kind === 'exam' || kind === 'quiz' || kind === 'presentation' ? 'exams' : 'work'
}

export function DraftView({
  draft,
  problem,
  isPending,
  isAsking,
  isChosen,
  doer,
  onPick,
  onClose,
}: DraftViewProps) {
  const words = useWords().syllabus
  const isBusy = useStore(useDesk().chat, (chat) => chat.isRunning)
  const { open, closed, taken, changes, toggle, change, picks } = useChoice(draft)
  const part = useFocusFirst<HTMLDivElement>()
  const accept = () => doer.take(picks())
  return (
    <div ref={part} className="column grow shortens clips">
      <DialogBody>
        <CourseChoice
          draft={draft}
          isPending={isPending}
          isFirst={isChosen || draft.course === null}
          onChoose={doer.choose}
        />
        <ReaderChoice draft={draft} isAsking={isAsking} isPending={isPending} doer={doer} />
        {groupNames.map((name) => (
          <Group
            key={name}
            name={words.groups[name]}
            lines={open.filter((line) => groupOf(line) === name)}
            draft={draft}
            taken={taken}
            changes={changes}
            onToggle={toggle}
            onChange={change}
          />
        ))}
        <Closed lines={closed} draft={draft} />
        <p role="alert" className="caution">
          {problem}
        </p>
      </DialogBody>
      <DialogFoot>
        <Button className={styles.first} disabled={isPending} onClick={onPick}>
          {words.another}
        </Button>
        <Button onClick={onClose}>{words.cancel}</Button>
        <Button
          look="primary"
          data-focus-first=""
          disabled={isPending || isBusy || taken.size === 0 || draft.course === null}
          onClick={accept}
        >
          {words.accept(taken.size)}
        </Button>
      </DialogFoot>
    </div>
  )
}

type GroupProps = {
  name: string
  lines: readonly DraftLine[]
  draft: SyllabusDraft
  taken: ReadonlySet<number>
  changes: ReadonlyMap<number, LineChange>
  onToggle: (numbers: readonly number[], isTaken: boolean) => void
  onChange: (number: number, change: LineChange) => void
}

function Group({ name, lines, draft, taken, changes, onToggle, onChange }: GroupProps) {
  const words = useWords().syllabus
  if (lines.length === 0) return null
  const numbers = lines.map(({ number }) => number)
  const isWhole = numbers.every((number) => taken.has(number))
  return (
    <section className="narrows" aria-label={name}>
      <div className="row between gap-10">
        <h3 className="quiet small plain">{name}</h3>
        {lines.length > 2 ? (
          <Button
            look="quiet"
            aria-label={`${isWhole ? words.none : words.all}: ${name}`}
            onClick={() => onToggle(numbers, !isWhole)}
          >
            {isWhole ? words.none : words.all}
          </Button>
        ) : null}
      </div>
      <ul className="ruled-above above-4">
        {lines.map((line) => (
          <DraftRow
            key={line.number}
            line={{ ...line, ...changes.get(line.number) }}
            fileName={draft.fileName}
            isTaken={taken.has(line.number)}
            onTake={(isTaken) => onToggle([line.number], isTaken)}
            onChange={(change) => onChange(line.number, change)}
          />
        ))}
      </ul>
    </section>
  )
}

function Closed({ lines, draft }: { lines: readonly DraftLine[]; draft: SyllabusDraft }) {
  const words = useWords().syllabus
  if (lines.length === 0) return null
  return (
    <details className={styles.closed}>
      <summary className="breaks">{words.rest(lines.length)}</summary>
      <ul className="ruled-above above-4">
        {lines.map((line) => (
          <DraftRow key={line.number} line={line} fileName={draft.fileName} isTaken={false} />
        ))}
      </ul>
    </details>
  )
}

type ReaderChoiceProps = {
  draft: SyllabusDraft
  isAsking: boolean
  isPending: boolean
  doer: SyllabusDoer
}

/** Offers the draft to the person's model, says where the text would go, and tells what came of it. */
function ReaderChoice({ draft, isAsking, isPending, doer }: ReaderChoiceProps) {
  const words = useWords().syllabus
  const { reader, notes } = draft
  const said = useRef<HTMLOutputElement>(null)
  const had = useRef(reader !== null)
  // The button that was pressed is gone: the focus goes to what came of it.
  useEffect(() => {
    if (had.current && reader === null) said.current?.focus()
    had.current = reader !== null
  }, [reader])
  return (
    <div>
      <output ref={said} tabIndex={-1}>
        {notes.map((note) => (
          <span className="block" key={note}>
            {note}
          </span>
        ))}
      </output>
      {reader === null ? null : (
        <div className={`row wrap between gap-y-8 gap-x-14 ${styles.reader}`}>
          <div className={`narrows breaks ${styles.name}`}>
            <p>{isAsking ? words.readerReading(reader.name) : words.readerOffer(reader.host)}</p>
            {isAsking ? (
              <ReadingProgress job="ask-syllabus" label={words.readerReading(reader.name)} />
            ) : null}
          </div>
          <Button disabled={isPending && !isAsking} onClick={isAsking ? doer.stop : doer.askModel}>
            {isAsking ? words.stop : words.readerAsk(reader.name)}
          </Button>
        </div>
      )}
    </div>
  )
}

/** Which lines of a draft are taken, and what the person makes of them. */
function useChoice({ lines }: SyllabusDraft) {
  const [taken, setTaken] = useState(
    () => new Set(lines.filter(({ isTicked }) => isTicked).map(({ number }) => number)),
  )
  const [changes, setChanges] = useState<ReadonlyMap<number, LineChange>>(new Map())
  const [shown, setShown] = useState(lines)
  // A model added lines: what the person has ticked and changed stays with its line.
  if (shown !== lines) {
    const before = new Map(shown.map((line) => [nameOf(line), line.number]))
    const carried = lines.map((line) => ({ line, old: before.get(nameOf(line)) }))
    const isTaken = ({ line, old }: (typeof carried)[number]) =>
      old === undefined ? line.isTicked : taken.has(old)
    setShown(lines)
    setTaken(new Set(carried.filter(isTaken).map(({ line }) => line.number)))
    setChanges(
      new Map(
        carried.flatMap(({ line, old }) => {
          const changed = old === undefined ? undefined : changes.get(old)
          return changed === undefined ? [] : [[line.number, changed] as const]
        }),
      ),
    )
  }
  const open = lines.filter(isOpenLine)
  const closed = lines.filter((line) => !isOpenLine(line))
  const toggle = (numbers: readonly number[], isTaken: boolean) => {
    const next = new Set(taken)
    for (const number of numbers) {
      if (isTaken) next.add(number)
      else next.delete(number)
    }
    setTaken(next)
  }
  const change = (number: number, changed: LineChange) =>
    setChanges(new Map([...changes, [number, { ...changes.get(number), ...changed }]]))
  const picks = () =>
    open.flatMap(({ number }): DraftPick[] =>
      taken.has(number) ? [{ number, ...changes.get(number) }] : [],
    )
  return { open, closed, taken, changes, toggle, change, picks }
}

function nameOf({ kind, title, date, from, standing, quotes }: DraftLine): string {
  return JSON.stringify([kind, title, date, from, standing, quotes[0]?.line ?? null])
}
