// The words on a block: whole lines only, title first. A block's name says them again, in full.
import { useLayoutEffect, useRef } from 'react'
import type { Outcome } from '../../../shared/schedule/work-log.ts'
import { Icon } from '../../kit/icon.tsx'
import type { BlockText } from '../describe-block.ts'
import styles from './block.module.css'
import { keepFitted } from './fit-faces.ts'

type BlockFaceProps = {
  text: BlockText
  /** The block's height as a share of the day; null for a guest. */
  share: number | null
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
  const { text, share, anchor, hasGuests = false, isLocked = false, isPinned = false } = props
  const { outcome } = props
  const face = useRef<HTMLSpanElement>(null)
  // One string, so that the same words described anew are not fitted anew.
  const said = [text.title, ...(hasGuests ? [] : text.lines)].join('\n')
  const { tail } = text
  useLayoutEffect(() => {
    const element = face.current
    if (element === null) return undefined
    // None is drawn twice.
    const lines = [...new Set(said.split('\n'))]
    const isShort = hasGuests
    return keepFitted({ element, lines, tail, share, isShort, hasLock: isPinned, room: null })
  }, [said, tail, share, hasGuests, isPinned])
  return (
    <>
      <span
        ref={face}
        className={`block fixed full clips anchor breaks ${styles.face}`}
        aria-hidden="true"
        data-face=""
        data-short={hasGuests || undefined}
        style={anchor === undefined ? undefined : { anchorName: anchor }}
      />
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
