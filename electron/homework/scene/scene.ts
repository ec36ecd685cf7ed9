// Homework in a conversation (H1): noted, listed and ticked off by the person's own words; the rest goes on as anywhere.
import { inOwnCharacters } from '../../../shared/text/as-typed.ts'
import { findTitled, plainTitle } from '../../../shared/homework/find-named.ts'
import { assertNever } from '../../../shared/assert-never.ts'
import {
  readHomeworkWords,
  type HomeworkAsk,
} from '../../../shared/homework/parse-homework-words.ts'
import type { HomeworkLine } from '../../../shared/homework/requests.ts'
import { homeworkDraftSchema, type HomeworkDraft } from '../../../shared/homework/homework.ts'
import { quoteTitle } from '../../../shared/text/quote-title.ts'
import { isSameValue } from '../../../shared/schedule/same-value.ts'
import {
  homeworkSaid,
  sayHomeworkCard,
  sayHomeworkDone,
  sayHomeworkDueCard,
  sayHomeworkList,
  sayHomeworkNoted,
  sayHomeworkOpened,
  sayHomeworkPast,
  sayHomeworkShift,
  sayHomeworkWhen,
  sayWhichHomework,
} from '../../../shared/homework/say.ts'
import { sharedHomeworkWords } from '../../../shared/i18n/shared/homework.ts'
import { runBegun, type TurnResult } from '../../agent/agent.ts'
import { openBrief } from '../../agent/cards/open-brief.ts'
import type { Turn } from '../../agent/graph/turn.ts'
import { readDue, readHomeworkNote, type HomeworkNote } from '../../language/read/read-homework.ts'
import { speakAndAsk, speakAndEnd, speakAndRun } from '../../agent/speak-and-end.ts'
import { turnFacts } from '../../agent/turn-facts.ts'
import type { HomeworkService } from './scene-service.ts'
import type { Scene, SceneTurn } from '../../orchestrator/scene.ts'

export function homework(service: HomeworkService): Scene {
  // Of the turn that runs: the scenes are made anew for each.
  let offered: string[] = []
  const offer = (words: string[]) => {
    offered = words
  }
  return {
    name: 'homework',
    title: (language) => sharedHomeworkWords[language].scene.title,
    purpose: (language) => sharedHomeworkWords[language].scene.purpose,
    isCalledBy: (text) => {
      const asked = readHomeworkWords(text)
      return asked?.kind === 'note' && asked.isPlain
    },
    isAskedBy: (text) => readHomeworkWords(text)?.kind === 'list',
    suggests: () => offered,
    inform: (turn) => ({ ...turn, homework: openLines(service) }),
    informsAlways: true,
    run: (scene) => runHomework(service, scene, offer),
  }
}

function runHomework(
  service: HomeworkService,
  scene: SceneTurn,
  offer: Offer,
): Promise<TurnResult> {
  const { turn, heard } = scene
  const named = readNamed(service, slotsOf(scene))
  if (named !== null) return runNamed(service, turn, named, offer)
  const said = slotsOf(scene)
  const asked: HomeworkAsk | null =
    said['act'] === 'list'
      ? { kind: 'list' }
      : readHomeworkWords(homeworkSaid(turn.recent, turn.state.request))
  if (asked === null)
    return said['title'] === undefined ? runBegun(turn, heard) : note(service, scene, null)
  const language = turn.ports.language()
  switch (asked.kind) {
    case 'list':
      return speakAndEnd(turn, sayHomeworkList(service.list(), turn.ports.clock().date, language))
    case 'done':
      return finish(service, scene, asked.name)
    case 'shift':
      return tellShift(service, scene, asked)
    case 'note':
      return note(service, scene, asked)
    default:
      return assertNever(asked)
  }
}

type Offer = (words: string[]) => void

function openLines(service: HomeworkService): HomeworkLine[] {
  return service.list().filter(({ urgency }) => urgency !== 'done')
}

/** What was heard of items on the list. */
type Named = {
  act: 'open' | 'finish' | 'due'
  items: HomeworkLine[]
  name: string
  when: { dueDate: string; dueTime: string | null }
}

/** Null where nothing was heard of any. */
function readNamed(service: HomeworkService, said: Partial<Record<string, string>>): Named | null {
  const act = (['open', 'finish', 'due'] as const).find((each) => each === said['act'])
  if (act === undefined) return null
  const ids = new Set((said['ids'] ?? '').split(' ').map(Number))
  return {
    act,
    items: service.list().filter(({ id }) => ids.has(id)),
    name: said['name'] ?? '',
    when: { dueDate: said['due'] ?? '', dueTime: said['time'] || null },
  }
}

