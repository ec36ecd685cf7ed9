// Defines the fields of a course pack: the phase of each, and the fields that it is made from.
export const packFieldKeys = [
  'goal',
  'knowledge',
  'conditions',
  'demands',
  'materials',
  'topics',
  'work',
  'placement',
  'guide',
  'outlook',
  'health',
] as const

export type PackFieldKey = (typeof packFieldKeys)[number]

type PackFieldDefinition = {
  phase: PackPhase
  /** When one of these gets another text, this field is stale. */
  needs: readonly PackFieldKey[]
  /** Made from the schedule too: when the course's work there changes, it is stale. */
  readsSchedule: boolean
  /** Made from the student's sources too: when one that it cites goes, it is stale. */
  readsSources: boolean
}

const plain = { readsSchedule: false, readsSources: false }

export const packFields: Record<PackFieldKey, PackFieldDefinition> = {
  /** What has to be reached, by when. */
  goal: { ...plain, phase: 'intent', needs: [] },
  /** What the student knows already, and what is hard. */
  knowledge: { ...plain, phase: 'intent', needs: [] },
  /** Hours a week, times to avoid, how they learn. */
  conditions: { ...plain, phase: 'intent', needs: [] },
  /** What the course demands, each line with its citation. */
  demands: { ...plain, phase: 'research', needs: ['goal'], readsSources: true },
  /** What there is to learn from, and for what. */
  materials: { ...plain, phase: 'research', needs: [], readsSources: true },
  /** One topic a line, in the order of learning, with its share. */
  topics: {
    ...plain,
    phase: 'outline',
    needs: ['goal', 'knowledge', 'demands'],
    readsSources: true,
  },
  /** One session a line: title, periods, difficulty. */
  work: { ...plain, phase: 'tasks', needs: ['goal', 'demands', 'topics', 'conditions'] },
  /** Where it lies in the weeks, and whether it fits. */
  placement: { ...plain, phase: 'schedule', needs: ['work'], readsSchedule: true },
  /** How to go about it; the study guide itself is made of all fields when it is saved. */
  guide: { ...plain, phase: 'present', needs: ['knowledge', 'demands', 'topics'] },
  /** The chance to be on time. */
  outlook: { ...plain, phase: 'simulate', needs: ['placement'], readsSchedule: true },
  /** What the numbers of the plan mean for this course. */
  health: { ...plain, phase: 'evaluate', needs: ['placement'], readsSchedule: true },
}

// Defines the eight phases of a course pack, in their order.

export const packPhases = [
  'intent',
  'research',
  'outline',
  'tasks',
  'schedule',
  'present',
  'simulate',
  'evaluate',
] as const

export type PackPhase = (typeof packPhases)[number]
