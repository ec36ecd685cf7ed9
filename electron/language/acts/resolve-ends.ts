// Resolves what is to go: sessions, bodies of work, a whole course; the card says the true extent.
import { actWords } from '../../../shared/i18n/core/acts.ts'
import { grammar } from '../../../shared/i18n/grammar.ts'
import { hasBegun } from '../../../shared/schedule/legality.ts'
import { findTaskClass, itemsOfClass } from '../../../shared/schedule/state.ts'
import type { TaskClass } from '../../../shared/schedule/task-class.ts'
import type { ItemTask } from '../../../shared/schedule/task.ts'
import { timetabledEvents } from '../../../shared/timetable/dropped-events.ts'
import { joinWords } from '../../../shared/text/join-words.ts'
import { quoteTitle } from '../../../shared/text/quote-title.ts'
import { numberPattern, readNumber } from '../../../shared/time/numbers.ts'
import { prepareText } from '../words/lexed-text.ts'
import { stemOf } from '../../../shared/text/stem-of.ts'
import { twinsOf } from '../resolve/twins.ts'
import { withoutAnd } from '../frames/loose-name.ts'
import { findUnread } from '../words/unread-words.ts'
import { courseOfOwner } from '../words/course-of-owner.ts'
import {
  asking,
  doing,
  editing,
  operationOf,
  saying,
  type Acting,
  type Resolved,
} from './acting.ts'
import {
  askUnknown,
  askWhichClass,
  askWhichItems,
  chosenItems,
  findWork,
  nameOfClass,
  operandsOf,
  titleOfClass,
  wholeClassOf,
  withRank,
} from './find-work.ts'
import { hasDone, sayExtent, sayPinned, removeItems, canGo } from './remove-items.ts'

/** As many course names as can be pressed. */
const mostChoices = 3

export function resolveDelete(acting: Acting): Resolved {
  const chosen = chosenItems(acting)
  if (chosen !== null) return removeItems(acting, chosen)
  // A whole course is more than its work, and is asked twice.
  if (courseWord.test(acting.read.clause.text) && courseSaid(acting) !== null)
    return resolveDrop(acting)
  // 英语那个口语作业: of a course, and none of its work.
  if (namesOther(acting)) return askUnknown(acting)
  const operands = operandsOf(acting)
  const operations = []
  for (const operand of operands) {
    const found = findWork(operands.length === 1 ? withRank(operand, acting) : operand, acting)
    const resolved =
      found.kind === 'items'
        ? deleteItems(acting, found.items, found.isEach)
        : deleteClasses(acting, found.classes, operand.isAll)
    if (resolved.kind !== 'do') return resolved
    operations.push(...resolved.operations)
  }
  return operations.length === 0 ? askUnknown(acting) : doing(...operations)
}

/** What goes for good is named to the last word: what names nothing by itself has to stand in a title that is found. */
function namesOther(acting: Acting): boolean {
  const { read, ground } = acting
  const unread = read
    .words('task', 'course', 'title')
    .flatMap((words) => findUnread(prepareText(words, ground), ground))
    .filter((word) => /\p{Script=Han}{2}|[a-z]{3}/u.test(word))
  if (unread.length === 0) return false
  const titles = operandsOf(acting)
    .map((operand) => findWork(operand, acting))
    .flatMap((found) => (found.kind === 'items' ? found.items : []))
    .map(({ title, classId }) => `${title} ${findTaskClass(ground.state, classId)?.course ?? ''}`)
  return !unread.every((word) =>
    [word, ...twinsOf(word)].some((each) =>
      titles.some((title) => withoutAnd(title).includes(stemOf(each))),
    ),
  )
}

const courseWord = /\b(?:course|module|subject)\b|[这那]门|门课|课程/