/** Where several are meant, or none is known by that name, which one is asked. */
function runNamed(
  service: HomeworkService,
  turn: Turn,
  { act, items, name, when }: Named,
  offer: Offer,
): Promise<TurnResult> {
  const { language, clock } = turn.ports
  const say = sharedHomeworkWords[language()].answers
  const [item, ...others] = items
  const choices = items.length > 0 ? items : openLines(service)
  if (item === undefined && choices.length === 0)
    return speakAndEnd(turn, sayHomeworkList([], clock().date, language()))
  if (item === undefined || others.length > 0) {
    offer(choices.slice(0, 3).map(({ title }) => say.choice[act](title, when.dueDate)))
    const unknown = item === undefined && name !== '' ? quoteTitle(name, language()) : ''
    return speakAndAsk(turn, say.which(unknown, act === 'open'))
  }
  switch (act) {
    case 'open':
      return speakAndEnd(
        turn,
        sayHomeworkOpened(item, service.openSteps(item.id), clock().date, language()),
      )
    case 'finish':
      return finishItem(service, turn, item)
    case 'due':
      return openDue(turn, item, when)
    default:
      return assertNever(act)
  }
}

/** The new day on a card. */
async function openDue(
  turn: Turn,
  { id, title, course, dueDate, dueTime }: HomeworkLine,
  when: Named['when'],
): Promise<TurnResult> {
  const { clock, language } = turn.ports
  const today = clock().date
  if (when.dueDate < today)
    return speakAndEnd(turn, sayHomeworkPast(title, when.dueDate, today, language()))
  const changes = { id, title, course, dueDate: when.dueDate, dueTime: when.dueTime ?? dueTime }
  const operation = {
    operation: 'add_homework',
    taskId: null,
    itemId: null,
    section: 'homework',
    ...sayHomeworkDueCard({ title, dueDate }, changes, today, language()),
    changes,
  } as const
  const speak = sharedHomeworkWords[language()].answers.dueCard
  const opened = await openBrief(turn, [operation], 'homework', speak)
  return opened.ok ? speakAndRun(turn, opened.value.round) : speakAndEnd(turn, opened.failure)
}

type NoteAsk = Extract<HomeworkAsk, { kind: 'note' }>

/** What a classifier heard for this scene; what it heard for another says nothing here. */
function slotsOf({ heard, slots }: SceneTurn): Partial<Record<string, string>> {
  const named =
    heard?.kind === 'answer' && heard.output.scene === 'homework' ? (heard.output.slots ?? []) : []
  return { ...Object.fromEntries(named.map(({ name, value }) => [name, value])), ...slots }
}

/** `asked` is null where only a model says that the words are about homework. */
function note(
  service: HomeworkService,
  scene: SceneTurn,
  asked: NoteAsk | null,
): Promise<TurnResult> {
  const { turn, heard } = scene
  const { ports } = turn
  const language = ports.language()
  const said = slotsOf(scene)
  const own = asked === null ? null : readOwn(turn, asked)
  const title = said['title'] ?? own?.title ?? ''
  const due = readDay(turn, said['due'] ?? '', own)
  if (due === null) {
    // What is told without a day that is understood may be meant for the plan.
    if (asked?.isPlain !== true) return runBegun(turn, heard)
    const named = title === '' ? inOwnCharacters(asked.body, turn.state.request) : title
    return speakAndEnd(turn, sayHomeworkWhen(named, language))
  }
  const { date: today } = ports.clock()
  if (due.due < today) return speakAndEnd(turn, sayHomeworkPast(title, due.due, today, language))
  const draft = toDraft({ course: own?.course ?? '', ...said, title }, due)
  if (draft === null) return runBegun(turn, heard)
  const isOwn = own !== null && isSameValue(draft, toDraft(own, own))
  return isOwn ? noteOwn(service, turn, draft) : openNote(turn, draft, due.words)
}

/** Every word of it was read by code: the person has asked for just this. */
function noteOwn(service: HomeworkService, turn: Turn, draft: HomeworkDraft): Promise<TurnResult> {
  const added = service.add(draft)
  if (!added.ok) return speakAndEnd(turn, added.failure)
  const { clock, language } = turn.ports
  return speakAndEnd(
    turn,
    sayHomeworkNoted(draft, { ...added.value, today: clock().date }, language()),
  )
}

