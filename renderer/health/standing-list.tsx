// The lines on how the plan stands, each of which leads to what stands behind its number.
import { assertNever } from '../../shared/assert-never.ts'
import type { HealthFacts } from '../../shared/planner/health.ts'
import type { ScheduleState } from '../../shared/schedule/state.ts'
import { Icon } from '../controls/icon.tsx'
import { useDesk } from '../store/desk-context.ts'
import type { Desk } from '../store/desk.ts'
import { openDay } from '../term/open-day.ts'
import { useLanguage } from '../words/words.ts'
import styles from './health.module.css'
import { revealBlock } from './reveal-block.ts'
import { sayStanding, type Behind } from './say-standing.ts'

type StandingListProps = { facts: HealthFacts; state: ScheduleState; onClose: () => void }

export function StandingList({ facts, state, onClose }: StandingListProps) {
  const desk = useDesk()
  const lead = (behind: Behind) => {
    onClose()
    show(desk, behind)
  }
  return (
    <dl className={styles.standing}>
      {sayStanding(facts, state, useLanguage()).map(({ label, text, behind }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {behind === null ? (
              text
            ) : (
              <button type="button" onClick={() => lead(behind)}>
                <span>{text}</span>
                <Icon name="right" />
              </button>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function show(desk: Desk, behind: Behind): void {
  switch (behind.kind) {
    case 'day':
      return openDay(desk, behind.day)
    case 'block':
      return revealBlock(desk, behind.taskId)
    case 'course':
      return desk.frame.set({ dialog: { kind: 'course', course: behind.course } })
    default:
      return assertNever(behind)
  }
}
