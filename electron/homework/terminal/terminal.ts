// Homework in the terminal (H1): the same requests as the page's, and what is printed of their answers.
import { sharedWords } from '../../../shared/i18n/shared-words.ts'
import { readTerm } from '../../../db/schedule.ts'
import { assertNever } from '../../../shared/assert-never.ts'
import type { HomeworkEdit } from '../../../shared/homework/edit.ts'
import { type HomeworkDraft, maxSolution, type Remarks } from '../../../shared/homework/homework.ts'
import type { HomeworkDetail, HomeworkLine } from '../../../shared/homework/requests.ts'
import { detailsOf } from '../../../shared/homework/save-base.ts'
import {
  sayComparison,
  sayHomeworkFacts,
  sayHomeworkProblem,
  writeAnswer,
} from '../../../shared/homework/say.ts'
import type { Language } from '../../../shared/language.ts'
import { quoteTitle } from '../../../shared/text/quote-title.ts'
import type { CallOf } from '../../cli/command-line/acts.ts'
import type { CommandContext } from '../../cli/commands/command-context.ts'
import { readGivenWords, refuseGivenFile } from '../../cli/commands/given-words.ts'
import type { ExitCode } from '../../cli/printer.ts'
import { currentClock, languageOf } from '../../session/context.ts'
import type { homeworkCommand } from './command.ts'

export type HomeworkCall = CallOf<typeof homeworkCommand>

export function runHomework(context: CommandContext, call: HomeworkCall): Promise<ExitCode> {
  switch (call.act) {
    case '':
      return list(context)
    case 'add': {
      const {
        TITLE: title,
        DATE: dueDate,
        TIME: dueTime = null,
        course: [course = ''] = [],
      } = call.values
      return add(context, { title, course, dueDate, dueTime })
    }
    case 'show':
      return show(context, call.values.ID, call.values.key !== undefined)
    case 'change':
      return change(context, call.values.ID, call.values["'JSON'"])
    case 'point':
      return edit(context, call.values.ID, { kind: 'add-step', text: call.values.POINT })
    case 'tick':
    case 'untick':
    case 'move':
    case 'drop':
      return editPoint(context, call)
    case 'solution':
    case 'key':
      return keepText(context, call)
    case 'done':
    case 'reopen':
      return edit(context, call.values.ID, { kind: 'done', isDone: call.act === 'done' })
    case 'plan':
    case 'worked':
      return write(context, call)
    case 'remarks':
      return remark(context, call.values.ID)
    case 'delete':
      return remove(context, call.values.ID, call.values.apply === true)
    default:
      return assertNever(call)
  }
}

async function list({ session, printer }: CommandContext): Promise<ExitCode> {
  const read = await session.request('read-homework', {})
  if (!read.ok) return printer.refuse(read.failure)
  const language = languageOf(session.context)
  const { items } = read.value
  const hasTerm = readTerm(session.context.database) !== null
  if (items.length === 0)
    printer.say(sharedWords[language].homework.terminal[hasTerm ? 'none' : 'noTerm'])
  const { date: today } = currentClock(session.context)
  for (const line of items) printer.say(sayLine(line, today, language))
  return printer.finish({ items })
}

