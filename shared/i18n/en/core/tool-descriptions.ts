// Says in English: what the tools and their arguments are, as models read it.
import {
  type ToolArguments,
  type ToolName,
  maxNewItems,
  maxQuestionLength,
  toolPacks,
  statusFilters,
  maxEntries,
  maxName,
} from '../../../tools/catalogue.ts'
import { strategies, subjectTypes } from '../../../schedule/task-class.ts'
import { maxMinutes, marks } from '../../../schedule/work-log.ts'
import { packFieldKeys } from '../../../pack/fields.ts'
import { healthProblemKinds } from '../../../tools/health-problem.ts'
import { eventKinds } from '../../../schedule/task.ts'

// What each tool does, as a model's prompt says it; what the arguments may be stands in their schema.

export const toolDescriptions = {
  get_overview:
    'The whole window: days with what is taken and free, totals, room in hosts, task classes with their limits and pending items. Day and slot numbers of all other tools are those shown here; a slot is a period number.',
  query_range:
    'One day period by period: what lies there, free runs, hosts and their guests. Without slots the whole day.',
  find_free:
    'Free runs of at least `duration` periods from now on in time order, and runs inside hosts; at most `limit` of each (20 if absent). With `day` only that day.',
  list_tasks:
    'Events and study blocks with their places. `category` is a course, the title of a task class or event, or an event kind.',
  get_task_info:
    'Everything about one task: place, class and order, neighbours, host and guests, lock, whether it has begun.',
  place: 'Gives a pending study block a place. On the periods of a host it is embedded there.',
  move: 'Moves a placed study block or an event. The guests of an event go with it.',
  swap: 'Two placed tasks of equal length take each other’s places.',
  batch_move:
    'Moves several placed tasks at once, all or none, judged on the final state: they may take each other’s places.',
  unplace: 'Takes a placed study block out of the timetable, back to pending.',
  explain_task:
    'Why a task lies where it does: the limits that bind it, what counts for the place, the best other places with what they cost. With `day` and `slot_start`: what it would cost to lie there, or which rule forbids it.',
  analyze_health:
    'Diagnoses the plan from now on: its main problem with days and tasks, and up to six moves or swaps that truly improve it, each ready to call; closing is always offered. With `day` or `problem` only that day or kind.',
  analyze_rhythm:
    'The rhythm of the coming days: changes of subject, longest stretch, scattered and single periods, heavy work side by side, load. With `day` only that day.',
  find_clashes:
    'Whether the pending work can still fit; if not, the smallest set of demands that clash and repairs that were tried. task_class_ids names the classes, absent means all.',
  mark_task:
    'Records what became of a study block: done, partly (`minutes` worked; what is left becomes a new pending block), missed (pending again), or open (takes the mark back). Without `minutes` it took as long as planned.',
  analyze_pace:
    'How long work really takes against what was planned, by course and kind of work. To be shown, never applied silently.',
  upsert_task_class:
    'Makes a body of work for a course with its items (all pending, nothing is placed), or with `task_class_id` changes its limits and adds items. A new one needs `course` and `items`; say subject_type, difficulty and intensity if they are known.',
  replan:
    'After a miss, a new event, a moved deadline or an illness: works out the change that moves the fewest blocks, as one change on one card. Today stays as it is unless include_today. Blocks stay before the exam of their course where that takes no further move; with before_exams also where it does. Without arguments it puts right what clashes.',
  read_field:
    'What a field of a course pack says: goal, knowledge, conditions, demands, materials, topics, work, placement, guide, outlook or health.',
  research:
    "Asks the student's own files of a course a question; answers with lines of them, each with its file and place.",
  undo_change: 'Undoes the last accepted change.',
  redo_change: 'Makes the change again that was undone last.',
  context_tools_add: 'Makes the tools of further packs available in this conversation.',
  context_tools_remove:
    'Takes packs that are no longer needed out of this conversation. schedule/core stays.',
}

/** When each pack is of use, for a model that sees the names of its tools only. */
export const packDescriptions = {
  'schedule/core': 'looking at the schedule, and moving single blocks.',
  'schedule/mutation':
    'undo or redo a change; plan anew after a miss, an illness, a new event or a moved deadline.',
  'schedule/analyze':
    'why a block lies where it does, whether all the work fits, how good, even and realistic the plan is.',
  'schedule/detail': 'a block was done, partly done or missed.',
  taskclass: 'new study work for a course, or other limits or lengths of work that is there.',
  materials: "what a course pack or the student's own files say.",
}

export const rangePhrases: { bounded: (last: number) => string; open: string } = {
  bounded: (last) => `from 1 to ${last}`,
  open: 'from 1 on',
}

export type ArgumentName = { [Name in ToolName]: NamesIn<ToolArguments<Name>> }[ToolName]

export type NamesIn<Arguments> = string extends keyof Arguments ? never : keyof Arguments

export const argumentDescriptions: (
  days: string,
  periods: string,
) => Record<ArgumentName, string> = (days, periods) => {
  const day = `a day of the window, a whole number ${days}`
  const period = `a period of the day, a whole number ${periods}`
  const task = 'the id of a task, a whole number from 1 on'
  const name = `a text of 1 to ${maxName} characters`
  const grade = 'a whole number from 1 (low) to 5 (high)'
  return {
    task_id: task,
    task_a: task,
    task_b: task,
    also: 'Other placed study blocks that leave the week with it, on one card.',
    day,
    new_day: day,
    slot_start: period,
    slot_end: period,
    new_slot_start: period,
    duration: `a number of periods, a whole number ${periods}`,
    limit: `a whole number from 1 to ${maxEntries}`,
    category: `a text: a course, the title of a task class or an event, or an event kind (${eventKinds.join(', ')})`,
    status: `one of ${statusFilters.join(', ')}`,
    moves: `a list of 1 to ${maxEntries} objects, each with task_id, new_day and new_slot_start`,
    packs: `a list of one or more of ${toolPacks.join(', ')}`,
    problem: `one of ${healthProblemKinds.join(', ')}`,
    field: `one of ${packFieldKeys.join(', ')}`,
    question: `a question in one sentence, at most ${maxQuestionLength} characters`,
    unavailable:
      'a list of objects with day_from, day_to (no earlier) and, for a part of each day, slot_start and slot_end',
    day_from: day,
    day_to: day,
    task_ids: 'a list of ids of study blocks, whole numbers from 1 on',
    include_today: 'true or false',
    before_exams: 'true or false',
    max_moves: `a whole number from 0 to ${maxEntries}`,
    task_class_ids: 'a list of ids of task classes, whole numbers from 1 on',
    mark: `one of ${marks.join(', ')}`,
    minutes: `minutes worked, a whole number from 0 to ${maxMinutes}`,
    task_class_id: 'the id of a task class, a whole number from 1 on',
    course: name,
    title: name,
    subject_type: `one of ${subjectTypes.join(', ')}`,
    difficulty: grade,
    intensity: grade,
    priority: grade,
    strategy: `one of ${strategies.join(', ')}`,
    from_day: day,
    to_day: day,
    slot_budget: 'a number of periods, or 0 for no bound',
    session_slots: `the length of each session that has not begun, a whole number ${periods}`,
    may_embed: 'true or false',
    excluded_slots: `a list of periods, whole numbers ${periods}`,
    excluded_weekdays: 'a list of weekdays, 1 (Monday) to 7',
    items: `a list of 1 to ${maxNewItems} objects, each with title and duration`,
  }
}