/** Sessions of one name in several bodies of work are asked about, unless all were meant. */
function deleteItems(acting: Acting, items: readonly ItemTask[], isEach: boolean): Resolved {
  if (items.length === 0) return askUnknown(acting)
  const whole = wholeClassOf(items, acting)
  if (whole !== null && !isEach) return deleteClasses(acting, [whole], false)
  const classes = new Set(items.map(({ classId }) => classId))
  if (!isEach && classes.size > 1) return askWhichItems(acting, items)
  return removeItems(acting, items)
}

function deleteClasses(acting: Acting, classes: readonly TaskClass[], isAll: boolean): Resolved {
  const { language } = acting
  const { preview, reason } = actWords[language]
  if (classes.length === 0) return askUnknown(acting)
  if (classes.length > 1 && !isAll) return askWhichClass(acting, classes)
  const items = classes.flatMap(({ id }) => itemsOfClass(acting.ground.state, id))
  const pinned = sayPinned(acting, items)
  if (pinned !== null) return pinned
  const operations = classes.map((taskClass) => {
    const own = itemsOfClass(acting.ground.state, taskClass.id)
    return editing(
      [{ kind: 'delete-class', classId: taskClass.id }],
      preview.deleteWork(nameOfClass(taskClass, acting), sayExtent(acting, own)),
      hasDone(own) ? reason.backWithDone : reason.back,
    )
  })
  return doing(...operations)
}

/** Words that say how many stay, and not how many go. */
const keeps =
  /\b(?:(?:is|are) (?:plenty|enough|sufficient)|enough|only (?:need|want)|keep|leave|down to|left)\b|\bto \d+\b|留|[就也]够|足够|只要|只留|只需|剩/

function isPlanned({ place }: ItemTask): number {
  return place === null ? 0 : 1
}

export function resolveFewer(acting: Acting): Resolved {
  const { read, language, ground } = acting
  const chosen = chosenItems(acting)
  if (chosen !== null) return removeItems(acting, chosen)
  const [operand] = operandsOf(acting)
  if (operand === undefined) return askUnknown(acting)
  const found = findWork(operand, acting)
  if (found.kind === 'items' && (found.isEach || found.items.length === 1))
    return found.items.length === 0 ? askUnknown(acting) : removeItems(acting, found.items)
  const items =
    found.kind === 'items'
      ? found.items
      : found.classes.flatMap(({ id }) => itemsOfClass(ground.state, id))
  if (items.length === 0) return askUnknown(acting)
  if (new Set(items.map(({ classId }) => classId)).size > 1 && found.kind === 'classes')
    return askWhichClass(acting, found.classes)
  const free = items.filter((item) => canGo(item, acting))
  const name =
    found.kind === 'classes' && found.classes[0] !== undefined
      ? nameOfClass(found.classes[0], acting)
      : quoteTitle(items[0]?.title ?? '', language)
  if (free.length === 0) return saying(actWords[language].cannot.nothingLeft(name))
  const count = countSaid(acting)
  const isKept = keeps.test(read.clause.text)
  const gone = count === null ? null : isKept ? items.length - count : count
  if (gone === null || gone < 1 || gone > free.length) {
    if (count !== null && isKept && gone !== null && gone <= 0)
      return saying(actWords[language].cannot.isSo)
    const numbers = [1, 2, 3].filter((each) => each <= free.length)
    return asking(
      actWords[language].ask.howMany(name, free.length),
      'count',
      numbers.map((number) => ({ label: `${number}`, words: `${number}` })),
      true,
    )
  }
  // What waits before what has its place, and of each the last of their order.
  const last = free
    .toSorted((a, b) => isPlanned(a) - isPlanned(b) || b.order - a.order)
    .slice(0, gone)
  return removeItems(
    acting,
    last.toSorted((a, b) => a.order - b.order),
  )
}

const counted = new RegExp(
  String.raw`(?<![\p{L}\d])(\d{1,2}|${numberPattern}) ?(?:sessions?|blocks?|times|[次个場场节節遍])`,
  'u',
)

