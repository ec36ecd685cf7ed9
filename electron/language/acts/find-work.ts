// Finds the sessions and the bodies of work that the words of an act name, or asks which are meant.
import { wordsIn } from '../../../shared/text/words-in.ts'
import { actWords } from '../../../shared/i18n/core/acts.ts'
import { findTask, findTaskClass, itemsOfClass } from '../../../shared/schedule/state.ts'
import type { TaskClass } from '../../../shared/schedule/task-class.ts'
import type { ItemTask } from '../../../shared/schedule/task.ts'
import { cleanTitle, quoteTitle } from '../../../shared/text/quote-title.ts'
import { readNumber, numberPattern } from '../../../shared/time/numbers.ts'
import { courseOfOwner } from '../words/course-of-owner.ts'
import { isTelling, type NameOwner } from '../words/known-names.ts'
import { holdsName, plainName } from '../../../shared/words/course-names.ts'
import { readOperands } from '../read/read-operands.ts'
import { lexText, prepareText } from '../words/lexed-text.ts'
import { workSpokenOf } from '../frames/spoken-of.ts'
import { emptyOperand, isNamed } from '../words/operands.ts'
import type { Operand } from '../words/task-words.ts'
import { listMeant } from '../resolve/resolve-task.ts'
import { recallTask } from '../resolve/recall-task.ts'
import { nameWithPlace } from '../say/speech.ts'
import { asking, type Acting, type Resolved } from './acting.ts'

/** As many as can be pressed. */
const mostChoices = 3

export type FoundWork =
  | { kind: 'classes'; classes: TaskClass[] }
  | { kind: 'items'; items: ItemTask[]; isEach: boolean }

/** What the roles of the act name; where these say nothing of any thing, what its other words name. */
export function operandsOf({ read, ground }: Acting): Operand[] {
  const told = read.operands()
  if (told.some(isNamed)) return told
  const said = read.words('task', 'course').flatMap((words) => wordsIn(prepareText(words, ground)))
  if (said.some(isTelling)) return told
  const { text } = read.clause
  const titles = read.words('title').map((title) => prepareText(title, ground))
  const rest = titles.reduce((left, title) => left.replace(title, ' '), text)
  const found = readOperands(lexText(rest, ground)).filter(({ names }) => names.length > 0)
  if (found.length > 0 || told.length > 0) return found.length > 0 ? found : told
  // "Make it 6 October", said of nothing, is of what was spoken of right before; nothing is deleted by it.
  const names = removing.test(read.frame.act) ? [] : workSpokenOf(ground)
  return names.length === 0 ? told : [{ ...emptyOperand, names: [names] }]
}

const removing = /^(?:delete|drop|remove|cancel)_/

/** Work whose title holds the words as they were said, where only one does: "first project". */
function titledWork(said: string | undefined, { ground }: Acting): FoundWork | null {
  const { taskClasses, tasks } = ground.state
  const words = plainName(said ?? '').replace(/^(?:the|my|that|this) /, '')
  if (Array.from(words).length < 3) return null
  const classes = taskClasses.filter(({ title }) => holdsName(plainName(title), words))
  if (classes.length === 1) return { kind: 'classes', classes }
  const items = tasks.filter(
    (task): task is ItemTask => task.kind === 'item' && holdsName(plainName(task.title), words),
  )
  return classes.length === 0 && items.length === 1 ? { kind: 'items', items, isEach: false } : null
}

/** What an operand names: whole bodies of work, or sessions of them. Empty where nothing is. */
export function findWork(operand: Operand, acting: Acting): FoundWork {
  const { ground } = acting
  const { names, rank, dates, wish } = operand
  const [said, ...others] = acting.read.words('task')
  const titled = others.length === 0 && dates === null ? titledWork(said, acting) : null
  if (titled !== null) return titled
  const isOfSession = rank !== null || dates !== null || wish !== null
  const namesItem = names.some((mention) => mention.every(({ kind }) => kind === 'item'))
  if (operand.isPronoun && names.length === 0) {
    const id = recallTask(ground)
    const task = id === null ? undefined : findTask(ground.state, id)
    return { kind: 'items', items: task?.kind === 'item' ? [task] : [], isEach: true }
  }
  if (!isOfSession && !namesItem) {
    const classes = ground.state.taskClasses.filter((taskClass) =>
      names.every((mention) => mention.some((owner) => isOf(owner, taskClass, ground.state))),
    )
    const [only, ...others] = classes
    const told = only !== undefined && others.length === 0 ? listMeant(operand, [], ground) : []
    // 英语那个作文提纲: one session of that work.
    return told.length === 1 && itemsOfClass(ground.state, only?.id ?? 0).length > 1
      ? { kind: 'items', items: told, isEach: true }
      : { kind: 'classes', classes: names.length === 0 ? [] : classes }
  }
  const found = listMeant({ ...operand, rank: rankOf(operand) }, [], ground)
  const items = lastOf(found, operand)
  // "The midterm of last year": each course has one.
  const isOpen = rank?.kind === 'last' && lastCount(operand.rest) === null && items.length > 1
  const isEach =
    (isOfSession && !isOpen) ||
    operand.isAll ||
    isPlural(said ?? '') ||
    ofEach.test(acting.read.clause.text)
  return { kind: 'items', items, isEach }
}

