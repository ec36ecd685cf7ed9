// Says in English: what models are told.
import type { PackFacts } from '../../../pack/pack-facts.ts'

// Asks a model how to remember a text (R9): the text and what was missed as fenced data, at most three tips back.

export const advicePrompt = {
  contract: 'Contract:',
  again: 'That was not one JSON object of the form {"tips": ["..."]}. Answer with nothing else.',
}

// What a model is told of a guide (B7): what it is at all, and of each state only its own rules and the actions that it has.

export const guideStateTexts = {
  DISCOVERY:
    'State DISCOVERY: there is no draft. Ask for what is missing (CONTINUE_ASKING, without draft_content): which course, what has to be learned, how much, by when and whether there is an exam; then difficulty, times to avoid, a little each week or in one go. Once the first four are known, propose (PROPOSE_DRAFT with draft_content).',
  DRAFTING:
    'State DRAFTING: the student has seen the draft below. What they change goes into a new whole draft (PROPOSE_DRAFT). If they agree, REQUEST_CONFIRM, or CONFIRM_FINISH for a plain yes; "yes, but …" is a change, which you put into draft_content with it. What is unclear is asked (CONTINUE_ASKING).',
  CONFIRMING:
    'State CONFIRMING: a card with the draft below waits for the student, and only they can accept it. A wish for a change is a new draft (PROPOSE_DRAFT), a question is answered (CONTINUE_ASKING).',
  FINISHED:
    'State FINISHED: the draft below is written. Thanks and talk are answered in a sentence (CONTINUE_ASKING, intent CONTINUE). Only if the student comes back to something ("the one before", "that course is not right"), intent is BACKTRACK with target_section: ask what is right (CONTINUE_ASKING), or propose the changed draft (PROPOSE_DRAFT) where they said it.',
}

/** Of the section that the student has come back to. */
export const guideSectionTexts = {
  course: 'Section course: the name of the course, as it stands in the schedule where it is there.',
  work: 'Section work: what has to be learned or done, and its kind (subject_type).',
  amount: 'Section amount: the sessions, what each is about and how many periods it takes.',
  dates: 'Section dates: the first and the last day for the work, and the exam with its slots.',
  effort: 'Section effort: difficulty, intensity and priority, 1 to 5.',
  limits:
    'Section limits: weekdays and slots to avoid, and whether work may lie inside lessons that allow it.',
  strategy: 'Section strategy: steady (a little each week) or rapid (in one go).',
  profile: 'Section profile: what to remember of the student in this course.',
}

export const guidePrompt = {
  actions: (names: string) => `next_action is one of: ${names}.`,
  draft: 'The draft:',
  noDraft: 'There is no draft yet.',
  written: 'It has been written; class_id is its body of work.',
  pack: 'The course has a course pack. Start from what it says and do not ask for it again; class_id of a draft is its body of work, where one is named:',
}

// How the student likes to study, as a model is told it; empty where they have said nothing.

export const habitsPrompt = {
  head: 'Habits:',
  before: (time: string) => `no study before ${time}`,
  after: (time: string) => `no study after ${time}`,
  weekdays: (names: string) => `no study on ${names}`,
  parts: { morning: 'in the morning', afternoon: 'in the afternoon', evening: 'in the evening' },
  part: (course: string, part: string) => `${course} ${part}`,
  load: (periods: number) => `at most ${periods} slots of study a day`,
  evenings: (count: number) => `${count} free evenings a week`,
  /** Of one course, from its pack. */
  told: (course: string, times: string) =>
    `Times for ${course}, which every plan keeps to: ${times}`,
}

// When it is, as every stage is told it: weekday, date, clock and zone; for the planning stages also the numbers of days and slots.

