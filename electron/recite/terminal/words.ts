// What the terminal says of texts and recalls, in English and Chinese.
import type { Language } from '../../../shared/language.ts'
import type {
  Forecast,
  MaterialLine,
  RecallPreview,
  Suggestion,
} from '../../../shared/recite/requests.ts'
import type { RequestOutput } from '../../../shared/contract.ts'
import { quoteTitle } from '../../../shared/words/titles/quote-title.ts'

export function sayNoTexts(language: Language): string {
  return language === 'en'
    ? 'There are no texts yet. Next: recite add TITLE --file FILE'
    : '还没有材料。下一步：recite add 标题 --file 文件'
}

export function sayMaterial(line: MaterialLine, language: Language): string {
  const { id, title, course, units, due, isDue, lastScore } = line
  const name = `[${id}] ${quoteTitle(title, language)}${course === '' ? '' : ` · ${course}`}`
  if (language === 'en') {
    const next = due === null ? 'not recited yet' : isDue ? 'due now' : `next on ${due}`
    return `${name} · ${units === 1 ? '1 word' : `${units} words`} · ${lastScore === null ? '' : `last ${lastScore} · `}${next}`
  }
  const next = due === null ? '还没背过' : isDue ? '该背了' : `下次 ${due}`
  return `${name} · ${units} 字 · ${lastScore === null ? '' : `上次 ${lastScore} 分 · `}${next}`
}

export function saySuggestion(suggestion: NonNullable<Suggestion>, language: Language): string {
  const { title, isNow, start, end, materials } = suggestion
  const block = quoteTitle(title, language)
  const ids = materials.slice(0, 3).join(', ')
  if (language === 'en') {
    const when = isNow ? `Now, until ${end}` : `Next, at ${start}`
    return `${when}: ${block}${ids === '' ? '' : ` (recite begin ${ids})`}`
  }
  const when = isNow ? `现在到 ${end}` : `接下来 ${start}`
  return `${when}：${block}${ids === '' ? '' : `（recite begin ${ids}）`}`
}

export function sayForecast({ exam, placed, alone }: Forecast, language: Language): string {
  return language === 'en'
    ? `  On ${exam}: ${placed.mean} % expected (${placed.low}–${placed.high}), ${alone.mean} % without recalls`
    : `  ${exam} 当天：预计记得 ${placed.mean}%（${placed.low}–${placed.high}），不再背的话 ${alone.mean}%`
}

export function sayKept(id: number, language: Language): string {
  return language === 'en'
    ? `Kept as text ${id}. Next: recite begin ${id}`
    : `已存为材料 ${id}。下一步：recite begin ${id}`
}

export function sayBegun(title: string, language: Language): string {
  const name = quoteTitle(title, language)
  return language === 'en'
    ? `Write ${name} from memory: recite say TEXT, or recite say --file FILE`
    : `请凭记忆写出${name}：recite say 内容，或 recite say --file 文件`
}

export function sayDeleted(titles: readonly string[], isDone: boolean, language: Language): string {
  const [title = '', ...others] = titles
  if (language === 'en') {
    const isOne = others.length === 0
    const name = isOne ? quoteTitle(title, 'en') : `${titles.length} texts`
    const what = `${name} with all attempts at ${isOne ? 'it' : 'them'}`
    return isDone
      ? `Deleted ${what}.`
      : `This would delete ${what}. Nothing was changed; add --apply to do it.`
  }
  const name = others.length === 0 ? quoteTitle(title, 'zh') : ` ${titles.length} 篇材料`
  const what = `${name}和${others.length === 0 ? '它' : '它们'}的全部背诵记录`
  return isDone ? `已删除${what}。` : `这会删除${what}。没有做任何改动；加上 --apply 才会删除。`
}

export function sayRecalls(preview: RecallPreview, isDone: boolean, language: Language): string[] {
  const { sentence, lines, unplaced } = preview
  const left =
    language === 'en'
      ? `${unplaced} found no place near their day and wait to be planned.`
      : `${unplaced} 次在那几天附近没有位置，等着安排。`
  const dry = language === 'en' ? 'Add --apply to do it.' : '加上 --apply 才会写入。'
  return [
    sentence,
    ...lines.map((line) => `  ${line}`),
    ...(unplaced > 0 ? [left] : []),
    ...(isDone ? [] : [dry]),
  ]
}

/** After a result that has moved the next recall. */
export function sayRecallsMoved(language: Language): string {
  return language === 'en'
    ? 'The recalls in your plan no longer fit this. Next: recite plan --apply'
    : '计划里的背诵和这次的结果对不上了。下一步：recite plan --apply'
}

export function sayImported(
  { added, known, leftOut, ids }: RequestOutput<'import-materials'>,
  language: Language,
): string[] {
  const [first, last] = [ids[0], ids.at(-1)]
  const span = first === last ? `${first}` : `${first}-${last}`
  const back = ids.length === 0 ? [] : [span]
  return language === 'en'
    ? [
        `${added === 1 ? '1 text' : `${added} texts`} added, ${known} there already, ${leftOut} left out.`,
        ...back.map((texts) => `To take them away again: recite delete ${texts} --apply`),
      ]
    : [
        `新增 ${added} 篇，已有 ${known} 篇，略过 ${leftOut} 篇。`,
        ...back.map((texts) => `想全部删掉：recite delete ${texts} --apply`),
      ]
}
