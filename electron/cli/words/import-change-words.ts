// What importing a feed again would change, in the terminal: the same groups as in the window.
import type { Language } from '../../../shared/language.ts'
import {
  importChangeKinds,
  type ImportChangeKind,
  type ImportChanges,
  type ImportLine,
} from '../../../shared/timetable/import-changes.ts'
import { listWords } from '../../../shared/words/join-words.ts'

const phrases: Record<
  Language,
  {
    known: (feed: string) => string
    groups: Record<ImportChangeKind, string>
    blocks: (names: string) => string
    leftOut: string
    nothing: string
  }
> = {
  en: {
    known: (feed) => `Compared with the last import of ${feed}`,
    groups: {
      added: 'New',
      moved: 'Moved',
      changed: 'New name or room',
      gone: 'No longer in the file',
      yours: 'Changed by you and by the file (stays as you have it)',
    },
    blocks: (names) => `back to pending: ${names}`,
    leftOut: 'left as it is: choose it in the window',
    nothing: 'Nothing has changed since the last import.',
  },
  zh: {
    known: (feed) => `与上次导入的“${feed}”比较`,
    groups: {
      added: '新增',
      moved: '时间变动',
      changed: '名称或教室变动',
      gone: '文件里已没有',
      yours: '你和文件都改过（按你的安排保留）',
    },
    blocks: (names) => `回到待安排：${names}`,
    leftOut: '暂不改动，可在窗口里勾选',
    nothing: '与上次导入相比没有变化。',
  },
}

export function sayImportChanges(
  { feed, lines, kept }: ImportChanges,
  language: Language,
): string[] {
  const words = phrases[language]
  const groups = importChangeKinds.flatMap((kind) => {
    const said = lines.filter((line) => line.kind === kind).map((line) => sayLine(line, language))
    return said.length === 0 ? [] : [words.groups[kind], said].flat()
  })
  return [words.known(feed), ...(lines.length === 0 ? [words.nothing] : groups), ...kept]
}

function sayLine(
  { title, from, to, when, blocks, isWanted }: ImportLine,
  language: Language,
): string {
  const words = phrases[language]
  const parts = [
    title,
    when,
    [from, to].filter((part) => part !== '').join(' → '),
    ...(blocks.length === 0 ? [] : [words.blocks(listWords([...new Set(blocks)], language))]),
    ...(isWanted ? [] : [words.leftOut]),
  ]
  return `  ${parts.filter((part) => part !== '').join(' · ')}`
}
