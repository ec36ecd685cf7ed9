// How a task looks on the week, as the attributes that the style sheet reads.
import type { CSSProperties } from 'react'
import { markOf, type Task } from '../../../shared/schedule/task.ts'
import { blockKindOf } from '../../../shared/text/kind-names.ts'
import { patternOf } from '../../../shared/timetable/course-hue.ts'
import { classNames } from '../../kit/button.tsx'
import styles from './block.module.css'
import type { Box } from '../../../shared/timetable/day-axis.ts'

/** The event that a task lies in, as far as its guest needs to know it. */
export type HostFacts = { id: number; title: string }

type Looks = { hue: number | undefined; host: HostFacts | null }

/** `box` is in shares of the day; a guest hangs below the words of its host. */
export function lookOf(task: Task, { hue, host }: Looks, box: Box) {
  const style: CSSProperties & Record<`--${string}`, string | number> = {
    '--top': `${box.top * 100}%`,
    '--height': `${box.height * 100}%`,
    '--hue': hue ?? 0,
    ...(host === null ? {} : { positionAnchor: hostAnchor(host.id) }),
  }
  return {
    className: classNames('course', `column clips small to-start rounded-small ${styles.block}`),
    style,
    'data-plain': hue === undefined || undefined,
    'data-pattern': patternOf(hue),
    'data-kind': blockKindOf(task),
    'data-hosts': (task.kind === 'event' && task.hosts) || undefined,
    'data-guest': host !== null || undefined,
    'data-suggested': (task.kind === 'item' && task.status === 'suggested') || undefined,
    'data-locked': task.locked || undefined,
    'data-outcome': markOf(task)?.outcome,
  }
}

/** The name by which a guest finds the words of its host on the page. */
export function hostAnchor(hostId: number): string {
  return `--host-${hostId}`
}
