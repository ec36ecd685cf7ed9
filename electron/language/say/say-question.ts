// The one question that is asked when something is missing, ambiguous or in doubt.
import { builtInModelWords } from '../../../shared/i18n/core/built-in-model.ts'
import { assertNever } from '../../../shared/assert-never.ts'
import type { Language } from '../../../shared/language.ts'
import type { Limits } from '../read/kept-free.ts'
import type { Question, Write } from '../resolve/intent.ts'
import { sayImproveWish, sayMarkWish, sayReplanWish } from './say-planner-wish.ts'
import { sayUpsertWish } from './say-upsert-wish.ts'
import { workQuestions } from './say-work-question.ts'
import { classNames, listChoices, listNames, nameOf, type Speech } from './speech.ts'
import { sayDates, sayForGood, sayLimits, sayShift, sayTarget } from './say-wish.ts'

type Phrases = {
  [Kind in Question['kind']]: (
    question: Extract<Question, { kind: Kind }>,
    speech: Speech,
  ) => string
}

const english: Phrases = {
  'which-task': ({ candidates }, speech) =>
    `Which one do you mean: ${listChoices(candidates, speech)}?`,
  'no-such-task': (_, speech) =>
    `I can't find that among your study work. ${knownCourses(speech)}Which one do you mean?`,
  'what-to-move': () => 'Which study session do you mean?',
  'where-to': ({ taskId }, speech) =>
    `Where should ${nameOf(taskId, speech)} go? Say a day, and a time if it matters.`,
  'where-to-all': ({ taskIds }, speech) =>
    `Where should they go: ${listNames(taskIds, speech)}? Say a day, and a time if it matters.`,
  'swap-with': ({ taskId }, speech) =>
    taskId === null
      ? 'Which two sessions should change places?'
      : `What should ${nameOf(taskId, speech)} change places with?`,
  really: ({ doubt, writes }, speech) =>
    `${builtInModelWords.en.questionDoubts[doubt]} Shall I ${writes.map((write) => sayWrite(write, speech)).join(' and ')} now?`,
  'apply-limit': ({ limits, placed, pending, isStanding }, speech) =>
    (isStanding === true ? sayForNow(limits, speech) : '') +
    (placed.length > 0
      ? `${placed.length} planned ${placed.length === 1 ? 'session meets' : 'sessions meet'} ${sayLimits(limits, speech)}. Shall I move ${placed.length === 1 ? 'it' : 'them'} elsewhere?`
      : `Shall I plan your ${pending} open ${pending === 1 ? 'session' : 'sessions'} now and keep ${sayLimits(limits, speech)} free?`),
  'undo-this': ({ what, redo }) =>
    `The ${redo ? 'change to repeat' : 'last change'} is: ${what.replace(/[.。]+$/u, '')}. Shall I ${redo ? 'repeat' : 'undo'} that one?`,
  'one-at-a-time': () =>
    'I would mix these up if I did them together. Which one should I do first?',
  'day-outside-term': ({ date }, speech) =>
    `${date === null ? 'That' : sayDates([date], speech)} is outside your term. Which day should it be?`,
  'days-backwards': () => 'The last day lies before the first. Which days should it be?',
  'unknown-day': ({ words }) => `I don't know the day “${words}”. Which day should it be?`,
  'which-day': ({ words, choices }, speech) =>
    `“${words}” leaves open which day it is: ${choices.map((date) => sayDates([date], speech)).join(' or ')}. Which one do you mean?`,
  'how-much-a-day': () =>
    'How much should a day take at most? For example “two hours a day” or “one session a day”.',
  'leave-out': ({ classIds }, speech) =>
    `Which course should I leave out: ${classNames(classIds, speech)}?`,
  'not-understood': () =>
    "I didn't get that. Say it with a name and a day, for example “move calculus to Friday morning”, or say cancel.",
  'which-reading': ({ readings: [first = '', ...others] }) =>
    others.length === 0
      ? `I'm not sure I read that right. Do you mean “${first}”?`
      : 'I can read that in more than one way. Which of these do you mean? Or say it in other words.',
  'away-when': () =>
    'From when until when have you no time? Say “today”, “until Friday” or the days.',
  'how-long': ({ taskId }, speech) =>
    `How long did you work on ${nameOf(taskId, speech)}? Say it in minutes or hours, or “half of it”.`,
  'what-different': () =>
    'Nothing was changed. What should be different: other days, fewer courses, some time kept free? Or say cancel.',
  ...workQuestions.en,
}