const ofEach = /每[次个份篇张]|\b(?:each|every) (?:one|session|of)\b/

/** "The word lists", "the word list sessions" */
function isPlural(said: string): boolean {
  return /\b(?:sessions|blocks|lists|sets|sheets|reports|chapters|readings|exercises|proofs|papers)$/i.test(
    said.trim(),
  )
}

/** "The last two": the rank reads one of them. */
function rankOf({ rank, rest }: Operand): Operand['rank'] {
  return rank?.kind === 'last' && lastCount(rest) !== null ? null : rank
}

/** "The last two", said of a name and not within it. */
export function withRank(operand: Operand, { read }: Acting): Operand {
  const { text } = read.clause
  const isSaid = operand.rank === null && operand.names.length > 0 && lastCount(text) !== null
  return isSaid ? { ...operand, rank: { kind: 'last' }, rest: text } : operand
}

const lastWords = new RegExp(
  String.raw`\blast (${numberPattern}|\d{1,2})\b|最后(?:的|那|这)?(${numberPattern})`,
)

function lastCount(rest: string): number | null {
  const [, english, chinese] = lastWords.exec(rest) ?? []
  const written = english ?? chinese
  return written === undefined ? null : readNumber(written)
}

function lastOf(found: ItemTask[], { rank, rest }: Operand): ItemTask[] {
  const count = rank?.kind === 'last' ? lastCount(rest) : null
  return count === null ? found : found.slice(-count)
}

function isOf(owner: NameOwner, { id, course }: TaskClass, state: Acting['ground']['state']) {
  if (owner.kind === 'class') return owner.id === id
  if (owner.kind === 'item') {
    const task = findTask(state, owner.id)
    return task?.kind === 'item' && task.classId === id
  }
  return course !== '' && courseOfOwner(owner, state) === course
}

export function titleOfClass({ title, course }: TaskClass): string {
  return title === '' ? course : title
}

/** "“Problem sets”", with its course where another bears the title. */
export function nameOfClass(taskClass: TaskClass, { language }: Pick<Acting, 'language'>): string {
  return quoteTitle(titleOfClass(taskClass), language)
}

export function askWhichClass(acting: Acting, classes: readonly TaskClass[]): Resolved {
  const { ask } = actWords[acting.language]
  return asking(ask.whichWork, 'task', choicesOf(acting, classes))
}

export function askWhichItems(
  acting: Acting,
  items: readonly { id: number }[],
  text: string = actWords[acting.language].ask.which,
): Resolved {
  const { language, ground } = acting
  const speech = { state: ground.state, language }
  const single = items
    .slice(0, mostChoices - 1)
    .map(({ id }) => ({ label: cleanTitle(nameWithPlace(id, speech), language), taskIds: [id] }))
  const all = { label: actWords[language].choices.all, taskIds: items.map(({ id }) => id) }
  return asking(text, null, [...single, all])
}

/** With what there is to choose from. */
export function askUnknown(acting: Acting): Resolved {
  const { ask } = actWords[acting.language]
  const [said] = acting.read.words('task', 'course', 'title')
  const text = said === undefined ? ask.whichWork : ask.unknown(quoteTitle(said, acting.language))
  return asking(text, 'task', choicesOf(acting, acting.ground.state.taskClasses))
}

function choicesOf({ ground }: Acting, classes: readonly TaskClass[]) {
  const isTwice = (title: string) =>
    ground.state.taskClasses.filter((each) => titleOfClass(each) === title).length > 1
  return classes.slice(0, mostChoices).map((taskClass) => {
    const title = titleOfClass(taskClass)
    const label = isTwice(title) ? `${taskClass.course} ${title}` : title
    return { label, words: label }
  })
}

/** Sessions chosen in a question, else null. */
export function chosenItems({ chosen, ground }: Acting): ItemTask[] | null {
  if (chosen === null) return null
  return chosen.flatMap((id) => {
    const task = findTask(ground.state, id)
    return task?.kind === 'item' ? [task] : []
  })
}

/** Whether these are all sessions of one body of work. */
export function wholeClassOf(items: readonly ItemTask[], { ground }: Acting): TaskClass | null {
  const [first] = items
  if (first === undefined || items.some(({ classId }) => classId !== first.classId)) return null
  const all = itemsOfClass(ground.state, first.classId)
  const whole = findTaskClass(ground.state, first.classId)
  return all.length === items.length && whole !== undefined ? whole : null
}
