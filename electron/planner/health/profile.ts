// Classes whose own traits nobody has set: the diagnosis can't tell what tires in them.
import type { MissingProfile } from '../../../shared/planner/health.ts'
import type { TaskClass } from '../../../shared/schedule/task-class.ts'
import type { ClassFrame } from './class-frame.ts'

/**
 * What an import and a new class begin with. Whether a person has chosen the same values can't be told; difficulty
 * and intensity count as unset only together, since whoever sets one has looked at the other.
 */
const initial: Pick<TaskClass, 'subjectType' | 'difficulty' | 'intensity'> = {
  subjectType: 'mixed',
  difficulty: 3,
  intensity: 3,
}

/** Of classes with work left. */
export function findMissingProfiles(classes: readonly ClassFrame[]): MissingProfile[] {
  return classes
    .filter(({ left }) => left > 0)
    .map(({ taskClass }) => ({
      classId: taskClass.id,
      title: taskClass.title,
      missing: missingOf(taskClass),
    }))
    .filter(({ missing }) => missing.length > 0)
}

function missingOf(taskClass: TaskClass): MissingProfile['missing'] {
  const { subjectType, difficulty, intensity } = taskClass
  const isGraded = difficulty !== initial.difficulty || intensity !== initial.intensity
  return [
    ...(subjectType === initial.subjectType ? (['subject-type'] as const) : []),
    ...(isGraded ? [] : (['difficulty', 'intensity'] as const)),
  ]
}
