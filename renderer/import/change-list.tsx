// What importing a feed again would change, in groups: each line and each group can be left out.
import { windowWords } from '../../shared/i18n/window-words.ts'
import {
  importChangeKinds,
  type ChosenImport,
  type ImportChangeKind,
  type ImportLine,
} from '../../shared/timetable/import-changes.ts'
import type { ImportPreview } from '../../shared/timetable/import-preview.ts'
import { listWords } from '../../shared/text/join-words.ts'
import { useLanguage } from '../words/words.ts'
import { Tick } from '../kit/fields.tsx'
import styles from './import.module.css'

type ChangeListProps = {
  changes: NonNullable<ImportPreview['changes']>
  /** The ticked lines. */
  taken: readonly string[]
  /** What they come to; null when the schedule is another by now. */
  chosen: ChosenImport | null
  onChange: (taken: readonly string[]) => void
}

export function ChangeList({ changes, taken, chosen, onChange }: ChangeListProps) {
  const words = windowWords[useLanguage()].importChange
  const { feed, lines, kept } = changes
  const toggle = (ids: readonly string[], isTaken: boolean) =>
    onChange(
      lines.map(({ id }) => id).filter((id) => (ids.includes(id) ? isTaken : taken.includes(id))),
    )
  return (
    <>
      <p className="quiet small">{words.known(feed)}</p>
      {importChangeKinds.map((kind) => (
        <Group
          key={kind}
          kind={kind}
          lines={lines.filter((line) => line.kind === kind)}
          taken={taken}
          onToggle={toggle}
        />
      ))}
      <ul className={`caution small ${styles.problems}`} aria-live="polite">
        {chosen === null ? <li>{words.unfit}</li> : null}
        {chosen?.leftOut.map(({ event, occupant }) => (
          <li key={event.id}>{words.noRoom(event.title, occupant)}</li>
        ))}
      </ul>
      {kept.length === 0 ? null : (
        <details className={`small ${styles.kept}`} open={kept.length <= 5}>
          <summary>{words.kept(kept.length)}</summary>
          <ul>
            {kept.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

type GroupProps = {
  kind: ImportChangeKind
  lines: readonly ImportLine[]
  taken: readonly string[]
  onToggle: (ids: readonly string[], isTaken: boolean) => void
}

function Group({ kind, lines, taken, onToggle }: GroupProps) {
  const words = windowWords[useLanguage()].importChange
  if (lines.length === 0) return null
  const name = words.groups[kind]
  const isWhole = lines.every(({ id }) => taken.includes(id))
  return (
    <fieldset>
      <legend className={styles.heading}>{name}</legend>
      {lines.length < 2 ? null : (
        <Tick
          className="line gap-8 narrows"
          label={<span className="quiet small">{words.takeAll(name)}</span>}
          value={isWhole}
          onChange={(isTaken) =>
            onToggle(
              lines.map(({ id }) => id),
              isTaken,
            )
          }
        />
      )}
      <ul className="ruled-above">
        {lines.map((line) => (
          <Line key={line.id} line={line} isTaken={taken.includes(line.id)} onToggle={onToggle} />
        ))}
      </ul>
    </fieldset>
  )
}

type LineProps = { line: ImportLine; isTaken: boolean; onToggle: GroupProps['onToggle'] }

function Line({ line, isTaken, onToggle }: LineProps) {
  const language = useLanguage()
  const words = windowWords[language].importChange
  const { id, title, from, to, when, blocks } = line
  return (
    <li className="line wrap between ruled-below gap-x-14 pad-y-4">
      <label className="line gap-8 narrows">
        <input type="checkbox" checked={isTaken} onChange={() => onToggle([id], !isTaken)} />
        <span className="narrows breaks">
          {title}
          <span className="quiet small">
            {' '}
            {[from, to].filter((part) => part !== '').join(' → ')}
            {when === '' ? '' : ` · ${when}`}
          </span>
        </span>
      </label>
      {blocks.length === 0 ? null : (
        <span className={`caution small breaks ${styles.hit}`}>
          {words.blocks(listWords([...new Set(blocks)], language))}
        </span>
      )}
    </li>
  )
}
