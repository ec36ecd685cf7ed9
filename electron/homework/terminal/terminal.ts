// Homework in the terminal (H1): the same requests as the page's, and what is printed of their answers.
import { sharedHomeworkWords } from '../../../shared/i18n/shared/homework.ts'
import type { homeworkCommand } from './command.ts'
import type { HomeworkEdit } from '../../../shared/homework/edit.ts'
import { maxSolution, type Remarks } from '../../../shared/homework/homework.ts'
import type { HomeworkDetail, HomeworkLine } from '../../../shared/homework/requests.ts'
import { detailsOf } from '../../../shared/homework/save-base.ts'
import {
  sayComparison,
  sayHomeworkFacts,
  sayHomeworkProblem,
  writeAnswer,
} from '../../../shared/homework/say.ts'
import type { Language } from '../../../shared/language.ts'
import type { Values } from '../../terminal/usage.ts'
import { ask, type CommandContext, type Handlers } from '../../terminal/command-context.ts'
import { quoteTitle } from '../../../shared/text/quote-title.ts'
import { readGivenWords, refuseGivenFile } from '../../terminal/read-import.ts'
import type { ExitCode } from '../../terminal/printer.ts'
import { currentClock } from '../../session/context.ts'

export const homework: Handlers<typeof homeworkCommand> = {
  '': list,
  add: (context, { TITLE: title, DATE: dueDate, TIME: dueTime = null, course = '' }) =>
    ask(context, 'add-homework', { draft: { title, course, dueDate, dueTime } }, (added) =>
      context.printer.end(sharedHomeworkWords[context.language].terminal.added(added.id), added),
    ),
  show: (context, { ID: id, key }) => show(context, id, key === true),
  change,
  point: (context, { ID: id, POINT: text }) => edit(context, id, { kind: 'add-step', text }),
  tick: (context, values) =>
    editPoint(context, values, (step) => ({ kind: 'tick-step', step, isDone: true })),
  untick: (context, values) =>
    editPoint(context, values, (step) => ({ kind: 'tick-step', step, isDone: false })),
  move: (context, values) =>
    editPoint(context, values, (step, points) => ({
      kind: 'move-step',
      step,
      rank: Math.min(values.RANK, points),
    })),
  drop: (context, values) => editPoint(context, values, (step) => ({ kind: 'remove-step', step })),
  solution: (context, values) => keepText(context, 'solution', values),
  key: (context, values) => keepText(context, 'key', values),
  plan: (context, { ID: id, SESSIONS: sessions, PERIODS: periods, WORK: classId = null }) =>
    ask(context, 'plan-homework', { id, classId, sessions, periods }, (planned) =>
      context.printer.end(planned.summary, { plan: true, ...planned }),
    ),
  worked: (context, { ID: id, MINUTES: minutes, done, open }) => {
    const isFinished = done === true ? true : open === true ? false : null
    return ask(context, 'work-homework', { id, minutes, isFinished }, (worked) =>
      context.printer.end(worked.summary, { worked: true, ...worked }),
    )
  },
  remarks: (context, { ID: id }) =>
    ask(context, 'remark-homework', { id }, (asked) =>
      context.printer.end(sayRemarks(asked.remarks, context.language), asked),
    ),
  done: (context, { ID: id }) => edit(context, id, { kind: 'done', isDone: true }),
  reopen: (context, { ID: id }) => edit(context, id, { kind: 'done', isDone: false }),
  delete: remove,
}

function list(context: CommandContext): Promise<ExitCode> {
  const { session, printer, language } = context
  return ask(context, 'read-homework', {}, async ({ items }) => {
    if (items.length === 0) {
      const view = await session.request('load-view', {})
      const hasTerm = view.ok && view.value.term !== null
      printer.say(sharedHomeworkWords[language].terminal[hasTerm ? 'none' : 'noTerm'])
    }
    const { date: today } = currentClock(session.context)
    return printer.end(
      items.map((line) => sayLine(line, today, language)),
      { items },
    )
  })
}

function show(context: CommandContext, id: number, showsKey: boolean): Promise<ExitCode> {
  const { session, printer, language } = context
  return ask(context, 'open-homework', { id, showsKey }, (detail) =>
    printer.end(sayDetail(detail, currentClock(session.context).date, language), detail),
  )
}

/** The item as it is after it. */
function edit(context: CommandContext, id: number, change: HomeworkEdit): Promise<ExitCode> {
  return ask(context, 'edit-homework', { id, edit: change }, () => show(context, id, false))
}

