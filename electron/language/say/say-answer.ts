// Answers that change nothing: small talk, plain facts, and what can't be done here with what can.
import { upperFirst } from '../../../shared/text/as-sentence.ts'
import { cleanTitle } from '../../../shared/text/quote-title.ts'
import { sayDuration } from '../../../shared/time/say/say-duration.ts'
import { builtInModelWords } from '../../../shared/i18n/core/built-in-model.ts'
import type { Language } from '../../../shared/language.ts'
import { findTask } from '../../../shared/schedule/state.ts'
import { markOf, type EventTask } from '../../../shared/schedule/task.ts'
import { sayDays } from '../../../shared/time/say/say-date.ts'
import type { Beyond, Talk } from '../read/draft.ts'
import type { Statement, HoldStatement } from '../resolve/intent.ts'
import { sayLying } from './say-lying.ts'
import {
  classNames,
  joinSentences,
  listNames,
  nameOf,
  nameWithPlace,
  type Speech,
} from './speech.ts'
import { sayDates, sayForGood, sayLimits, sayWish } from './say-wish.ts'
import { workStatements } from './say-work-question.ts'
import { assertNever } from '../../../shared/assert-never.ts'

const mostNamed = 3

/** What is said to a block that is to stay where it is while others make room: only a pin holds it there. */
/** What may be said instead of a mark that a block gets only once it has begun. */
function sayLeft(
  [id, ...more]: readonly number[],
  left: number | null | undefined,
  { state, language }: Speech,
): string {
  const task = findTask(state, id ?? 0)
  if (left == null || more.length > 0 || task === undefined) return ''
  return builtInModelWords[language].onlyLeft(
    cleanTitle(task.title, language),
    sayDuration(left, language),
  )
}

function sayHold({ how, taskIds, waiting }: HoldStatement, speech: Speech): string {
  const names = listNames(taskIds, speech, mostNamed)
  const others = listNames(waiting, speech, mostNamed)
  return speech.language === 'zh'
    ? inChinese(how, names, others)
    : inEnglish(how, names, others, taskIds.length === 1)
}

function inEnglish(how: HoldStatement['how'], names: string, others: string, isOne: boolean) {
  const [stays, it] = isOne ? ['stays where it is', 'it'] : ['stay where they are', 'them']
  switch (how) {
    case 'stays':
      return `${names} ${stays} in that plan. Nothing was moved; ask for the plan again to see its card.`
    case 'pin':
      return `Nothing was moved. Only what is pinned is sure to stay: pin ${names} first, in the details of the block, then ask for the plan again and the others make room around ${it}.`
    case 'no-room':
      return `Nothing was moved. If ${names} ${stays}, there is no room for ${others}. To be sure that ${isOne ? 'it stays' : 'they stay'} in later plans too, pin ${it} in the details of the block.`
    default:
      return assertNever(how)
  }
}

function inChinese(how: HoldStatement['how'], names: string, others: string) {
  switch (how) {
    case 'stays':
      return `这个方案里${names}本来就不动。没有挪动任何任务；想再看一遍，就再说一次要安排。`
    case 'pin':
      return `没有挪动任何任务。只有固定了的才一定不动：先在详情里把${names}固定，再说一次要安排，就由别的来腾位置。`
    case 'no-room':
      return `没有挪动任何任务。${names}不动的话，${others}就没有位置了。以后的计划里也不想让它动，可以在详情里把它固定。`
    default:
      return assertNever(how)
  }
}

function sayStaysFull(
  { days, taskIds }: { days: number[]; taskIds: number[] },
  speech: Speech,
): string {
  const when = sayDays(speech.state.window, days, speech.language)
  const names = listNames(taskIds, speech, mostNamed)
  return builtInModelWords[speech.language].staysFull(when, names)
}

type EventKind = EventTask['eventKind']

export function sayTalk(talk: Talk, { language }: Speech): string {
  return builtInModelWords[language].talks[talk]
}

export function sayUnknown({ language }: Speech): string {
  return builtInModelWords[language].unknowns
}

export function sayBeyond(what: Beyond, { language }: Speech): string {
  return builtInModelWords[language].beyonds[what]
}

type Phrases = {
  [Kind in Statement['kind']]: (
    statement: Extract<Statement, { kind: Kind }>,
    speech: Speech,
  ) => string
}

function hasWork({ state }: Speech): boolean {
  return state.tasks.some((task) => task.kind === 'item' && markOf(task) === null)
}

