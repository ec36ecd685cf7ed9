// The words on a block: whole lines only, title first. A block's name says them again, in full.
import { Icon } from '../controls/icon.tsx'
import type { BlockText } from './describe-block.ts'
import styles from './block.module.css'
import { breakableTitle } from './breakable-title.ts'

type BlockFaceProps = {
  text: BlockText
  /** The name under which guests find these words; with guests only the title is shown. */
  anchor?: string
  hasGuests?: boolean
  isLocked?: boolean
}

export function BlockFace(props: BlockFaceProps) {
  const { text, anchor, hasGuests = false, isLocked = false } = props
  const style = anchor === undefined ? undefined : { anchorName: anchor }
  return (
    <span
      className={styles.face}
      aria-hidden="true"
      data-short={hasGuests || undefined}
      style={style}
    >
      {isLocked ? (
        <span className={styles.lock}>
          <Icon name="lock" size={11} />
        </span>
      ) : null}
      <span className={styles.title}>{breakableTitle(text.title)}</span>
      {hasGuests
        ? null
        : text.lines.map((line) => (
            <span key={line} className={styles.line}>
              {line}
            </span>
          ))}
    </span>
  )
}
