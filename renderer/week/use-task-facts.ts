// What a block must know beside its task: its class, its course's hue and the event that it lies in.
import type { Task } from '../../shared/schedule/task.ts'
import { useDesk } from '../store/use-store.ts'
import { useRecord } from '../store/use-store.ts'
import type { ClassFacts } from '../store/week-store.ts'
import type { HostFacts } from './block/block-look.ts'

export type TaskFacts = {
  facts: ClassFacts | undefined
  course: string
  /** Undefined for what belongs to no course. */
  hue: number | undefined
  host: HostFacts | null
}

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