function change(
  context: CommandContext,
  {
    ID: id,
    "'JSON'": { title, course, dueDate, dueTime },
  }: Values<typeof homeworkCommand, 'change'>,
): Promise<ExitCode> {
  return ask(context, 'open-homework', { id, showsKey: false }, (detail) => {
    const base = detailsOf(detail)
    const draft = {
      title: title ?? base.title,
      course: course ?? base.course,
      dueDate: dueDate ?? base.dueDate,
      // Null is a wish too: no time.
      dueTime: dueTime === undefined ? base.dueTime : dueTime,
    }
    return edit(context, id, { kind: 'details', draft, base })
  })
}

/** `editOf` is given the point's id, and how many points there are. */
function editPoint(
  context: CommandContext,
  { ID: id, N: point }: Values<typeof homeworkCommand, 'tick'>,
  editOf: (step: number, points: number) => HomeworkEdit,
): Promise<ExitCode> {
  const { printer, language } = context
  return ask(context, 'open-homework', { id, showsKey: false }, ({ checklist }) => {
    const step = checklist[point - 1]?.id
    return step === undefined
      ? printer.refuse(sayHomeworkProblem('no-step', language))
      : edit(context, id, editOf(step, checklist.length))
  })
}

function keepText(
  context: CommandContext,
  kind: 'solution' | 'key',
  { ID: id, ...given }: Values<typeof homeworkCommand, 'solution'>,
): ExitCode | Promise<ExitCode> {
  const words = readGivenWords(given)
  if (!words.ok) {
    const tooLong = sayHomeworkProblem('solution-too-long', context.language, String(maxSolution))
    return refuseGivenFile(context, words.failure, given, tooLong)
  }
  const text = words.value
  return ask(context, 'open-homework', { id, showsKey: true }, ({ solution, answerKey }) =>
    kind === 'key'
      ? edit(context, id, { kind: 'answer-key', text, base: answerKey ?? '' })
      : edit(context, id, { kind: 'solution', text, base: solution }),
  )
}

/** Without --apply it only says what would go. */
function remove(
  context: CommandContext,
  { ID: id, apply = false }: Values<typeof homeworkCommand, 'delete'>,
): Promise<ExitCode> {
  const { printer, language } = context
  const { deleted, wouldDelete } = sharedHomeworkWords[language].terminal
  if (apply)
    return ask(context, 'delete-homework', { id }, ({ title }) =>
      printer.end(deleted(quoteTitle(title, language)), { applied: true, title }),
    )
  return ask(context, 'open-homework', { id, showsKey: false }, ({ title }) =>
    printer.end(wouldDelete(quoteTitle(title, language)), { applied: false }),
  )
}

function sayLine(line: HomeworkLine, today: string, language: Language): string {
  return `[${line.id}] ${quoteTitle(line.title, language)} · ${sayHomeworkFacts(line, today, language)}`
}

/** With its points by number, its blocks, the comparison and what a model said. */
function sayDetail(detail: HomeworkDetail, today: string, language: Language): string[] {
  const { checklist, plan, pace, answerKey, hasKey, comparison, remarks } = detail
  const { keyBack, marks } = sharedHomeworkWords[language].terminal
  const points = checklist.map(
    ({ text, isDone }, index) => `  ${index + 1}. [${isDone ? 'x' : ' '}] ${text}`,
  )
  const compared =
    comparison === null
      ? []
      : [
          sayComparison(comparison, language),
          ...comparison.answers.map(
            (answer) => `  ${writeAnswer(answer, comparison.by, language)}`,
          ),
          marks,
        ]
  return [
    sayLine(detail, today, language),
    ...points,
    ...plan.map((line) => `  ${line}`),
    ...(plan.length === 0 || pace === '' ? [] : [pace]),
    ...(hasKey && answerKey === null ? [keyBack] : []),
    ...(answerKey !== null && comparison === null ? [answerKey] : []),
    ...compared,
    ...(remarks === null ? [] : sayRemarks(remarks, language)),
  ]
}

function sayRemarks({ model, remarks }: Remarks, language: Language): string[] {
  const { says, noRemarks, kinds } = sharedHomeworkWords[language].terminal
  if (remarks.length === 0) return [says(model), noRemarks]
  return [
    says(model),
    ...remarks.map(({ kind, quote, text }) => {
      const about = quote === '' ? '' : `${quoteTitle(quote, language)} `
      return `  ${about}(${kinds[kind]}) ${text}`
    }),
  ]
}
