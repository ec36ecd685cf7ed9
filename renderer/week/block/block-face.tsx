// The words on a block: whole lines only, title first. A block's name says them again, in full.
import { useMemo } from 'react'
import type { Outcome } from '../../../shared/schedule/work-log.ts'
import { Icon } from '../../kit/icon.tsx'
import type { BlockText } from '../describe-block.ts'
import styles from './block.module.css'
import { useFittedFace } from './use-fitted-face.ts'

type BlockFaceProps = {
  text: BlockText
  /** The name under which guests find these words; with guests only the title is shown. */
  anchor?: string
  hasGuests?: boolean
  isLocked?: boolean
  /** Locked by the person, not by the timetable: its lock always shows. */
  isPinned?: boolean
  /** What became of a block that is closed out. */
  outcome?: Outcome | undefined
}

export function BlockFace(props: BlockFaceProps) {
  const { text, anchor, hasGuests = false, isLocked = false, isPinned = false, outcome } = props
  // One string, so that the same words described anew are not fitted anew; none is drawn twice.
  const said = [text.title, ...(hasGuests ? [] : text.lines)].join('\n')
  const lines = useMemo(() => [...new Set(said.split('\n'))], [said])
  const face = useFittedFace(lines)
  return (
    <>
      <span
        ref={face}
        className={`block fixed full clips anchor breaks ${styles.face}`}
        aria-hidden="true"
        data-face=""
        data-short={hasGuests || undefined}
        style={anchor === undefined ? undefined : { anchorName: anchor }}
      >
        <span className={`block strong pretty ${styles.title}`}>{lines[0]}</span>
        {lines.slice(1).map((line) => (
          <span key={line} className={`block ${styles.line}`}>
            {line}
          </span>
        ))}
      </span>
      {outcome === undefined ? null : (
        <span className={`block pad-y-2 pad-x-2 ${styles.mark}`} aria-hidden="true">
          <Icon name={outcome === 'partly' ? 'half' : 'check'} size={11} />
        </span>
      )}
      {isLocked ? (
        <span
          className={`pad-y-2 pad-x-2 ${styles.lock}`}
          data-pinned={isPinned || undefined}
          aria-hidden="true"
        >
          <Icon name="lock" size={11} />
        </span>
      ) : null}
    </>
  )
}
