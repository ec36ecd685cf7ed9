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
import type { Reply } from '../../../shared/contract/ipc.ts'
import type { Language } from '../../../shared/language.ts'
import type { Values } from '../../terminal/usage.ts'
import type { CommandContext, Handlers } from '../../terminal/command-context.ts'
import { quoteTitle } from '../../../shared/text/quote-title.ts'
import { readGivenWords, refuseGivenFile } from '../../terminal/read-import.ts'
import type { ExitCode, Printer } from '../../terminal/printer.ts'
import { currentClock, languageOf } from '../../session/context.ts'

export const homework: Handlers<typeof homeworkCommand> = {
  '': list,
  add,
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
  plan: async ({ session, printer }, values) => {
    const { ID: id, SESSIONS: sessions, PERIODS: periods, WORK: classId = null } = values
    const planned = await session.request('plan-homework', { id, classId, sessions, periods })
    return finishWrite(printer, 'plan', planned)
  },
  worked: async ({ session, printer }, { ID: id, MINUTES: minutes, done, open }) => {
    const isFinished = done === true ? true : open === true ? false : null
    const worked = await session.request('work-homework', { id, minutes, isFinished })
    return finishWrite(printer, 'worked', worked)
  },
  remarks: remark,
  done: (context, { ID: id }) => edit(context, id, { kind: 'done', isDone: true }),
  reopen: (context, { ID: id }) => edit(context, id, { kind: 'done', isDone: false }),
  delete: remove,
}

async function list({ session, printer }: CommandContext): Promise<ExitCode> {
  const read = await session.request('read-homework', {})
  if (!read.ok) return printer.refuse(read.failure)
  const language = languageOf(session.context)
  const { items } = read.value
  if (items.length === 0) {
    const view = await session.request('load-view', {})
    const hasTerm = view.ok && view.value.term !== null
    printer.say(sharedHomeworkWords[language].terminal[hasTerm ? 'none' : 'noTerm'])
  }
  const { date: today } = currentClock(session.context)
  for (const line of items) printer.say(sayLine(line, today, language))
  return printer.finish({ items })
}

async function add(
  { session, printer }: CommandContext,
  {
    TITLE: title,
    DATE: dueDate,
    TIME: dueTime,
    course = '',
  }: Values<typeof homeworkCommand, 'add'>,
): Promise<ExitCode> {
  const draft = { title, course, dueDate, dueTime: dueTime ?? null }
  const added = await session.request('add-homework', { draft })
  if (!added.ok) return printer.refuse(added.failure)
  printer.say(sharedHomeworkWords[languageOf(session.context)].terminal.added(added.value.id))
  return printer.finish({ ...added.value })
}

async function show(
  { session, printer }: CommandContext,
  id: number,
  showsKey: boolean,
): Promise<ExitCode> {
  const read = await session.request('open-homework', { id, showsKey })
  if (!read.ok) return printer.refuse(read.failure)
  const { date: today } = currentClock(session.context)
  for (const line of sayDetail(read.value, today, languageOf(session.context))) printer.say(line)
  return printer.finish({ ...read.value })
}

/** The item as it is after it. */
async function edit(context: CommandContext, id: number, change: HomeworkEdit): Promise<ExitCode> {
  const { session, printer } = context
  const edited = await session.request('edit-homework', { id, edit: change })
  return edited.ok ? show(context, id, false) : printer.refuse(edited.failure)
}

async function change(
  context: CommandContext,
  {
    ID: id,
    "'JSON'": { title, course, dueDate, dueTime },
  }: Values<typeof homeworkCommand, 'change'>,
): Promise<ExitCode> {
  const read = await context.session.request('open-homework', { id, showsKey: false })
  if (!read.ok) return context.printer.refuse(read.failure)
  const base = detailsOf(read.value)
  const draft = {
    title: title ?? base.title,
    course: course ?? base.course,
    dueDate: dueDate ?? base.dueDate,
    // Null is a wish too: no time.
    dueTime: dueTime === undefined ? base.dueTime : dueTime,
  }
  return edit(context, id, { kind: 'details', draft, base })
}

/** `editOf` is given the point's id, and how many points there are. */
async function editPoint(
  context: CommandContext,
  { ID: id, N: point }: Values<typeof homeworkCommand, 'tick'>,
  editOf: (step: number, points: number) => HomeworkEdit,
): Promise<ExitCode> {
  const { session, printer } = context
  const read = await session.request('open-homework', { id, showsKey: false })
  if (!read.ok) return printer.refuse(read.failure)
  const { checklist } = read.value
  const step = checklist[point - 1]?.id
  return step === undefined
    ? printer.refuse(sayHomeworkProblem('no-step', languageOf(session.context)))
    : edit(context, id, editOf(step, checklist.length))
}

async function keepText(
  context: CommandContext,
  kind: 'solution' | 'key',
  { ID: id, ...given }: Values<typeof homeworkCommand, 'solution'>,
): Promise<ExitCode> {
  const words = readGivenWords(given)
  if (!words.ok) {
    const language = languageOf(context.session.context)
    const tooLong = sayHomeworkProblem('solution-too-long', language, String(maxSolution))
    return refuseGivenFile(context, words.failure, given, tooLong)
  }
  const read = await context.session.request('open-homework', { id, showsKey: true })
  if (!read.ok) return context.printer.refuse(read.failure)
  const { solution, answerKey } = read.value
  return kind === 'key'
    ? edit(context, id, { kind: 'answer-key', text: words.value, base: answerKey ?? '' })
    : edit(context, id, { kind: 'solution', text: words.value, base: solution })
}

function finishWrite(
  printer: Printer,
  done: 'plan' | 'worked',
  written: Reply<'plan-homework'> | Reply<'work-homework'>,
): ExitCode {
  if (!written.ok) return printer.refuse(written.failure)
  printer.say(written.value.summary)
  return printer.finish({ [done]: true, ...written.value })
}

async function remark(
  { session, printer }: CommandContext,
  { ID: id }: Values<typeof homeworkCommand, 'remarks'>,
): Promise<ExitCode> {
  const asked = await session.request('remark-homework', { id })
  if (!asked.ok) return printer.refuse(asked.failure)
  const language = languageOf(session.context)
  for (const line of sayRemarks(asked.value.remarks, language)) printer.say(line)
  return printer.finish({ ...asked.value })
}

/** Without --apply it only says what would go. */
async function remove(
  { session, printer }: CommandContext,
  { ID: id, apply: applies = false }: Values<typeof homeworkCommand, 'delete'>,
): Promise<ExitCode> {
  const language = languageOf(session.context)
  const asked = applies
    ? await session.request('delete-homework', { id })
    : await session.request('open-homework', { id, showsKey: false })
  if (!asked.ok) return printer.refuse(asked.failure)
  const { title } = asked.value
  const { deleted, wouldDelete } = sharedHomeworkWords[language].terminal
  printer.say((applies ? deleted : wouldDelete)(quoteTitle(title, language)))
  return printer.finish(applies ? { applied: true, title } : { applied: false })
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
