// Says in English: names of blocks, tasks and jobs, and the frame of a card.
import type { TimelineEvent } from '../../../agent/timeline.ts'
import type { ToolName } from '../../../tools/catalogue.ts'

// One sentence for what accepting a card does, whatever kind it is: computed from its body, never from a model's text.

export const cardTexts = {
  keeps: (courses: string) => `Notes in “About you” what ${courses} is like for you.`,
  forgets: (courses: string) => `Takes out of “About you” what was noted of ${courses}.`,
  settles: (fields: string, course: string) => `Settles ${fields} in the course pack of ${course}.`,
  goesOn: (phase: string) => `Next comes ${phase}.`,
  isLast: 'It is the last step.',
  /** Of a plan that places nothing. */
  steps: (count: number): string =>
    `A plan of ${count === 1 ? '1 step' : `${count} steps`}, which changes nothing by itself.`,
}

// What each side job does, as window and terminal tell of it while it runs.

export const sideJobNames = {
  'preview-import': 'Reading the timetable',
  'read-syllabus': 'Reading the syllabus',
  'ask-syllabus': 'The model reads the syllabus',
  'remark-homework': 'The model looks at your solution',
  'advise-recite': 'The model thinks about your text',
  'read-source': 'Reading the file',
  research: 'The model looks through the files',
  'draw-pages': 'Drawing the pages',
  'draw-guide': 'Drawing the study guide',
  simulate: 'Running the rest of the term',
  'write-field': 'Writing the field',
  'push-plan': 'Pushing to your calendar',
  'read-feed': 'Reading your calendars',
}

// The word that the person types before everything is erased: nobody types it by mistake.

export const eraseWords: string = 'erase'

// What a task is called by its kind and status, and its class by its strategy and subject type.

export const kindNames = { class: 'class', exam: 'exam', personal: 'appointment', study: 'study' }

export const statusNames = { existing: 'placed', suggested: 'suggested', pending: 'pending' }

export const strategyNames = { steady: 'steady', rapid: 'rapid' }

export const subjectTypeNames = {
  quantitative: 'problem solving',
  reading: 'reading',
  language: 'language work',
  memory: 'memorising',
  practical: 'practical work',
  mixed: 'mixed work',
}

// A task's name in running text: its quoted title and its id.

export const taskNames = {
  named: (title: string, details: string[]) => `${title} (${details.join(', ')})`,
  unknown: (id: number) => `task #${id}`,
}

export const goneTask: string = 'a task that is gone'

export const autonomyLimits = {
  text: (takenOffLimit: number, bulkLimit: number) =>
    `Deletions, more than ${takenOffLimit} blocks off the week and more than ${bulkLimit} changes in one turn always ask; so does every change once a model of your own has read text from files.`,
}

export type ToolEnd = Extract<TimelineEvent, { kind: 'tool-call-end' }>

export const toolWords: {
  verbs: Record<ToolName, string>
  outcomes: Record<ToolEnd['outcome'], string>
  running: string
  blocks: (count: number) => string
} = {
  verbs: {
    get_overview: 'Look at the plan',
    query_range: 'Look at',
    find_free: 'Find free time',
    list_tasks: 'List tasks',
    get_task_info: 'Look at',
    place: 'Place',
    move: 'Move',
    swap: 'Swap',
    batch_move: 'Move',
    unplace: 'Take out',
    explain_task: 'See why it is there',
    analyze_health: 'Check the plan',
    analyze_rhythm: 'Check the rhythm',
    find_clashes: 'Check what fits',
    mark_task: 'Mark',
    upsert_task_class: 'Add or change study work',
    analyze_pace: 'Check the pace',
    replan: 'Plan around it',
    read_field: 'Read in the course pack',
    research: 'Look into your files',
    undo_change: 'Undo the last change',
    redo_change: 'Redo the last change',
    context_tools_add: 'Get more tools',
    context_tools_remove: 'Put tools away',
  },
  outcomes: {
    answered: 'answered',
    refused: 'not possible',
    changed: 'done',
    rejected: 'declined',
    stale: 'out of date',
  },
  running: '…',
  blocks: (count) => (count === 1 ? '1 block' : `${count} blocks`),
}