function countSaid({ read }: Acting): number | null {
  const said = read.words('count', 'limit')[0] ?? counted.exec(read.clause.text)?.[1]
  if (said === undefined) return null
  const digits = /\d{1,3}/.exec(said)?.[0]
  if (digits !== undefined) return Number(digits)
  const bare = said.replaceAll(
    /[再第次个場场节節堂回遍]|\b(?:sessions?|blocks?|times|of them)\b/g,
    '',
  )
  return readNumber(bare.trim())
}

/** Asked twice: first in words, then with its whole extent on the card. */
export function resolveDrop(acting: Acting): Resolved {
  const { ground, language, isAgreed } = acting
  const { state, now } = ground
  const { ask, preview, reason, choices } = actWords[language]
  const course = courseSaid(acting)
  if (course === null) return askWhichCourse(acting)
  const classes = state.taskClasses.filter((taskClass) => taskClass.course === course)
  const items = classes.flatMap(({ id }) => itemsOfClass(state, id))
  const events = timetabledEvents(state).filter(
    (event) => event.course === course && event.eventKind !== 'personal' && !hasBegun(event, now),
  )
  const pinned = sayPinned(acting, items)
  if (pinned !== null) return pinned
  const titles = classes.map((taskClass) => quoteTitle(titleOfClass(taskClass), language))
  const ofWork =
    classes.length === 0
      ? ''
      : preview.dropWork(joinWords(titles, language), sayExtent(acting, items))
  const exams = events.filter(({ eventKind }) => eventKind === 'exam').length
  const ofLessons = events.length === 0 ? '' : preview.dropLessons(events.length - exams, exams)
  const name = quoteTitle(course, language)
  if (classes.length + events.length === 0)
    return saying(actWords[language].cannot.nothingLeft(quoteTitle(course, language)))
  // Of lessons alone the card tells it all.
  if (!isAgreed && classes.length > 0) {
    const extent = [ofWork, ofLessons].filter((part) => part !== '')
    const text = ask.drop(name, extent.join(grammar[language].joints.semicolon))
    return asking(text, null, [{ label: choices.yes, isYes: true }, { label: choices.no }])
  }
  const said = preview.dropCourse(name, ofWork, ofLessons)
  const why = [hasDone(items) ? reason.backWithDone : reason.back, reason.staysOfCourse].join(
    grammar[language].joints.gap,
  )
  const edits = classes.map(({ id }) => ({ kind: 'delete-class' as const, classId: id }))
  const eventIds = events.map(({ id }) => id)
  const ofClasses = edits.length === 0 ? [] : [editing(edits, said, why)]
  const ofEvents =
    eventIds.length === 0
      ? []
      : [
          operationOf(
            { operation: 'remove_events', changes: { eventIds } },
            edits.length === 0 ? said : preview.dropCourse(name, '', ofLessons),
            edits.length === 0 ? why : '',
          ),
        ]
  return doing(...ofClasses, ...ofEvents)
}

/** Null where none is named, or several are. */
function courseSaid({ read, ground }: Acting): string | null {
  const told = read.owners('course', 'task', 'title')
  const owners = told.length > 0 ? told : read.clause.names.flatMap((name) => name.owners)
  const courses = new Set(
    owners.map((owner) => courseOfOwner(owner, ground.state)).filter((course) => course !== ''),
  )
  const [only = null] = courses
  return courses.size === 1 ? only : null
}

function askWhichCourse({ ground, language }: Acting): Resolved {
  const { taskClasses, tasks } = ground.state
  const events = tasks.filter((task) => task.kind === 'event' && task.eventKind === 'class')
  const named = [...events, ...taskClasses].flatMap((record) =>
    'course' in record && record.course !== '' ? [record.course] : [],
  )
  const courses = [...new Set(named)].slice(0, mostChoices)
  return asking(
    actWords[language].ask.whichCourse,
    'course',
    courses.map((course) => ({ label: course, words: course })),
  )
}
