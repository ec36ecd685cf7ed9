// What a person does to a homework item, every change as one value, and the one pure function that makes it (H1).
import { z } from 'zod'
import { assertNever } from '../assert-never.ts'
import { fail, succeed, type Result } from '../result.ts'
import { idSchema } from '../schedule/term.ts'
import {
  homeworkDetailsSchema,
  homeworkDraftSchema,
  maxSolution,
  maxSteps,
  typedSchema,
  type Checklist,
  type Homework,
  type Step,
} from './homework.ts'
import { detailsOf, isOvertaken } from './save-base.ts'

/** Longer than is taken, so that what is too long is refused with a sentence. */
const pastedSchema = z.string().max(2_000_000)

/** `base` is what was shown when it was begun: saved only while that is still what counts. */
export const homeworkEditSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('details'),
    draft: homeworkDraftSchema,
    base: homeworkDetailsSchema,
  }),
  z.strictObject({ kind: z.literal('add-step'), text: typedSchema }),
  z.strictObject({ kind: z.literal('tick-step'), step: idSchema, isDone: z.boolean() }),
  /** To the `rank`th place of the list, from 1. */
  z.strictObject({
    kind: z.literal('move-step'),
    step: idSchema,
    rank: z.int().min(1).max(maxSteps),
  }),
  z.strictObject({ kind: z.literal('remove-step'), step: idSchema }),
  z.strictObject({ kind: z.literal('solution'), text: pastedSchema, base: pastedSchema }),
  z.strictObject({ kind: z.literal('answer-key'), text: pastedSchema, base: pastedSchema }),
  z.strictObject({ kind: z.literal('done'), isDone: z.boolean() }),
])

export type HomeworkEdit = z.infer<typeof homeworkEditSchema>

type HomeworkEditProblem =
  | 'no-step'
  | 'too-many-steps'
  | 'solution-too-long'
  /** Another window, undo or redo has written something else since. */
  | 'details-changed'
  | 'solution-changed'
  | 'key-changed'

/** `at` is the present instant, ISO. The given item stays as it is. */
export function editHomework(
  homework: Homework,
  edit: HomeworkEdit,
  at: string,
): Result<Homework, HomeworkEditProblem> {
  switch (edit.kind) {
    case 'details': {
      const present = detailsOf(homework)
      return isOvertaken(present, edit.base, edit.draft)
        ? fail('details-changed')
        : succeed({ ...homework, ...edit.draft })
    }
    case 'add-step':
    case 'tick-step':
    case 'move-step':
    case 'remove-step': {
      const checklist = editChecklist(homework.checklist, edit)
      return checklist.ok ? succeed({ ...homework, checklist: checklist.value }) : checklist
    }
    case 'solution': {
      if (edit.text.length > maxSolution) return fail('solution-too-long')
      if (isOvertaken(homework.solution, edit.base, edit.text)) return fail('solution-changed')
      if (edit.text === homework.solution) return succeed(homework)
      // What was said of another text holds of it no more.
      return succeed({ ...homework, solution: edit.text, remarks: null })
    }
    case 'answer-key':
      if (edit.text.length > maxSolution) return fail('solution-too-long')
      return isOvertaken(homework.answerKey, edit.base, edit.text)
        ? fail('key-changed')
        : succeed({ ...homework, answerKey: edit.text })
    case 'done':
      return succeed({ ...homework, doneAt: edit.isDone ? (homework.doneAt ?? at) : null })
    default:
      return assertNever(edit)
  }
}

function editChecklist(
  checklist: Checklist,
  edit: Extract<HomeworkEdit, { kind: `${string}-step` }>,
): Result<Checklist, HomeworkEditProblem> {
  const { steps, nextId } = checklist
  if (edit.kind === 'add-step') {
    if (steps.length >= maxSteps) return fail('too-many-steps')
    const step = { id: nextId, text: edit.text, isDone: false }
    return succeed({ steps: [...steps, step], nextId: nextId + 1 })
  }
  const known = steps.find(({ id }) => id === edit.step)
  if (known === undefined) return fail('no-step')
  switch (edit.kind) {
    case 'tick-step':
      return succeed({ nextId, steps: replace(steps, { ...known, isDone: edit.isDone }) })
    case 'move-step': {
      const others = steps.filter(({ id }) => id !== known.id)
      return succeed({ nextId, steps: others.toSpliced(edit.rank - 1, 0, known) })
    }
    case 'remove-step':
      return succeed({ nextId, steps: steps.filter(({ id }) => id !== known.id) })
    default:
      return assertNever(edit)
  }
}

function replace(steps: readonly Step[], step: Step): Step[] {
  return steps.map((each) => (each.id === step.id ? step : each))
}

/**
 * Line ends and what no text holds, in a solution or key that was pasted (H1). A pasted text as
 * it is kept.
 */
export function cleanPasted(text: string): string {
  return text.replaceAll(/\r\n?/gu, '\n').replaceAll('\u0000', '').trim()
}
