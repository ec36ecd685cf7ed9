// Homework in a conversation (H1): noted and due another day on a card, listed, gone through, ticked off by name.
import type { StageOutput } from '../../../shared/conversation/contracts.ts'
import { plainTitle } from '../../../shared/homework/find-named.ts'
import { assertNever } from '../../../shared/assert-never.ts'
import type { HomeworkLine } from '../../../shared/homework/requests.ts'
import { homeworkDraftSchema, type HomeworkDraft } from '../../../shared/homework/homework.ts'
import { grammar } from '../../../shared/i18n/grammar.ts'
import type { ExecutionDoc, ExecutionOperation } from '../../../shared/agent/execution-doc.ts'
import { quoteTitle } from '../../../shared/text/quote-title.ts'
import {
  sayHomeworkCard,
  sayHomeworkDone,
  sayHomeworkDueCard,
  sayHomeworkList,
  sayHomeworkListed,
  sayHomeworkOpened,
  sayHomeworkPast,
  sayHomeworkWhen,
} from '../../../shared/homework/say-talk.ts'
import { sharedHomeworkWords } from '../../../shared/i18n/shared/homework.ts'
import { runBegun, type TurnResult } from '../../agent/agent.ts'
import { openBrief } from '../../agent/cards/open-brief.ts'
import type { Turn } from '../../agent/graph/turn.ts'
import { hearHomework, hearTodo } from '../../language/scenes/read-homework.ts'
import { callsHomework } from '../../language/words/homework-words.ts'
import { readDue, type Due } from '../../language/words/read-due.ts'
import { speakAndAsk, speakAndEnd, speakAndRun } from '../../agent/graph/runner.ts'
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
    isCalledBy: callsHomework,
    suggests: () => offered,
    run: (scene) => runHomework(service, scene, offer),
  }
}

