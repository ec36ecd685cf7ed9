// How a task looks on the week, as the attributes that the style sheet reads.
import type { CSSProperties } from 'react'
import { markOf, type Task } from '../../../shared/schedule/task.ts'
import { blockKindOf } from '../../../shared/text/name-task.ts'
import { patternOf } from '../../../shared/timetable/course-hue.ts'
import type { Box } from '../../../shared/timetable/day-axis.ts'
import { classNames } from '../../kit/button.tsx'
import { useDesk, useRecord } from '../../store/use-store.ts'
import type { ClassFacts } from '../../store/week-store.ts'
import styles from './block.module.css'
import { inCourse } from '../../kit/in-course.tsx'

/** The event that a task lies in, as far as its guest needs to know it. */
type HostFacts = { id: number; title: string }

type Looks = { hue: number | undefined; host: HostFacts | null }

export function lookOf(task: Task, { hue, host }: Looks, box: Box) {
  return {
    className: classNames('course', `column clips small to-start rounded-small ${styles.block}`),
    ...inCourse(hue, styleOf(host, box)),
    'data-pattern': patternOf(hue),
    'data-kind': blockKindOf(task),
    'data-hosts': (task.kind === 'event' && task.hosts) || undefined,
    'data-guest': host !== null || undefined,
    'data-suggested': (task.kind === 'item' && task.status === 'suggested') || undefined,
    'data-locked': task.locked || undefined,
    'data-outcome': markOf(task)?.outcome,
  }
}

/** Where it lies: `box` is in shares of the day; a guest hangs below the words of its host. */
export function styleOf(
  host: { id: number } | null | undefined,
  box: Box,
): CSSProperties & Record<`--${string}`, string> {
  return {
    '--top': `${box.top * 100}%`,
    '--height': `${box.height * 100}%`,
    ...(host === null || host === undefined ? {} : { positionAnchor: hostAnchor(host.id) }),
  }
}

/** The name by which a guest finds the words of its host on the page. */
export function hostAnchor(hostId: number): string {
  return `--host-${hostId}`
}

export type TaskFacts = {
  facts: ClassFacts | undefined
  course: string
  /** Undefined for what belongs to no course. */
  hue: number | undefined
  host: HostFacts | null
}

/**
 * What a block must know beside its task: its class, its course's hue and the event that it lies
 * in.
 */
export function useTaskFacts(task: Task | undefined): TaskFacts {
  const { tasks, classes, hues } = useDesk().week
  const item = task?.kind === 'item' ? task : undefined
  const facts = useRecord(classes, item?.classId ?? 0)
  const course = task?.kind === 'event' ? task.course : (facts?.taskClass.course ?? '')
  const hue = useRecord(hues, course)
  const host = useRecord(tasks, item?.hostId ?? 0)
  return {
    facts,
    course,
    hue,
    host: host?.kind === 'event' ? { id: host.id, title: host.title } : null,
  }
}
