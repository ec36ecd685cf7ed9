// What the terminal says of homework, in English and Chinese.
import type { HomeworkDetail, HomeworkLine } from '../../../shared/homework/requests.ts'
import type { Remarks } from '../../../shared/homework/homework.ts'
import type { Language } from '../../../shared/language.ts'
import { quoteTitle } from '../../../shared/words/titles/quote-title.ts'
import {
  sayComparison,
  sayHomeworkFacts,
  writeAnswer,
} from '../../../shared/homework/say-homework.ts'

export function sayNoHomework(hasTerm: boolean, language: Language): string {
  if (!hasTerm) {
    return language === 'en'
      ? 'There is no homework, and no term yet that it could stand in. Next: import FILE'
      : '还没有作业，也还没有学期。下一步：import 文件'
  }
  return language === 'en'
    ? 'There is no homework. Next: homework add TITLE DATE'
    : '还没有作业。下一步：homework add 标题 日期'
}

export function sayHomeworkLine(line: HomeworkLine, today: string, language: Language): string {
  return `[${line.id}] ${quoteTitle(line.title, language)} · ${sayHomeworkFacts(line, today, language)}`
}

export function sayHomeworkAdded(id: number, language: Language): string {
  return language === 'en'
    ? `On the list as homework ${id}. Next: homework plan ${id} 1 2`
    : `已记为作业 ${id}。下一步：homework plan ${id} 1 2`
}

/** With its points by number, its blocks, the comparison and what a model said. */
export function sayHomeworkDetail(
  detail: HomeworkDetail,
  today: string,
  language: Language,
): string[] {
  const { checklist, plan, pace, answerKey, hasKey, comparison, remarks } = detail
  const english = language === 'en'
  const points = checklist.map(
    ({ text, isDone }, index) => `  ${index + 1}. [${isDone ? 'x' : ' '}] ${text}`,
  )
  const keptBack = english
    ? 'There is an answer key; “homework show ID key” shows it before there is a solution.'
    : '有参考答案；在放上解答之前，可以用 homework show 编号 key 查看。'
  return [
    sayHomeworkLine(detail, today, language),
    ...points,
    ...plan.map((line) => `  ${line}`),
    ...(plan.length === 0 || pace === '' ? [] : [pace]),
    ...(hasKey && answerKey === null ? [keptBack] : []),
    ...(answerKey !== null && comparison === null ? [answerKey] : []),
    ...(comparison === null
      ? []
      : [
          sayComparison(comparison, language),
          ...comparison.answers.map(
            (answer) => `  ${writeAnswer(answer, comparison.by, language)}`,
          ),
          sayHomeworkMarks(language),
        ]),
    ...(remarks === null ? [] : sayRemarks(remarks, language)),
  ]
}

function sayHomeworkMarks(language: Language): string {
  return language === 'en'
    ? '[-only in the key-] {+only in yours+}'
    : '[-只在答案里-] {+只在你的解答里+}'
}

const kinds: Record<Language, Record<Remarks['remarks'][number]['kind'], string>> = {
  en: { right: 'right', mistake: 'look again', unclear: 'unclear', hint: 'hint' },
  zh: { right: '正确', mistake: '再看看', unclear: '不清楚', hint: '提示' },
}

export function sayRemarks({ model, remarks }: Remarks, language: Language): string[] {
  const head =
    language === 'en' ? `${model} says (it may be wrong):` : `${model} 的点评（不一定对）：`
  const nothing = language === 'en' ? '  nothing to remark' : '  没有什么要说的'
  if (remarks.length === 0) return [head, nothing]
  return [
    head,
    ...remarks.map(({ kind, quote, text }) => {
      const about = quote === '' ? '' : `${quoteTitle(quote, language)} `
      return `  ${about}(${kinds[language][kind]}) ${text}`
    }),
  ]
}

export function sayHomeworkDeleted(title: string, isDone: boolean, language: Language): string {
  const name = quoteTitle(title, language)
  if (language === 'en') {
    return isDone
      ? `Deleted ${name}. Its blocks in the plan stay.`
      : `This would delete ${name} with its checklist and its solution; its blocks in the plan stay. Nothing was changed; add --apply to do it.`
  }
  return isDone
    ? `已删除${name}，计划里的时段还在。`
    : `这会删除${name}和它的清单、解答，计划里的时段会留下。没有做任何改动；加上 --apply 才会删除。`
}