export const momentPrompt = {
  now: (weekday: string, date: string, clock: string, zone: string): string =>
    `Now: ${weekday} ${date} ${clock}${zone === '' ? '' : ` (${zone})`}`,
  begun: (day: number, period: number) =>
    `, day ${day}; slots up to ${period} of that day have begun. Nothing can be placed or moved before now.`,
  outside: (isOver: boolean): string =>
    isOver ? '; the window is over.' : '; the window has not begun.',
  days: 'Days:',
  slots: 'Slots:',
}

// The course pack as a model is told it: course, phase, mode, what was asked or offered, and the state of each field.

export const packPrompt = {
  stands: ({ phase, mode }: PackFacts) => `Course pack: phase ${phase}, mode ${mode}. The course:`,
  asked: (field: string) => `Asked last: ${field}.`,
  waits: {
    course: 'It was asked which course is meant.',
    write: 'It was offered to write what is missing; yes is advance.',
    overwrite: "It was asked whether the student's own words may be replaced; yes is advance.",
  },
  fields: 'Fields:',
}

// Runs a tool that reads the course packs or asks the student's files (K5): an answer for the model, never a change.

export const readMaterial = {
  noPacks: 'There are no course packs here.',
  noCourse: (course: string, known: string) =>
    `There is no course ${course}. The courses: ${known}.`,
  empty: (field: string, course: string) => `“${field}” of the course pack of ${course} is empty.`,
  nothing: 'The files of this course say nothing of it.',
}

// One answer for each stage, as a model should write it: small models follow an example better than a schema.

export const stageExamples = {
  chat: { intent: 'chat', speak: "You're welcome.", reason: 'thanks, nothing to do' },
  plan: {
    speak: '',
    action: 'plan_done',
    reason: 'one block has to move, which takes one call',
    complexity: 'simple',
    plan_steps: [{ content: 'Move block 41 to day 12', done_when: 'block 41 lies on day 12' }],
    needs_rough_build: false,
    task_class_ids: [],
  },
  execute: {
    speak: '',
    action: 'continue',
    reason: 'I need the free periods of day 12 before I can move block 41',
    tool_call: { name: 'find_free', arguments: { duration: 2, day: 12 } },
  },
  deliver: { speak: 'Block 41 is now on Friday from 10:00. Nothing else was changed.' },
  guide: {
    thought: 'course, work, amount and date are known',
    next_action: 'PROPOSE_DRAFT',
    reply_to_user: 'Here is how I understand it.',
    draft_content: {
      course: 'Chemistry',
      title: 'Chapters 1 to 3',
      class_id: null,
      items: [
        { title: 'Chapter 1', slots: 2 },
        { title: 'Chapters 2 and 3', slots: 2 },
      ],
      from_day: 12,
      to_day: 24,
      exam: { day: 26, slot_start: 3, slot_end: 4 },
      subject_type: 'memory',
      difficulty: 3,
      intensity: 3,
      strategy: 'steady',
      priority: 3,
      may_embed: false,
      exclude_weekdays: [7],
      exclude_slots: [],
      profile: '',
    },
    intent: 'CONTINUE',
    target_section: 'amount',
  },
  pack: {
    intent: 'modify',
    field: 'goal',
    text: 'Pass with 80 points on 11 December',
    speak: '',
    reason: 'the student gives the goal new words',
  },
}

// What a model is told that reads a syllabus: the task, the term, and a piece of the document as fenced data (G11).

export const syllabusPrompt = {
  contract: 'Contract:',
  term: (first: string, weeks: number) =>
    `Week 1 of the term begins on ${first}; it has ${weeks} weeks.`,
  again: 'That was not one JSON object of the form {"items": [...]}. Answer with nothing else.',
}

// Keeps the history within a budget of characters: the newest stays whole, the rest becomes one line each (G11).

export const archiveHead: string = 'Earlier in this conversation, shortened:'

// Asks a model for remarks on a solution (H1): task and solution as fenced data, a strict answer, quotes that are there.

export const remarksPrompt = {
  contract: 'Contract:',
  again: 'That was not one JSON object of the form {"remarks": [...]}. Answer with nothing else.',
}
