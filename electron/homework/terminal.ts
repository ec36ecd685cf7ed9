// Homework in the terminal (H1): the same requests as the page's.
import { readTerm } from '../../db/schedule/read-state.ts'
import { assertNever } from '../../shared/assert-never.ts'
import type { HomeworkEdit } from '../../shared/homework/edit.ts'
import { detailsOf } from '../../shared/homework/save-base.ts'
import type { RequestInput } from '../../shared/request-inputs.ts'
import { sayHomeworkProblem } from '../../shared/homework/say-homework.ts'
import { currentClock, languageOf } from '../session/context.ts'
import * as words from '../cli/words/homework-words.ts'
import type { ExitCode } from '../cli/printer.ts'
import type { HomeworkWish } from '../cli/command-line/read-homework-wish.ts'
import type { CommandContext } from '../cli/commands/command-context.ts'
import { readGivenWords, refuseGivenFile } from '../cli/commands/given-words.ts'

export function runHomework(context: CommandContext, wish: HomeworkWish): Promise<ExitCode> {
  switch (wish.kind) {
    case 'list':
      return list(context)
    case 'add':
      return add(context, wish.draft)
    case 'show':
      return show(context, wish.id, wish.showsKey)
    case 'change':
      return change(context, wish)
    case 'point':
      return edit(context, wish.id, { kind: 'add-step', text: wish.text })
    case 'tick':
    case 'move':
    case 'drop':
      return editPoint(context, wish)
    case 'solution':
    case 'key':
      return keepText(context, wish)
    case 'done':
      return edit(context, wish.id, { kind: 'done', isDone: wish.isDone })
    case 'plan':
    case 'worked':
      return write(context, wish)
    case 'remarks':
      return remark(context, wish.id)
    case 'delete':
      return remove(context, wish)
    default:
      return assertNever(wish)
  }
}

async function list({ session, printer }: CommandContext): Promise<ExitCode> {
  const read = await session.request('read-homework', {})
  if (!read.ok) return printer.refuse(read.failure)
  const language = languageOf(session.context)
  const { items } = read.value
  const hasTerm = readTerm(session.context.database) !== null
  if (items.length === 0) printer.say(words.sayNoHomework(hasTerm, language))
  const { date: today } = currentClock(session.context)
  for (const line of items) printer.say(words.sayHomeworkLine(line, today, language))
  return printer.finish({ items })
}

async function add(
  { session, printer }: CommandContext,
  draft: RequestInput<'add-homework'>['draft'],
): Promise<ExitCode> {
  const added = await session.request('add-homework', { draft })
  if (!added.ok) return printer.refuse(added.failure)
  printer.say(words.sayHomeworkAdded(added.value.id, languageOf(session.context)))
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
  const language = languageOf(session.context)
  for (const line of words.sayHomeworkDetail(read.value, today, language)) printer.say(line)
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
  { id, changes }: Extract<HomeworkWish, { kind: 'change' }>,
): Promise<ExitCode> {
  const { session, printer } = context
  const read = await session.request('open-homework', { id, showsKey: false })
  if (!read.ok) return printer.refuse(read.failure)
  const base = detailsOf(read.value)
  return edit(context, id, { kind: 'details', draft: { ...base, ...changes }, base })
}

async function editPoint(
  context: CommandContext,
  wish: Extract<HomeworkWish, { point: number }>,
): Promise<ExitCode> {
  const { session, printer } = context
  const { id, point } = wish
  const read = await session.request('open-homework', { id, showsKey: false })
  if (!read.ok) return printer.refuse(read.failure)
  const step = read.value.checklist[point - 1]?.id
  if (step === undefined) {
    return printer.refuse(sayHomeworkProblem('no-step', languageOf(session.context)))
  }
  switch (wish.kind) {
    case 'tick':
      return edit(context, id, { kind: 'tick-step', step, isDone: wish.isDone })
    case 'move': {
      const rank = Math.min(wish.rank, read.value.checklist.length)
      return edit(context, id, { kind: 'move-step', step, rank })
    }
    case 'drop':
      return edit(context, id, { kind: 'remove-step', step })
    default:
      return assertNever(wish)
  }
}

async function keepText(
  context: CommandContext,
  { kind, id, words: given }: Extract<HomeworkWish, { words: unknown }>,
): Promise<ExitCode> {
  const text = readGivenWords(given)
  if (!text.ok) {
    const { message, code } = sayHomeworkProblem(
      'solution-too-long',
      languageOf(context.session.context),
      '60000',
    )
    return refuseGivenFile(context, text.failure, given, { code, message })
  }
  const read = await context.session.request('open-homework', { id, showsKey: true })
  if (!read.ok) return context.printer.refuse(read.failure)
  const { solution, answerKey } = read.value
  return kind === 'key'
    ? edit(context, id, { kind: 'answer-key', text: text.value, base: answerKey ?? '' })
    : edit(context, id, { kind: 'solution', text: text.value, base: solution })
}

async function write(
  { session, printer }: CommandContext,
  wish: Extract<HomeworkWish, { kind: 'plan' | 'worked' }>,
): Promise<ExitCode> {
  const { kind, ...input } = wish
  const written =
    'sessions' in input
      ? await session.request('plan-homework', input)
      : await session.request('work-homework', input)
  if (!written.ok) return printer.refuse(written.failure)
  printer.say(written.value.summary)
  return printer.finish({ [kind]: true, ...written.value })
}

async function remark({ session, printer }: CommandContext, id: number): Promise<ExitCode> {
  const asked = await session.request('remark-homework', { id })
  if (!asked.ok) return printer.refuse(asked.failure)
  const language = languageOf(session.context)
  for (const line of words.sayRemarks(asked.value.remarks, language)) printer.say(line)
  return printer.finish({ ...asked.value })
}

async function remove(
  { session, printer }: CommandContext,
  { id, apply }: Extract<HomeworkWish, { kind: 'delete' }>,
): Promise<ExitCode> {
  const language = languageOf(session.context)
  if (!apply) {
    const read = await session.request('open-homework', { id, showsKey: false })
    if (!read.ok) return printer.refuse(read.failure)
    printer.say(words.sayHomeworkDeleted(read.value.title, false, language))
    return printer.finish({ applied: false })
  }
  const removed = await session.request('delete-homework', { id })
  if (!removed.ok) return printer.refuse(removed.failure)
  printer.say(words.sayHomeworkDeleted(removed.value.title, true, language))
  return printer.finish({ applied: true, ...removed.value })
}
