// Export as a list of tasks in Markdown: the times as Obsidian's Day Planner reads them, the dates as its Tasks does.

export const words = {
  title: (term: string) => `Study plan: ${term}`,
  pending: 'Still to place',
}
