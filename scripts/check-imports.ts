// Proves the rules over the whole source tree: layers, rooms, folders, circles, one place for each danger, the catalogue.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join, posix, relative, sep } from 'node:path'
import { findCircles } from './imports/circles.ts'
import { readSource, type Reach } from './imports/read-source.ts'
import { findDangerBreaks } from './imports/dangers.ts'
import { findFullFolders } from './imports/folders.ts'
import { findLayerBreaks } from './imports/layers.ts'
import { findSpreadRequests } from './imports/request-names.ts'
import { findRoomBreaks } from './imports/rooms.ts'
import { findSentences } from './imports/sentences.ts'
import type { Source } from './imports/source.ts'
import { findWeekdayLists } from './imports/weekday-lists.ts'

/** Tests may reach for anything. */
const checkedFolders = ['shared', 'db', 'electron', 'renderer', 'scripts']

export type ImportReport = { files: number; breaks: string[] }

export function checkImports(root: string): ImportReport {
  const sources = checkedFolders.flatMap((folder) =>
    globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root })
      .toSorted()
      .map((path) => readProjectFile(root, path.split(sep).join('/'))),
  )
  const texts = new Map(sources.map(({ path }) => [path, readFileSync(join(root, path), 'utf8')]))
  const breaks = [
    ...findMissing(root, sources),
    ...sources.flatMap(findLayerBreaks),
    ...sources.flatMap(findRoomBreaks),
    ...findDangerBreaks(sources.filter(({ path }) => !path.startsWith('scripts/'))),
    ...findCircles(sources),
    ...findFullFolders(sources),
    ...[...texts].flatMap(([path, text]) =>
      findSentences(path, text).concat(findWeekdayLists(path, text)),
    ),
    ...findSpreadRequests(texts),
  ]
  // A check that looks at nothing proves nothing.
  if (sources.length === 0) breaks.push(`no source file below ${root}`)
  return { files: sources.length, breaks }
}

function readProjectFile(root: string, path: string): Source {
  const reaches = readSource(path, readFileSync(join(root, path), 'utf8'))
  return { path, reaches: reaches.map((reach) => fromRoot(path, reach)) }
}

function fromRoot(path: string, reach: Reach): Reach {
  if (reach.kind !== 'import' || !reach.from.startsWith('.')) return reach
  return { ...reach, from: posix.join(posix.dirname(path), reach.from) }
}

/** A path that leads nowhere would escape every other rule. */
function findMissing(root: string, sources: Source[]): string[] {
  return sources.flatMap(({ path, reaches }) =>
    reaches.flatMap((reach) => {
      if (reach.kind !== 'import') return []
      if (reach.from === '(computed)') return [`${path}:${reach.line} imports a computed path`]
      const isFile = checkedFolders.some((folder) => reach.from.startsWith(`${folder}/`))
      if (!isFile || existsSync(join(root, reach.from))) return []
      return [`${path}:${reach.line} imports ${reach.from}, which does not exist`]
    }),
  )
}

if (import.meta.main) {
  const root = relative(process.cwd(), join(import.meta.dirname, '..')) || '.'
  const { files, breaks } = checkImports(root)
  for (const sentence of breaks) console.error(sentence)
  console.log(`import rules: ${files} files, ${breaks.length} broken`)
  process.exitCode = breaks.length === 0 ? 0 : 1
}
