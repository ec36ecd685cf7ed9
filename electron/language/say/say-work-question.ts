// What is asked, and said, of study work itself: its name, its length, its limits.
import type { Language } from '../../../shared/language.ts'
import { sayDates } from './say-wish.ts'
import { sayUpsertWish } from './say-upsert-wish.ts'
import { classNames, listNames, type Speech } from './speech.ts'
import type { WorkDoubt, WorkQuestion, WorkStatement } from '../read/work-drafts.ts'

type Phrases<Said extends { kind: string }> = {
  [Kind in Said['kind']]: (said: Extract<Said, { kind: Kind }>, speech: Speech) => string
}

const doubts: Record<Language, Record<WorkDoubt, string>> = {
  en: {
    unread: "I'm not sure I got all of that.",
    same: 'There is open work of that name already.',
  },
  zh: {
    unread: '你的话里有我没读懂的部分，先跟你确认一下。',
    same: '已经有同名的学习任务了。',
  },
}

export const workQuestions: Record<Language, Phrases<WorkQuestion>> = {
  en: {
    'work-what': () => 'What should I note? Say what it is, and by when if there is a day.',
    'work-length': () =>
      'How long should one session be, and how many should there be? For example “2 hours” or “4 sessions of 2 hours”.',
    'work-over': ({ date }, speech) =>
      `${sayDates([date], speech)} is over. Until when should it be done?`,
    'really-work': ({ doubt, write }, speech) =>
      `${doubts.en[doubt]} Shall I ${sayUpsertWish(write, speech)}?`,
  },
  zh: {
    'work-what': () => '要记什么？说一下是什么，有期限的话也说哪天前。',
    'work-length': () => '每次多久、一共几次？比如“两小时”或“4次，每次两小时”。',
    'work-over': ({ date }, speech) => `${sayDates([date], speech)}已经过去了。要在哪天前完成？`,
    'really-work': ({ doubt, write }, speech) =>
      `${doubts.zh[doubt]}要我${sayUpsertWish(write, speech)}吗？`,
  },
}

export const workStatements: Record<Language, Phrases<WorkStatement>> = {
  en: {
    'limit-is-so': ({ classIds }, speech) =>
      `It is so already for ${classNames(classIds, speech)}: nothing has to change.`,
    'limit-in-the-way': ({ taskIds }, speech) =>
      `Planned already where that would not be allowed: ${listNames(taskIds, speech)}. ${taskIds.length === 1 ? 'It moves' : 'They move'} first, then the limit is set.`,
    'limit-leaves-nothing': ({ classIds }, speech) =>
      `That would leave no time at all for ${classNames(classIds, speech)}. Leave some of it open.`,
    'weekly-time': () =>
      'A course can keep off whole weekdays, or a time of every day, but not a time of one weekday. Which of the two should it be?',
    'too-long-there': ({ taskIds }, speech) =>
      `That long, ${listNames(taskIds, speech)} would run into something else or over the end of the day. Move ${taskIds.length === 1 ? 'it' : 'them'} first, or say a shorter length.`,
    'limit-of-past': ({ taskIds }, speech) =>
      `${listNames(taskIds, speech)} lie${taskIds.length === 1 ? 's' : ''} there and ${taskIds.length === 1 ? 'is' : 'are'} over, so that limit can't hold for all of the course. Say it with a plan instead, for example “plan my week, not on Friday”.`,
    'plan-after-work': () =>
      'First the new work is noted. Then ask for the plan again, so that it has a place in it.',
  },
  zh: {
    'limit-is-so': ({ classIds }, speech) =>
      `${classNames(classIds, speech)}已经是这样了，不用改。`,
    'limit-in-the-way': ({ taskIds }, speech) =>
      `这些已经排在不再允许的时间：${listNames(taskIds, speech)}。先把它们挪开，再加上这个限制。`,
    'limit-leaves-nothing': ({ classIds }, speech) =>
      `这样一来${classNames(classIds, speech)}就完全没有时间了，请留一些。`,
    'weekly-time': () =>
      '一门课可以整天避开某个星期几，或每天避开某个时段，但不能只避开某一天的某个时段。要哪一种？',
    'too-long-there': ({ taskIds }, speech) =>
      `这么长的话，${listNames(taskIds, speech)}会碰到别的安排或超出当天。先把它们挪开，或说一个更短的长度。`,
    'limit-of-past': ({ taskIds }, speech) =>
      `${listNames(taskIds, speech)}已经过去，而且就在那个时间，所以没法给整门课加这个限制。可以在安排时说，比如“安排这周，周五不学”。`,
    'plan-after-work': () => '先把新任务记下来。之后再说一次要安排，就会把它排进去。',
  },
}
