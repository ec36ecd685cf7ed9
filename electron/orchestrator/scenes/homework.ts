// Homework in a conversation (H1): noted, listed and ticked off by the person's own words; the rest goes on as anywhere.
import { assertNever } from '../../../shared/assert-never.ts'
import { readHomeworkWords, type HomeworkAsk } from '../../../shared/homework/homework-words.ts'
import type { HomeworkLine } from '../../../shared/homework/homework-contract.ts'
import { homeworkDraftSchema, type HomeworkDraft } from '../../../shared/homework/homework.ts'
import { homeworkSaid } from '../../../shared/words/homework/homework-said.ts'
import {
  sayHomeworkDone,
  sayHomeworkList,
  sayHomeworkNoted,
  sayHomeworkShift,
  sayHomeworkWhen,
  sayWhichHomework,
} from '../../../shared/words/homework/say-homework-noted.ts'
import { runBegun, type TurnResult } from '../../agent/agent.ts'
import { speakAndEnd } from '../../agent/speak-and-end.ts'
import type { HomeworkDoor } from '../homework-door.ts'
import type { Scene, SceneTurn } from '../scene.ts'

export function homework(door: HomeworkDoor): Scene {
  return {
    name: 'homework',
    title: { en: 'note homework', zh: '记作业' },
    purpose: {
      en: 'homework that is to be noted on the list, only where the words ask to add or note homework or tell of homework that is due; slots title, course, due (YYYY-MM-DD), time (HH:MM); or a look at the list (slot act: list), or homework that is said to be done (slot act: done)',
      zh: '把作业记到清单里，只在话里要求添加或记下作业、或说到某项作业要交时；槽位 title、course、due（YYYY-MM-DD）、time（HH:MM）；或者看清单（槽位 act：list），或者说某项作业做完了（槽位 act：done）',
    },
    isCalledBy: (text) => {
      const asked = readHomeworkWords(text)
      return asked?.kind === 'note' && asked.isPlain
    },
    isAskedBy: (text) => readHomeworkWords(text)?.kind === 'list',
    run: (scene) => runHomework(door, scene),
  }
}

function runHomework(door: HomeworkDoor, scene: SceneTurn): Promise<TurnResult> {
  const { turn, heard } = scene
  // It is written without a card: only the person's own words, not a model's reading of them, ask for that.
  const asked = readHomeworkWords(homeworkSaid(turn.recent, turn.state.request))
  if (asked === null) return runBegun(turn, heard)
  const language = turn.ports.language()
  switch (asked.kind) {
    case 'list':
      return speakAndEnd(turn, sayHomeworkList(door.list(), turn.ports.clock().date, language))
    case 'done':
      return finish(door, scene, asked.name)
    case 'shift':
      return tellShift(door, scene, asked)
    case 'note':
      return note(door, scene, asked)
    default:
      return assertNever(asked)
  }
}

function note(
  door: HomeworkDoor,
  { turn, heard, slots }: SceneTurn,
  { body, isPlain }: Extract<HomeworkAsk, { kind: 'note' }>,
): Promise<TurnResult> {
  const language = turn.ports.language()
  const named = heard?.kind === 'answer' ? (heard.output.slots ?? []) : []
  const said = { ...Object.fromEntries(named.map(({ name, value }) => [name, value])), ...slots }
  const draft = readDraft(said)
  if (draft === null) {
    // What is told without a day that is understood may be meant for the plan.
    if (!isPlain) return runBegun(turn, heard)
    return speakAndEnd(turn, sayHomeworkWhen(said['title'] ?? body, language))
  }
  const added = door.add(draft)
  if (!added.ok) return speakAndEnd(turn, added.failure)
  const told = { ...added.value, today: turn.ports.clock().date }
  return speakAndEnd(turn, sayHomeworkNoted(draft, told, language))
}

/** What is on no list may be a block of the plan. */
function finish(door: HomeworkDoor, { turn, heard }: SceneTurn, name: string): Promise<TurnResult> {
  const language = turn.ports.language()
  const lines = door.list()
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
  const finished = door.finish(item.id)
  if (!finished.ok) return speakAndEnd(turn, finished.failure)
  return speakAndEnd(turn, sayHomeworkDone(item.title, item.openBlocks, language))
}

/** Told twice it would count twice, and so it is not written here: the day is told, and where it is changed. */
function tellShift(
  door: HomeworkDoor,
  { turn, heard }: SceneTurn,
  { name, days }: Extract<HomeworkAsk, { kind: 'shift' }>,
): Promise<TurnResult> {
  const open = door.list().filter(({ urgency }) => urgency !== 'done')
  const items = named(open, name)
  if (items.length === 0) return runBegun(turn, heard)
  const { clock, language } = turn.ports
  return speakAndEnd(turn, sayHomeworkShift(items, days, clock().date, language()))
}

/** Those of that title; else those whose title or course it names a part of. */
function named(lines: readonly HomeworkLine[], name: string): HomeworkLine[] {
  const said = plain(name)
  const same = lines.filter(({ title }) => plain(title) === said)
  if (same.length > 0) return same
  const about = lines.filter(
    ({ title }) => plain(title).includes(said) || said.includes(plain(title)),
  )
  if (about.length > 0) return about
  return lines.filter(({ course }) => course !== '' && said.includes(plain(course)))
}

function plain(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, '')
}

/** Null as long as it is not known what, or by when. */
function readDraft(said: Partial<Record<string, string>>): HomeworkDraft | null {
  const { title = '', course = '', due = '', time = '' } = said
  if (title.trim() === '') return null
  const draft = { title, course, dueDate: due, dueTime: time === '' ? null : time }
  const whole = homeworkDraftSchema.safeParse(draft)
  return whole.data ?? homeworkDraftSchema.safeParse({ ...draft, dueTime: null }).data ?? null
}