const chinese: Phrases = {
  'which-task': ({ candidates }, speech) => `你说的是哪一个：${listChoices(candidates, speech)}？`,
  'no-such-task': (_, speech) =>
    `我在你的学习任务里没找到这个。${knownCourses(speech)}你说的是哪一个？`,
  'what-to-move': () => '你说的是哪一次学习？',
  'where-to': ({ taskId }, speech) =>
    `${nameOf(taskId, speech)}要挪到什么时候？说一下哪天，时段也可以说。`,
  'where-to-all': ({ taskIds }, speech) =>
    `${listNames(taskIds, speech)}要挪到什么时候？说一下哪天，时段也可以说。`,
  'swap-with': ({ taskId }, speech) =>
    taskId === null ? '要对调哪两次学习？' : `${nameOf(taskId, speech)}要和哪一个对调？`,
  really: ({ doubt, writes }, speech) =>
    `${builtInModelWords.zh.questionDoubts[doubt]}现在要我${writes.map((write) => sayWrite(write, speech)).join('，再')}吗？`,
  'apply-limit': ({ limits, placed, pending, isStanding }, speech) =>
    (isStanding === true ? sayForNow(limits, speech) : '') +
    (placed.length > 0
      ? `有 ${placed.length} 次已安排的学习碰到${sayLimits(limits, speech)}。要我挪到别的时间吗？`
      : `要我现在安排剩下的 ${pending} 次学习，并空出${sayLimits(limits, speech)}吗？`),
  'undo-this': ({ what, redo }) =>
    `${redo ? '可以重做的改动' : '最近一次改动'}是：${what}。要${redo ? '重做' : '撤销'}这一个吗？`,
  'one-at-a-time': () => '这几件事一起做容易弄混。先做哪一件？',
  'day-outside-term': ({ date }, speech) =>
    `${date === null ? '那几天' : sayDates([date], speech)}不在这个学期里。要改成哪一天？`,
  'days-backwards': () => '最后一天在第一天之前。要排哪几天？',
  'unknown-day': ({ words }) => `我不知道“${words}”是哪一天。要改成哪一天？`,
  'which-day': ({ words, choices }, speech) =>
    `“${words}”可能是${choices.map((date) => sayDates([date], speech)).join('，也可能是')}。你说的是哪一天？`,
  'how-much-a-day': () => '一天最多学多久？比如“每天两小时”或“每天一次”。',
  'leave-out': ({ classIds }, speech) => `要少排哪门课：${classNames(classIds, speech)}？`,
  'not-understood': () =>
    '这句我没听懂。可以说清楚名称和日期，比如“把高数挪到周五上午”，或者说取消。',
  'which-reading': ({ readings: [first = '', ...others] }) =>
    others.length === 0
      ? `我不确定读对了没有。你是说“${first}”吗？`
      : '这句话可以有几种意思。你说的是下面哪一个？也可以换个说法。',
  'away-when': () => '从什么时候到什么时候没空？可以说“今天”“到周五”，或者具体哪几天。',
  'how-long': ({ taskId }, speech) =>
    `${nameOf(taskId, speech)}做了多久？说几分钟、几小时，或者“一半”都行。`,
  'what-different': () =>
    '什么都没有改。想怎么调整：换几天、少排几门课，还是空出某些时间？也可以说取消。',
  ...workQuestions.zh,
}

const phrases: Record<Language, Phrases> = { en: english, zh: chinese }

export function sayQuestion(question: Question, speech: Speech): string {
  return sayKind(question.kind, question, speech)
}