function runHomework(
  service: HomeworkService,
  scene: SceneTurn,
  offer: Offer,
): Promise<TurnResult> {
  const { turn, heard } = scene
  const said = slotsOf(scene)
  const facts = turnFacts(turn)
  // Whatever a model has heard of the list, what is read in the person's own words goes first.
  const told = hearHomework(facts) ?? hearTodo(facts)
  const several = draftsIn(told)
  if (several.length > 1) return noteDrafts(service, turn, several, turn.state.request)
  const own = slotsIn(told)
  const named = readNamed(service, own)
  if (named !== null) return runNamed(service, turn, named, offer)
  const { clock, language } = turn.ports
  if (own['title'] === undefined && said['act'] === 'list')
    return speakAndEnd(turn, sayHomeworkList(service.list(), clock().date, language()))
  const title = said['title'] ?? own['title']
  return title === undefined
    ? runBegun(turn, heard)
    : note(service, scene, { ...own, ...said, title }, own)
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
function readNamed(service: HomeworkService, said: Said): Named | null {
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
function openDue(
  turn: Turn,
  { id, title, course, dueDate, dueTime }: HomeworkLine,
  when: Named['when'],
): Promise<TurnResult> {
  const { clock, language } = turn.ports
  const today = clock().date
  if (when.dueDate < today)
    return speakAndEnd(turn, sayHomeworkPast(title, when.dueDate, today, language()))
  const changes = { id, title, course, dueDate: when.dueDate, dueTime: when.dueTime ?? dueTime }
  const { dueCard: speak } = sharedHomeworkWords[language()].answers
  const sentences = sayHomeworkDueCard({ title, dueDate }, changes, today, language())
  return openCard(turn, [operationOf(changes, sentences)], speak)
}

function operationOf(
  changes: HomeworkDraft & { id?: number },
  { preview, reason }: Pick<ReturnType<typeof sayHomeworkCard>, 'preview' | 'reason'>,
): ExecutionOperation {
  return {
    operation: 'add_homework',
    taskId: null,
    itemId: null,
    section: 'homework',
    preview,
    reason,
    changes,
  }
}

async function openCard(turn: Turn, document: ExecutionDoc, speak: string): Promise<TurnResult> {
  const opened = await openBrief(turn, document, 'homework', speak)
  return opened.ok ? speakAndRun(turn, opened.value.round) : speakAndEnd(turn, opened.failure)
}

/** All on one card; what is on the list already, or over, is said and left out. `words` say the days. */
function noteDrafts(
  service: HomeworkService,
  turn: Turn,
  drafts: readonly HomeworkDraft[],
  words: string,
): Promise<TurnResult> {
  const { clock, language } = turn.ports
  const [{ date: today }, speaks] = [clock(), language()]
  const lines = openLines(service)
  const told = drafts.filter((draft, at) => drafts.findIndex((each) => isSame(each, draft)) === at)
  const refusalOf = (draft: HomeworkDraft): string | null => {
    if (draft.dueDate < today) return sayHomeworkPast(draft.title, draft.dueDate, today, speaks)
    const isListed = lines.some((line) => isSame(line, draft))
    return isListed ? sayHomeworkListed(draft, today, speaks) : null
  }
  const refused = told.flatMap((draft) => refusalOf(draft) ?? [])
  const fit = told.filter((draft) => refusalOf(draft) === null)
  const sentences = fit.map((draft) => sayHomeworkCard(draft, words, today, speaks))
  const [first] = sentences
  const speak = [...refused, ...(first === undefined ? [] : [first.speak])].join(
    grammar[speaks].joints.gap,
  )
  return first === undefined
    ? speakAndEnd(turn, speak)
    : openCard(
        turn,
        fit.map((draft, at) => operationOf(draft, sentences[at] ?? first)),
        speak,
      )
}

/** Each begins with its title. */
function draftsIn(output: Pick<StageOutput['chat'], 'slots'> | null): HomeworkDraft[] {
  const slots = output?.slots ?? []
  const starts = slots.flatMap(({ name }, at) => (name === 'title' ? [at] : []))
  return starts.flatMap((start, at) => {
    const said = slotsIn({ slots: slots.slice(start, starts[at + 1]) })
    return draftOf(said, { due: said['due'] ?? '', time: said['time'] ?? '' }) ?? []
  })
}

function draftOf({ title, course = '' }: Said, { due, time }: Due): HomeworkDraft | undefined {
  return homeworkDraftSchema.safeParse({
    title,
    course,
    dueDate: due,
    dueTime: time === '' ? null : time,
  }).data
}

type Said = Partial<Record<string, string>>

/** What a classifier heard for this scene; what it heard for another says nothing here. */
function slotsOf({ heard, slots }: SceneTurn): Said {
  const output = heard?.kind === 'answer' ? heard.output : null
  return { ...slotsIn(output?.scene === 'homework' ? output : null), ...slots }
}

function slotsIn(output: Pick<StageOutput['chat'], 'slots'> | null): Said {
  return Object.fromEntries((output?.slots ?? []).map(({ name, value }) => [name, value]))
}

/** On a card, like every write; `own` is what code has read in the words. */
async function note(
  service: HomeworkService,
  { turn }: SceneTurn,
  said: Said & { title: string },
  own: Said,
): Promise<TurnResult> {
  const { ports } = turn
  const language = ports.language()
  const due = readDay(turn, said['due'] ?? '', own)
  if (due === null) return speakAndEnd(turn, sayHomeworkWhen(said.title, language))
  const { date: today } = ports.clock()
  if (due.due < today)
    return speakAndEnd(turn, sayHomeworkPast(said.title, due.due, today, language))
  const draft = draftOf(said, due)
  return draft === undefined
    ? speakAndEnd(turn, sayHomeworkWhen(said.title, language))
    : noteDrafts(service, turn, [draft], due.words)
}

function isSame(
  line: Pick<HomeworkLine, 'title' | 'course' | 'dueDate'>,
  { title, course, dueDate }: HomeworkDraft,
): boolean {
  const isNamed = plainTitle(line.title) === plainTitle(title) && line.course === course
  return isNamed && line.dueDate === dueDate
}

type ReadDay = Due & { words: string }

/** By code from the person's own words: a model only says which of them name the day. */
function readDay(turn: Turn, phrase: string, own: Said): ReadDay | null {
  const { request } = turn.state
  const facts = turnFacts(turn)
  const isQuoted = phrase.trim() !== '' && plainTitle(request).includes(plainTitle(phrase))
  const named = isQuoted ? readDue(phrase, facts) : null
  if (named !== null) return { ...named, words: phrase }
  const { due, time = '' } = own
  const read = due === undefined ? readDue(request, facts) : { due, time }
  return read === null ? null : { ...read, words: request }
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