/** What a model has heard is a card, like every write. */
async function openNote(turn: Turn, draft: HomeworkDraft, words: string): Promise<TurnResult> {
  const { clock, language } = turn.ports
  const { speak, ...sentences } = sayHomeworkCard(draft, words, clock().date, language())
  const operation = {
    operation: 'add_homework',
    taskId: null,
    itemId: null,
    section: 'homework',
    ...sentences,
    changes: draft,
  } as const
  const opened = await openBrief(turn, [operation], 'homework', speak)
  return opened.ok ? speakAndRun(turn, opened.value.round) : speakAndEnd(turn, opened.failure)
}

/** Where a day answers for one that could not be used, the words that it was asked of have the title. */
function readOwn(turn: Turn, asked: NoteAsk): HomeworkNote {
  const facts = turnFacts(turn)
  const own = readHomeworkNote(asked, facts, turn.state.request)
  if (own.due !== '' || homeworkSaid(turn.recent, turn.state.request) === turn.state.request)
    return own
  const before = turn.recent.findLast(({ who }) => who === 'person')?.text ?? ''
  const first = readHomeworkWords(before)
  const answered = readDue(turn.state.request, facts)
  return first?.kind === 'note' && answered !== null
    ? { ...readHomeworkNote(first, facts, before), ...answered }
    : own
}

type ReadDay = { due: string; time: string; words: string }

/** By code from the person's own words: a model only says which of them name the day. */
function readDay(turn: Turn, phrase: string, own: HomeworkNote | null): ReadDay | null {
  const { request } = turn.state
  const facts = turnFacts(turn)
  const isQuoted = phrase.trim() !== '' && plainTitle(request).includes(plainTitle(phrase))
  const named = isQuoted ? readDue(phrase, facts) : null
  if (own !== null && own.due !== '' && (named === null || named.due === own.due))
    return { due: own.due, time: own.time, words: request }
  if (named !== null) return { ...named, words: phrase }
  const read = readDue(request, facts)
  return read === null ? null : { ...read, words: request }
}

function toDraft(
  { title = '', course = '' }: Partial<Record<string, string>>,
  { due, time }: Pick<ReadDay, 'due' | 'time'>,
): HomeworkDraft | null {
  const draft = { title, course, dueDate: due, dueTime: time === '' ? null : time }
  return title.trim() === '' ? null : (homeworkDraftSchema.safeParse(draft).data ?? null)
}

/** What is on no list may be a block of the plan. */
function finish(
  service: HomeworkService,
  { turn, heard }: SceneTurn,
  name: string,
): Promise<TurnResult> {
  const language = turn.ports.language()
  const lines = service.list()
  const open = named(
    lines.filter(({ urgency }) => urgency !== 'done'),
    name,
  )
  // Said twice, or again after a kill, it is done already.
  const [item, ...others] = open.length > 0 ? open : named(lines, name).slice(0, 1)
  if (item === undefined) return runBegun(turn, heard)
  if (others.length > 0) {
    const titles = [item, ...others].map(({ title }) => title)
    return speakAndEnd(turn, sayWhichHomework(titles, language))
  }
  return finishItem(service, turn, item)
}

function finishItem(
  service: HomeworkService,
  turn: Turn,
  { id, title, openBlocks }: HomeworkLine,
): Promise<TurnResult> {
  const finished = service.finish(id)
  const language = turn.ports.language()
  return speakAndEnd(
    turn,
    finished.ok ? sayHomeworkDone(title, openBlocks, language) : finished.failure,
  )
}

/** Told twice it would count twice, and so it is not written here: the day is told, and where it is changed. */
function tellShift(
  service: HomeworkService,
  { turn, heard }: SceneTurn,
  { name, days }: Extract<HomeworkAsk, { kind: 'shift' }>,
): Promise<TurnResult> {
  const open = service.list().filter(({ urgency }) => urgency !== 'done')
  const items = named(open, name)
  if (items.length === 0) return runBegun(turn, heard)
  const { clock, language } = turn.ports
  return speakAndEnd(turn, sayHomeworkShift(items, days, clock().date, language()))
}

/** By title; else those whose course it names. */
function named(lines: readonly HomeworkLine[], name: string): HomeworkLine[] {
  const titled = findTitled(lines, name)
  if (titled.length > 0) return titled
  return lines.filter(
    ({ course }) => course !== '' && plainTitle(name).includes(plainTitle(course)),
  )
}
