// What each tool argument may be, in words, within the bounds of the window.
import type { Language } from '../language.ts'
import { packFieldKeys } from '../pack/fields.ts'
import type { Window } from '../schedule/state.ts'
import { healthProblemKinds } from './health-problem.ts'
import { strategies, subjectTypes } from '../schedule/task-class.ts'
import { eventKinds } from '../schedule/task.ts'
import { marks, maxMinutes } from '../schedule/work-log.ts'
import { joinWords } from '../text/join-words.ts'
import {
  maxEntries,
  maxName,
  maxNewItems,
  maxQuestionLength,
  statusFilters,
  toolPacks,
  type ToolArguments,
  type ToolName,
} from './catalogue.ts'

type NamesIn<Arguments> = string extends keyof Arguments ? never : keyof Arguments

/** Every argument of every tool; those of a move in a list bear the same names. */
export type ArgumentName = { [Name in ToolName]: NamesIn<ToolArguments<Name>> }[ToolName]

const rangePhrases: Record<Language, { bounded: (last: number) => string; open: string }> = {
  en: { bounded: (last) => `from 1 to ${last}`, open: 'from 1 on' },
  zh: { bounded: (last) => `1 到 ${last} `, open: '从 1 起' },
}

const phrases: Record<Language, (days: string, periods: string) => Record<ArgumentName, string>> = {
  en: (days, periods) => {
    const day = `a day of the window, a whole number ${days}`
    const period = `a period of the day, a whole number ${periods}`
    const task = 'the id of a task, a whole number from 1 on'
    const name = `a text of 1 to ${maxName} characters`
    const grade = 'a whole number from 1 (low) to 5 (high)'
    return {
      task_id: task,
      task_a: task,
      task_b: task,
      day,
      new_day: day,
      slot_start: period,
      slot_end: period,
      new_slot_start: period,
      duration: `a number of periods, a whole number ${periods}`,
      limit: `a whole number from 1 to ${maxEntries}`,
      category: `a text: a course, the title of a task class or an event, or an event kind (${eventKinds.join(', ')})`,
      status: `one of ${statusFilters.join(', ')}`,
      moves: `a list of 1 to ${maxEntries} objects, each with task_id, new_day and new_slot_start`,
      packs: `a list of one or more of ${toolPacks.join(', ')}`,
      problem: `one of ${healthProblemKinds.join(', ')}`,
      field: `one of ${packFieldKeys.join(', ')}`,
      question: `a question in one sentence, at most ${maxQuestionLength} characters`,
      unavailable:
        'a list of objects with day_from, day_to (no earlier) and, for a part of each day, slot_start and slot_end',
      day_from: day,
      day_to: day,
      task_ids: 'a list of ids of study blocks, whole numbers from 1 on',
      include_today: 'true or false',
      before_exams: 'true or false',
      max_moves: `a whole number from 0 to ${maxEntries}`,
      task_class_ids: 'a list of ids of task classes, whole numbers from 1 on',
      mark: `one of ${marks.join(', ')}`,
      minutes: `minutes worked, a whole number from 0 to ${maxMinutes}`,
      task_class_id: 'the id of a task class, a whole number from 1 on',
      course: name,
      title: name,
      subject_type: `one of ${subjectTypes.join(', ')}`,
      difficulty: grade,
      intensity: grade,
      priority: grade,
      strategy: `one of ${strategies.join(', ')}`,
      from_day: day,
      to_day: day,
      slot_budget: 'a number of periods, or 0 for no bound',
      session_slots: `the length of each session that has not begun, a whole number ${periods}`,
      may_embed: 'true or false',
      excluded_slots: `a list of periods, whole numbers ${periods}`,
      excluded_weekdays: 'a list of weekdays, 1 (Monday) to 7',
      items: `a list of 1 to ${maxNewItems} objects, each with title and duration`,
    }
  },
  zh: (days, periods) => {
    const day = `天的编号（${days}的整数）`
    const period = `节次（${periods}的整数）`
    const task = '任务编号（从 1 起的整数）'
    const name = `1 到 ${maxName} 个字的文字`
    const grade = '1（低）到 5（高）的整数'
    return {
      task_id: task,
      task_a: task,
      task_b: task,
      day,
      new_day: day,
      slot_start: period,
      slot_end: period,
      new_slot_start: period,
      duration: `节数（${periods}的整数）`,
      limit: `1 到 ${maxEntries} 的整数`,
      category: `文字：课程名、课业或日程的名称，或日程类型（${joinWords(eventKinds, 'zh')}）`,
      status: `${statusFilters.join('、')} 之一`,
      moves: `1 到 ${maxEntries} 个对象的列表，每个含 task_id、new_day 和 new_slot_start`,
      packs: `一个或多个工具包的列表：${toolPacks.join('、')}`,
      problem: `${healthProblemKinds.join('、')} 之一`,
      field: `以下之一：${packFieldKeys.join('、')}`,
      question: `一句话的问题，最多 ${maxQuestionLength} 个字符`,
      unavailable:
        '对象列表，每个含 day_from、day_to（不早于 day_from）；只占一天中一部分时再给 slot_start、slot_end',
      day_from: day,
      day_to: day,
      task_ids: '学习任务编号的列表（从 1 起的整数）',
      include_today: 'true 或 false',
      before_exams: 'true 或 false',
      max_moves: `0 到 ${maxEntries} 的整数`,
      task_class_ids: '任务类编号的列表（从 1 起的整数）',
      mark: `${marks.join('、')} 之一`,
      minutes: `学习的分钟数（0 到 ${maxMinutes} 的整数）`,
      task_class_id: '任务类编号（从 1 起的整数）',
      course: name,
      title: name,
      subject_type: `${subjectTypes.join('、')} 之一`,
      difficulty: grade,
      intensity: grade,
      priority: grade,
      strategy: `${strategies.join('、')} 之一`,
      from_day: day,
      to_day: day,
      slot_budget: '节数，0 表示不限',
      session_slots: `还没开始的每次学习的节数（${periods}的整数）`,
      may_embed: 'true 或 false',
      excluded_slots: `节次的列表（${periods}的整数）`,
      excluded_weekdays: '星期的列表，1（周一）到 7',
      items: `1 到 ${maxNewItems} 个对象的列表，每个含 title 和 duration`,
    }
  },
}

/** "a day of the window, a whole number from 1 to 112"; a window that is not known sets no upper bound. */
export function describeArgument(
  argument: ArgumentName,
  window: Window | null,
  language: Language,
): string {
  const { bounded, open } = rangePhrases[language]
  const days = window === null ? open : bounded(window.days.length)
  const periods = window === null ? open : bounded(window.periods.length)
  return phrases[language](days, periods)[argument]
}