function sayKind<Kind extends Question['kind']>(
  kind: Kind,
  question: Extract<Question, { kind: Kind }>,
  speech: Speech,
): string {
  return phrases[speech.language][kind](question, speech)
}

/** What is told here is not kept in the study habits. */
function sayForNow(limits: Limits, speech: Speech): string {
  const forGood = sayForGood(limits, speech)
  return speech.language === 'zh'
    ? `在这次对话里我会记着；想一直这样，请${forGood}。`
    : `I keep to that in this conversation; to keep it for good, ${forGood}. `
}

function knownCourses(speech: Speech): string {
  const ids = speech.state.taskClasses.slice(0, 6).map(({ id }) => id)
  if (ids.length === 0) return ''
  return speech.language === 'zh'
    ? `现有：${classNames(ids, speech)}。`
    : `There is ${classNames(ids, speech)}. `
}

/** A change as an order: "move “Limits” to Fri 27 Nov in the morning". */
export function sayWrite(write: Write, speech: Speech): string {
  return speech.language === 'zh' ? sayInChinese(write, speech) : sayInEnglish(write, speech)
}

function sayInEnglish(write: Write, speech: Speech): string {
  switch (write.kind) {
    case 'plan':
      return `plan ${classNames(write.classIds, speech)}`
    case 'put':
      return `move ${nameOf(write.taskId, speech)}${to(sayTarget(write.target, speech))}`
    case 'relocate':
      return `move ${listNames(write.taskIds, speech)}${to(sayTarget(write.target, speech))}`
    case 'delay':
      return `move ${listNames(write.firstIds, speech)} and what comes after ${sayShift(write.days, speech)}`
    case 'swap':
      return `swap ${nameOf(write.taskA, speech)} and ${nameOf(write.taskB, speech)}`
    case 'unplace':
      return `take ${namesOf(write.taskIds, speech)} off the week`
    case 'replan':
      return sayReplanWish(write, speech)
    case 'mark':
      return sayMarkWish(write, speech)
    case 'upsert':
      return sayUpsertWish(write, speech)
    case 'improve':
      return sayImproveWish(write, speech)
    case 'undo':
      return 'undo the last change'
    case 'redo':
      return 'repeat the change that was undone'
    default:
      return assertNever(write)
  }
}

function sayInChinese(write: Write, speech: Speech): string {
  switch (write.kind) {
    case 'plan':
      return `安排${classNames(write.classIds, speech)}`
    case 'put':
      return `把${nameOf(write.taskId, speech)}挪到${sayTarget(write.target, speech) || '别的时间'}`
    case 'relocate':
      return `把${listNames(write.taskIds, speech)}挪到${sayTarget(write.target, speech) || '别的时间'}`
    case 'delay':
      return `把${listNames(write.firstIds, speech)}和后面的${write.days > 0 ? '推后' : '提前'} ${Math.abs(write.days)} 天`
    case 'swap':
      return `对调${nameOf(write.taskA, speech)}和${nameOf(write.taskB, speech)}`
    case 'unplace':
      return `把${namesOf(write.taskIds, speech)}从周计划里拿下来`
    case 'replan':
      return sayReplanWish(write, speech)
    case 'mark':
      return sayMarkWish(write, speech)
    case 'upsert':
      return sayUpsertWish(write, speech)
    case 'improve':
      return sayImproveWish(write, speech)
    case 'undo':
      return '撤销上一次改动'
    case 'redo':
      return '重做刚撤销的改动'
    default:
      return assertNever(write)
  }
}

function to(words: string): string {
  if (words === '') return ' elsewhere'
  return /^(?:in|at|around|before|after|later|earlier|\d)/.test(words)
    ? ` ${words}`
    : ` to ${words}`
}

/** One by its name alone. */
function namesOf(taskIds: readonly number[], speech: Speech): string {
  const [only, ...others] = taskIds
  return only !== undefined && others.length === 0
    ? nameOf(only, speech)
    : listNames(taskIds, speech)
}