const english: Phrases = {
  'nothing-pending': ({ classIds }, speech) =>
    classIds.length === 0
      ? hasWork(speech)
        ? 'All your study work already has its place.'
        : 'There is no open study work to plan. Add some with “Add study work” and ask again.'
      : `Everything for ${classNames(classIds, speech)} already has its place.`,
  'term-over': () => 'Your term is over, so there are no days left to plan.',
  'days-over': () => 'Those days are already over. Name days that are still ahead.',
  'nothing-on-days': ({ dates, wish, isAway, classIds }, speech) =>
    joinSentences(
      [
        `Nothing has to move: no study work${classIds === undefined ? '' : ` of ${classNames(classIds, speech)}`} that can be moved lies on ${sayDates(dates, speech)}${wish === null ? '' : ` ${sayWish(wish, speech)}`}.`,
        sayLying(dates, speech),
        isAway ? 'Plans you ask for here will keep it free.' : '',
      ],
      'en',
    ),
  'plan-after': () =>
    'First what lies in that time makes room. Then ask for the plan again: I keep that time free.',
  'beyond-share': ({ date }, speech) =>
    `${sayDates([date], speech)} has its share of the week already; this is what comes next.`,
  'brought-forward': ({ date, taskId }, speech) =>
    `What is still open has to come after what is planned later, so nothing new fits on ${sayDates([date], speech)}. ${nameWithPlace(taskId, speech)} can come forward.`,
  'not-free': ({ taskIds }, speech) =>
    taskIds.length === 0
      ? 'That time is taken, so I leave it where it is.'
      : `That time is taken by ${listNames(taskIds, speech, 3)}, so I leave it where it is.`,
  'day-stays-full': sayStaysFull,
  'day-full': ({ date }, speech) =>
    `Nothing fits on ${sayDates([date], speech)}: what is free there is too short or is to stay free. Name another day, or move something away first.`,
  'course-time': ({ classIds }, speech) =>
    `A plan can't keep ${classNames(classIds, speech)} to a time of day. Set it under “Study habits”: then every plan leans to it.`,
  'nothing-there': ({ dates }, speech) =>
    joinSentences(['No study work lies there.', sayLying(dates, speech)], 'en'),
  'nothing-missed': () =>
    'Nothing that you missed waits to be planned again. If you missed a block, mark it: in its details or under Today.',
  'outside-term': ({ date }, speech) => `${sayDates([date], speech)} is outside your term.`,
  'days-backwards': () => 'The last day lies before the first. Say the days again.',
  'unknown-day': ({ words }) => `I don't know the day “${words}”. Say a weekday or a date.`,
  'not-found': () => "I can't find that in your schedule.",
  'nothing-to-undo': () => 'There is nothing to undo.',
  'nothing-to-redo': () => 'There is nothing to repeat.',
  'no-placed': ({ taskIds }, speech) =>
    `${listNames(taskIds, speech, 3)}: no place yet, so there is nothing to take off or swap.`,
  'limit-noted': ({ limits }, speech) =>
    `${upperFirst(sayLimits(limits, speech))} is free of study, and nothing is left to plan. Plans you ask for here will keep it free; to keep it for good, ${sayForGood(limits, speech)}.`,
  'fixed-event': ({ taskId }, speech) =>
    `${nameWithPlace(taskId, speech)} is ${builtInModelWords.en.eventNames[eventKindOf(taskId, speech)]}. I took your words to be about study, so nothing was changed. Say what should happen to it in a sentence of its own, or open it on the week.`,
  'left-alone': () => 'All right. Nothing was changed.',
  'ask-again': () =>
    'I can only plan from the start of a request. Ask for the plan once more and I will do it.',
  'already-there': ({ taskId }, speech) => `${nameWithPlace(taskId, speech)} is already there.`,
  'same-task': ({ taskId }, speech) =>
    `Both names mean ${nameOf(taskId, speech)}, so there is nothing to swap.`,
  'not-begun': ({ taskIds, left }, speech) =>
    `${listNames(taskIds, speech, 3)}: not begun yet, so there is nothing to note. To change when ${taskIds.length === 1 ? 'it comes' : 'they come'}, say where to move ${taskIds.length === 1 ? 'it' : 'them'}.${sayLeft(taskIds, left, speech)}`,
  'not-planned': ({ taskId }, speech) =>
    `${nameOf(taskId, speech)} has no place in your week, so I can't note anything for it. Place it first.`,
  hold: sayHold,
  'not-then': ({ words }) => `No “${words}” lies there.`,
  'no-such-study': ({ words }) => `I can't find “${words}” among your study work.`,
  'improved-after': () =>
    'Accept the plan first: then I go through it and propose what would make it better, one card each.',
  ...workStatements.en,
}

