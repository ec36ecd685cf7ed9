// What the terminal says around the core's own sentences, in English and Chinese.
import type { ImportPreview } from '../../shared/ipc.ts'
import type { Language } from '../../shared/language.ts'

export function sayInitialised(folder: string, sample: boolean, language: Language): string {
  const next = {
    en: sample ? 'Try: say "plan my week"' : 'Next: import FILE',
    zh: sample ? '可以试试：say "帮我安排下周的复习"' : '下一步：import FILE',
  }
  return language === 'en'
    ? `Data folder ${folder} is ready. ${next.en}`
    : `数据文件夹 ${folder} 已就绪。${next.zh}`
}

/** The preview as lines: term, events, studies proposed, what was left out. */
export function sayImport(preview: ImportPreview, language: Language): string[] {
  const { term, createsTerm, events, studies, problems, alreadyThere } = preview
  const english = language === 'en'
  const lines: string[] = []
  if (createsTerm) {
    lines.push(
      english
        ? `Term from ${term.firstMonday}, ${term.weeks} weeks, ${term.periods.length} periods a day, ${term.zone}`
        : `学期从 ${term.firstMonday} 起，共 ${term.weeks} 周，每天 ${term.periods.length} 节，时区 ${term.zone}`,
    )
  }
  for (const event of events) {
    const count = english ? `${event.meetings} ×` : `${event.meetings} 次`
    lines.push(`  ${event.title} · ${event.weekly} · ${count}`)
  }
  for (const study of studies) {
    lines.push(
      english
        ? `  Study: ${study.course}, ${study.sessions} sessions of ${study.periods} periods`
        : `  学习任务：${study.course}，${study.sessions} 次，每次 ${study.periods} 节`,
    )
  }
  if (alreadyThere > 0) {
    lines.push(english ? `Already there: ${alreadyThere} meetings` : `已存在：${alreadyThere} 次`)
  }
  return [...lines, ...problems]
}

export function sayExport(blocks: number, path: string, language: Language): string {
  return language === 'en'
    ? `Wrote ${blocks} blocks to ${path}`
    : `已将 ${blocks} 个时段写入 ${path}`
}

export function sayFileProblem(
  kind: 'unreadable' | 'unwritable',
  language: Language,
  path: string,
): string {
  const sentences = {
    unreadable: {
      en: `The file ${path} can't be read. Check the path; nothing was changed.`,
      zh: `无法读取文件 ${path}。请检查路径；没有做任何改动。`,
    },
    unwritable: {
      en: `The file ${path} can't be written. Choose another place; your schedule is as it was.`,
      zh: `无法写入文件 ${path}。请换一个位置；你的日程没有变化。`,
    },
  }
  return sentences[kind][language]
}

export function sayRestored(name: string, language: Language): string {
  return language === 'en'
    ? `Restored ${name}. The file that was there is kept beside it.`
    : `已恢复 ${name}。原来的文件保留在旁边。`
}

export function sayUnknownTool(name: string, known: readonly string[], language: Language): string {
  return language === 'en'
    ? `There is no tool “${name}”. The tools are ${known.join(', ')}.`
    : `没有名为“${name}”的工具。可用的工具有 ${known.join('、')}。`
}

export function sayLeftOut(count: number, language: Language): string {
  return language === 'en'
    ? `${count} found no legal place and stay pending.`
    : `${count} 项没有合适的位置，仍然待排。`
}

/** Each field of the report on its own line. */
export function sayDoctor(report: Record<string, unknown>, language: Language): string[] {
  const lines = Object.entries(report).map(
    ([key, value]) => `${key}: ${typeof value === 'string' ? value : JSON.stringify(value)}`,
  )
  return [language === 'en' ? 'What the data folder looks like:' : '数据文件夹的情况：', ...lines]
}
