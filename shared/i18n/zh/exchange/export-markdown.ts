// Export as a list of tasks in Markdown: the times as Obsidian's Day Planner reads them, the dates as its Tasks does.
import type * as en from '../../en/exchange/export-markdown.ts'

export const words: typeof en.words = { title: (term) => `学习计划：${term}`, pending: '还没安排' }
