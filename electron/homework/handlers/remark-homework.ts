// A model remarks on a solution (H1), on the person's word only; what it says is kept with the item, marked as its own.
import { changeHomework } from '../../../db/homework.ts'
import { fail, succeed } from '../../../shared/result.ts'
import { sayHomeworkProblem } from '../../../shared/homework/say.ts'
import { askRemarks } from './ask-remarks.ts'
import { sayAskingFailure } from '../../chosen-model/say-asking-failure.ts'
import { runSideJob } from '../../session/side-jobs/run-side-job.ts'
import { chosenReader } from '../../chosen-model/choose-model.ts'
import { languageOf } from '../../session/context.ts'
import { homeworkProblem, requireHomework } from './homework.ts'
import type { Handler } from '../../session/handler.ts'

export const remarkHomework: Handler<'remark-homework'> = async (context, { id }) => {
  const found = requireHomework(context, id)
  if (!found.ok) return found
  const { title, course, solution, answerKey, checklist } = found.value
  if (solution.trim() === '') return homeworkProblem(context, 'no-solution')
  const reader = chosenReader(context)
  if (reader === null) return homeworkProblem(context, 'no-model')
  const language = languageOf(context)
  const points = checklist.steps.map(({ text }) => text)
  const asked = await runSideJob(context, 'remark-homework', (signal) =>
    askRemarks(reader.model, { title, course, solution, answerKey, points }, language, signal),
  )
  if (!asked.ok) {
    const say: Parameters<typeof sayAskingFailure>[1] = (code, detail) =>
      sayHomeworkProblem(code, language, detail)
    return fail(sayAskingFailure(asked.failure, say, reader.name))
  }
  const remarks = { model: reader.name, at: context.clock(), remarks: asked.value }
  // The item may have been changed while the model read.
  const present = requireHomework(context, id)
  if (!present.ok) return present
  if (present.value.solution === solution) {
    changeHomework(context.database, { ...present.value, remarks })
    context.push({ kind: 'homework' })
  }
  return succeed({ remarks })
}
