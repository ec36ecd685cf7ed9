// Finds folders that hold more files than a reader takes in.
import type { Source } from './source.ts'

const mostFiles = 25

/** Folders that hold more for now, each with the reason; they may not grow. */
const allowed: Record<string, number> = {
  // The reading of the built-in model is built anew: its rooms are ordered then.
  'electron/language/guide': 47,
  'electron/language/read': 44,
  'electron/language/resolve': 27,
}

export function findFullFolders(sources: Source[]): string[] {
  const counts = new Map<string, number>()
  for (const { path } of sources) {
    const folder = path.slice(0, path.lastIndexOf('/'))
    counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  return [...counts].flatMap(([folder, files]) => {
    const most = allowed[folder] ?? mostFiles
    return files > most ? [`${folder} holds ${files} files, more than ${most}`] : []
  })
}