async function add({ session, printer }: CommandContext, draft: HomeworkDraft): Promise<ExitCode> {
  const added = await session.request('add-homework', { draft })
  if (!added.ok) return printer.refuse(added.failure)
  printer.say(sharedWords[languageOf(session.context)].homework.terminal.added(added.value.id))
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

type DetailsCall = Extract<HomeworkCall, { act: 'change' }>

async function change(
  context: CommandContext,
  id: number,
  { title, course, dueDate, dueTime }: DetailsCall['values']["'JSON'"],
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

type PointCall = Extract<HomeworkCall, { act: 'tick' | 'untick' | 'move' | 'drop' }>

async function editPoint(context: CommandContext, call: PointCall): Promise<ExitCode> {
  const { session, printer } = context
  const { ID: id, N: point } = call.values
  const read = await session.request('open-homework', { id, showsKey: false })
  if (!read.ok) return printer.refuse(read.failure)
  const { checklist } = read.value
  const step = checklist[point - 1]?.id
  if (step === undefined)
    return printer.refuse(sayHomeworkProblem('no-step', languageOf(session.context)))
  switch (call.act) {
    case 'tick':
    case 'untick':
      return edit(context, id, { kind: 'tick-step', step, isDone: call.act === 'tick' })
    case 'move': {
      const rank = Math.min(call.values.RANK, checklist.length)
      return edit(context, id, { kind: 'move-step', step, rank })
    }
    case 'drop':
      return edit(context, id, { kind: 'remove-step', step })
    default:
      return assertNever(call)
  }
}

async function keepText(
  context: CommandContext,
  { act, values }: Extract<HomeworkCall, { act: 'solution' | 'key' }>,
): Promise<ExitCode> {
  const { ID: id, text, file = '' } = values
  const given =
    text === undefined ? ({ kind: 'file', file } as const) : ({ kind: 'text', text } as const)
  const words = readGivenWords(given)
  if (!words.ok) {
    const language = languageOf(context.session.context)
    const tooLong = sayHomeworkProblem('solution-too-long', language, String(maxSolution))
    return refuseGivenFile(context, words.failure, given, tooLong)
  }
  const read = await context.session.request('open-homework', { id, showsKey: true })
  if (!read.ok) return context.printer.refuse(read.failure)
  const { solution, answerKey } = read.value
  return act === 'key'
    ? edit(context, id, { kind: 'answer-key', text: words.value, base: answerKey ?? '' })
    : edit(context, id, { kind: 'solution', text: words.value, base: solution })
}

async function write(
  { session, printer }: CommandContext,
  call: Extract<HomeworkCall, { act: 'plan' | 'worked' }>,
): Promise<ExitCode> {
  const written =
    call.act === 'plan'
      ? await session.request('plan-homework', planInput(call.values))
      : await session.request('work-homework', workInput(call.values))
  if (!written.ok) return printer.refuse(written.failure)
  printer.say(written.value.summary)
  return printer.finish({ [call.act]: true, ...written.value })
}

function planInput(values: Extract<HomeworkCall, { act: 'plan' }>['values']) {
  const { ID: id, SESSIONS: sessions, PERIODS: periods, WORK: classId = null } = values
  return { id, classId, sessions, periods }
}

function workInput(values: Extract<HomeworkCall, { act: 'worked' }>['values']) {
  const { ID: id, MINUTES: minutes, done, open } = values
  return { id, minutes, isFinished: done === true ? true : open === true ? false : null }
}

async function remark({ session, printer }: CommandContext, id: number): Promise<ExitCode> {
  const asked = await session.request('remark-homework', { id })
  if (!asked.ok) return printer.refuse(asked.failure)
  const language = languageOf(session.context)
  for (const line of sayRemarks(asked.value.remarks, language)) printer.say(line)
  return printer.finish({ ...asked.value })
}

/** Without `applies` it only says what would go. */
async function remove(
  { session, printer }: CommandContext,
  id: number,
  applies: boolean,
): Promise<ExitCode> {
  const language = languageOf(session.context)
  const asked = applies
    ? await session.request('delete-homework', { id })
    : await session.request('open-homework', { id, showsKey: false })
  if (!asked.ok) return printer.refuse(asked.failure)
  const { title } = asked.value
  const { deleted, wouldDelete } = sharedWords[language].homework.terminal
  printer.say((applies ? deleted : wouldDelete)(quoteTitle(title, language)))
  return printer.finish(applies ? { applied: true, title } : { applied: false })
}

function sayLine(line: HomeworkLine, today: string, language: Language): string {
  return `[${line.id}] ${quoteTitle(line.title, language)} · ${sayHomeworkFacts(line, today, language)}`
}

/** With its points by number, its blocks, the comparison and what a model said. */
function sayDetail(detail: HomeworkDetail, today: string, language: Language): string[] {
  const { checklist, plan, pace, answerKey, hasKey, comparison, remarks } = detail
  const { keyBack, marks } = sharedWords[language].homework.terminal
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
  const { says, noRemarks, kinds } = sharedWords[language].homework.terminal
  if (remarks.length === 0) return [says(model), noRemarks]
  return [
    says(model),
    ...remarks.map(({ kind, quote, text }) => {
      const about = quote === '' ? '' : `${quoteTitle(quote, language)} `
      return `  ${about}(${kinds[kind]}) ${text}`
    }),
  ]
}
