// A homework item: what is to be handed in and when, its checklist, the solution, and what that is compared with (H1).
import { z } from 'zod'
import {
  clockTimeSchema,
  idSchema,
  isoDateSchema,
  maxTitle,
  longestCourse,
} from '../schedule/term.ts'

/** Homework items that are kept. */
export const maxHomework = 2_000

/** Points of one checklist. */
export const maxSteps = 60

/** Characters of a solution, and of an answer key. */
export const maxSolution = 60_000

export const stepSchema = z.strictObject({
  /** Within its checklist; never given twice there. */
  id: idSchema,
  text: z.string().min(1).max(maxTitle),
  isDone: z.boolean(),
})

export type Step = z.infer<typeof stepSchema>

export const checklistSchema = z.strictObject({
  steps: z.array(stepSchema).max(maxSteps),
  nextId: idSchema,
})

export type Checklist = z.infer<typeof checklistSchema>

export const remarkKinds = ['right', 'mistake', 'unclear', 'hint'] as const

/** What a model said of a solution; it goes when the solution changes. */
export const remarksSchema = z.strictObject({
  /** Its name. */
  model: z.string(),
  /** ISO instant. */
  at: z.string(),
  remarks: z.array(
    z.strictObject({
      kind: z.enum(remarkKinds),
      /** The words of the solution that it is about; empty where it is about the whole. */
      quote: z.string(),
      text: z.string().min(1),
    }),
  ),
})

export type Remarks = z.infer<typeof remarksSchema>

/** The study work that was made for it; it may be gone by now. */
export const homeworkWorkSchema = z.strictObject({
  classId: idSchema,
  /** Its sessions in a body of work that was there before; null where the whole body is its own. */
  tasks: z.array(idSchema).nullable(),
})

export type HomeworkWork = z.infer<typeof homeworkWorkSchema>

export const homeworkSchema = z.strictObject({
  id: idSchema,
  title: z.string().min(1),
  /** Empty where it belongs to none. */
  course: z.string(),
  /** ISO date in the person's zone. */
  dueDate: isoDateSchema,
  /** HH:MM there; null: by the end of that day. */
  dueTime: clockTimeSchema.nullable(),
  checklist: checklistSchema,
  /** Empty before it is pasted. */
  solution: z.string(),
  /** Empty where none was given. */
  answerKey: z.string(),
  remarks: remarksSchema.nullable(),
  work: homeworkWorkSchema.nullable(),
  /** ISO instant; null while it is open. */
  doneAt: z.string().nullable(),
  /** ISO instant. */
  createdAt: z.string(),
})

export type Homework = z.infer<typeof homeworkSchema>

/** What it is and when it is due. */
export const homeworkDetailsSchema = homeworkSchema.pick({
  title: true,
  course: true,
  dueDate: true,
  dueTime: true,
})

export type HomeworkDetails = z.infer<typeof homeworkDetailsSchema>

export const noSteps: Checklist = { steps: [], nextId: 1 }

/** Also empty, and longer than is kept, so that both are refused with a sentence. */
export const typedSchema = z.string().trim().max(2_000_000)

/** What the person types of one. */
export const homeworkDraftSchema = z.strictObject({
  title: typedSchema,
  course: typedSchema,
  dueDate: isoDateSchema,
  dueTime: clockTimeSchema.nullable(),
})

export type HomeworkDraft = z.infer<typeof homeworkDraftSchema>

export type TypedProblem = 'empty-title' | 'long-title' | 'long-course' | 'empty-step' | 'long-step'

/** Null where it can be kept. */
export function findTitleProblem({ title, course }: HomeworkDraft): TypedProblem | null {
  if (title === '') return 'empty-title'
  if (title.length > maxTitle) return 'long-title'
  return course.length > longestCourse ? 'long-course' : null
}

/** Of what is too long: how many characters it may have. */
export function longestTyped(problem: TypedProblem): number {
  return problem === 'long-course' ? longestCourse : maxTitle
}

export function findStepProblem(text: string): TypedProblem | null {
  if (text === '') return 'empty-step'
  return text.length > maxTitle ? 'long-step' : null
}