const chinese: Phrases = {
  'nothing-pending': ({ classIds }, speech) =>
    classIds.length === 0
      ? hasWork(speech)
        ? '学习任务都已经排好了。'
        : '没有待安排的学习任务。用“添加学习任务”加一些，再来找我。'
      : `${classNames(classIds, speech)}已经全部安排好了。`,
  'term-over': () => '这个学期已经结束，没有可以安排的日子了。',
  'days-over': () => '这几天已经过去了，请说还没到的日子。',
  'nothing-on-days': ({ dates, wish, isAway, classIds }, speech) =>
    `${sayDates(dates, speech)}${wish === null ? '' : sayWish(wish, speech)}没有需要挪开的${classIds === undefined ? '' : `“${classNames(classIds, speech)}”`}学习任务。${sayLying(dates, speech)}${isAway ? '之后在这里排计划时会空出这段时间。' : ''}`,
  'plan-after': () => '先把那段时间的学习挪开。之后再说一次要安排，我会空出那段时间。',
  'beyond-share': ({ date }, speech) =>
    `${sayDates([date], speech)}这周该排的已经够了，接下来轮到这个。`,
  'brought-forward': ({ date, taskId }, speech) =>
    `还没安排的都要排在后面的学习之后，${sayDates([date], speech)}放不了新的。可以把${nameWithPlace(taskId, speech)}提前。`,
  'not-free': ({ taskIds }, speech) =>
    taskIds.length === 0
      ? '那个时间已经有安排了，所以没有改动。'
      : `那个时间已经有${listNames(taskIds, speech, 3)}了，所以没有改动。`,
  'day-stays-full': sayStaysFull,
  'day-full': ({ date }, speech) =>
    `${sayDates([date], speech)}放不下了：空着的时间太短，或者要留空。可以换一天，或者先挪开一些。`,
  'course-time': ({ classIds }, speech) =>
    `计划没法把${classNames(classIds, speech)}固定在一天里的某个时段。可以在“学习习惯”里设置，之后每次安排都会照顾到。`,
  'nothing-there': ({ dates }, speech) => `那个时间没有学习任务。${sayLying(dates, speech)}`,
  'nothing-missed': () =>
    '没有要重新安排的：没有标记为没做的学习。漏掉了哪一次，可以在它的详情里或“今天”里标记。',
  'outside-term': ({ date }, speech) => `${sayDates([date], speech)}不在这个学期里。`,
  'days-backwards': () => '最后一天在第一天之前，请再说一遍是哪几天。',
  'unknown-day': ({ words }) => `我不知道“${words}”是哪一天，请说星期几或日期。`,
  'not-found': () => '我在课表里没有找到它。',
  'nothing-to-undo': () => '没有可以撤销的改动。',
  'nothing-to-redo': () => '没有可以重做的改动。',
  'no-placed': ({ taskIds }, speech) =>
    `${listNames(taskIds, speech, 3)}还没有安排时间，没法拿下或对调。`,
  'limit-noted': ({ limits }, speech) =>
    `${sayLimits(limits, speech)}没有学习任务，也没有待安排的了。之后在这里排计划时会空出来；想一直空着，请${sayForGood(limits, speech)}。`,
  'fixed-event': ({ taskId }, speech) =>
    `${nameWithPlace(taskId, speech)}是${builtInModelWords.zh.eventNames[eventKindOf(taskId, speech)]}。我以为你说的是学习，所以什么都没有改。要改它，请单独说一句，或者在周视图里打开它。`,
  'left-alone': () => '好的，什么都没有改。',
  'ask-again': () => '安排计划要单独说一次。请再说一遍，我就来安排。',
  'already-there': ({ taskId }, speech) => `${nameWithPlace(taskId, speech)}已经在那里了。`,
  'same-task': ({ taskId }, speech) => `两个名称说的都是${nameOf(taskId, speech)}，不需要对调。`,
  'not-begun': ({ taskIds, left }, speech) =>
    `${listNames(taskIds, speech, 3)}还没开始，没什么可记的。想改时间的话，告诉我挪到哪里。${sayLeft(taskIds, left, speech)}`,
  'not-planned': ({ taskId }, speech) =>
    `${nameOf(taskId, speech)}还没排进课表，没法记录。先给它排个时间吧。`,
  hold: sayHold,
  'not-then': ({ words }) => `那个时间没有“${words}”。`,
  'no-such-study': ({ words }) => `学习任务里没有找到“${words}”。`,
  'improved-after': () => '先接受这个方案，之后我会检查一遍，逐张卡片提出改进。',
  ...workStatements.zh,
}

function eventKindOf(taskId: number, { state }: Speech): EventKind {
  const task = findTask(state, taskId)
  return task?.kind === 'event' ? task.eventKind : 'personal'
}

const phrases: Record<Language, Phrases> = { en: english, zh: chinese }

export function sayStatement(statement: Statement, speech: Speech): string {
  return sayKind(statement.kind, statement, speech)
}

function sayKind<Kind extends Statement['kind']>(
  kind: Kind,
  statement: Extract<Statement, { kind: Kind }>,
  speech: Speech,
): string {
  return phrases[speech.language][kind](statement, speech)
}
