// Finds imports that run in a circle, type imports included.
import type { Source } from './source.ts'

/** Each circle once, as the path that walks it. */
export function findCircles(sources: Source[]): string[] {
  const targets = new Map(
    sources.map(({ path, reaches }) => [
      path,
      reaches.flatMap((reach) => (reach.kind === 'import' ? [reach.from] : [])),
    ]),
  )
  const finished = new Set<string>()
  const circles: string[] = []
  const walk = (path: string, trail: string[]): void => {
    const start = trail.indexOf(path)
    if (start >= 0) circles.push(`circle: ${[...trail.slice(start), path].join(' → ')}`)
    if (start >= 0 || finished.has(path)) return
    for (const target of targets.get(path) ?? []) walk(target, [...trail, path])
    finished.add(path)
  }
  for (const path of targets.keys()) walk(path, [])
  return circles
}
