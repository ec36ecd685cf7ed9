// The versions of a field: who wrote each and when, what it changed, and the way back to it.
import { useState } from 'react'
import type { FieldView, VersionLine, TextPiece } from '../../shared/pack/requests.ts'
import { packFieldName } from '../../shared/pack/name-pack.ts'
import { sayAuthor } from '../../shared/history/say-history.ts'
import { Button } from '../kit/button.tsx'
import { useQuery } from '../store/use-query.ts'
import { useRequests } from '../store/use-requests.ts'
import { sayDayAndTime } from '../words/say-dates.ts'
import { useWords, useLanguage } from '../words/words.ts'
import type { PackDesk } from './use-pack.ts'
import styles from './pack.module.css'

type VersionListProps = {
  course: string
  field: FieldView
  desk: PackDesk
  /** The version that was restored. */
  onRestored: (version: number) => void
}

export function VersionList({ course, field, desk, onRestored }: VersionListProps) {
  const language = useLanguage()
  const words = useWords().pack
  const { key, version: present } = field
  // Null until the first answer.
  // Without any where the field has none: `version` is then 0.
  const input = field.version === 0 ? null : { course, key: field.key }
  const { value } = useQuery('read-field-versions', input, { since: field.version })
  const versions = field.version === 0 ? none : (value?.versions ?? null)
  const [shown, setShown] = useState<{ from: number; to: number; pieces: TextPiece[] } | null>(null)
  const { problem, send } = useRequests()
  const compare = (from: number, to: number) =>
    send('compare-versions', { course, key, from, to }, ({ pieces }) =>
      setShown({ from, to, pieces }),
    )
  if (versions === null) return null
  const restore = (version: number) =>
    desk.send('restore-field', { course, key, restores: version, version: present }, () => {
      setShown(null)
      onRestored(version)
    })
  return (
    <section
      className={`stack gap-10 ${styles.versions}`}
      aria-label={words.versionList(packFieldName(key, language))}
    >
      <ol>
        {versions.map((line, index) => (
          <Version
            key={line.version}
            line={line}
            before={versions[index + 1]?.version ?? 0}
            isShown={shown?.to === line.version}
            isBusy={desk.isPending}
            onCompare={compare}
            onHide={() => setShown(null)}
            onRestore={restore}
          />
        ))}
      </ol>
      {problem === '' ? null : <p className="caution breaks">{problem}</p>}
      {shown === null || problem !== '' ? null : <TextDifference {...shown} />}
    </section>
  )
}

const none: readonly VersionLine[] = []

type VersionProps = {
  line: VersionLine
  /** The version before it; 0 for none. */
  before: number
  isShown: boolean
  isBusy: boolean
  onCompare: (from: number, to: number) => void
  onHide: () => void
  onRestore: (version: number) => void
}

function Version(props: VersionProps) {
  const { line, before, isShown, isBusy, onCompare, onHide, onRestore } = props
  const language = useLanguage()
  const words = useWords().pack
  const { version, who, at, why, isPresent } = line
  return (
    <li>
      <span className={`line wrap breaks gap-x-8 ${styles.versionName}`}>
        <b>{words.version(version)}</b>
        {isPresent ? <em>{words.present}</em> : null}
        <small>{words.byWhom(sayAuthor(who, language), sayDayAndTime(at, language))}</small>
        {why === '' ? null : <small>{why}</small>}
      </span>
      <Button
        look="quiet"
        aria-pressed={isShown}
        aria-label={before === 0 ? words.compareFirst : words.compareNamed(version, before)}
        onClick={() => (isShown ? onHide() : onCompare(before, version))}
      >
        {words.compare}
      </Button>
      {isPresent ? (
        <span />
      ) : (
        <Button
          look="quiet"
          aria-label={words.restoreNamed(version)}
          disabled={isBusy}
          onClick={() => onRestore(version)}
        >
          {words.restore}
        </Button>
      )}
    </li>
  )
}

type TextDifferenceProps = { from: number; to: number; pieces: readonly TextPiece[] }

/** What went and what came between two versions, marked by lines through and under the words. */
function TextDifference({ from, to, pieces }: TextDifferenceProps) {
  const words = useWords().pack
  const isSame = pieces.every(({ kind }) => kind === 'same')
  const title = from === 0 ? words.differenceFirst(to) : words.difference(from, to)
  return (
    <figure className={`edged paper pad-y-10 pad-x-14 ${styles.difference}`} aria-label={title}>
      <figcaption
        className="flex wrap between pad-bottom-8 quiet small gap-y-2 gap-x-14"
        aria-live="polite"
      >
        <span>{isSame ? words.noDifference : title}</span>
        <span aria-hidden="true">
          <del>{words.removed}</del> <ins>{words.added}</ins>
        </span>
      </figcaption>
      <p className="as-written">
        {pieces.map(({ kind, text }, index) => {
          // The pieces are drawn anew as a whole, so that a place is their key.
          const key = `${index}`
          if (kind === 'removed') return <del key={key}>{text}</del>
          return kind === 'added' ? <ins key={key}>{text}</ins> : <span key={key}>{text}</span>
        })}
      </p>
    </figure>
  )
}
