// The zone that a file's own VTIMEZONE describes.
import { type Budget, parseRule, wallTimes } from './recurrence.ts'
import { findLine, findLines, type SourceComponent } from './source-component.ts'
import { parseWall, wallOf } from './wall-time.ts'
import type { Zone } from './zone.ts'

/** Offsets are seconds east of UTC; `wall` is in the offset that ends there. */
type Change = { wall: number; before: number; after: number }

const lastChange = wallOf({ year: 2100, month: 1, day: 1, hour: 0, minute: 0, second: 0 })

/**
 * Null when the component describes no offset at all.
 * @throws {ExpansionStop} when its rules ask for too much work.
 */
export function zoneFromRules(
  component: SourceComponent,
  name: string | null,
  budget: Budget,
): Zone | null {
  const changes = component.children
    .filter((child) => child.name === 'STANDARD' || child.name === 'DAYLIGHT')
    .flatMap((child) => readChanges(child, budget))
    .toSorted((a, b) => a.wall - a.before - (b.wall - b.before))
  const first = changes[0]
  if (first === undefined) return null
  const offsetAtWall = (wall: number) => {
    // In the gap of a change the offset before it still holds; in an overlap too (RFC 5545, 3.3.5).
    const last = changes.findLast(
      (change) => wall >= change.wall + Math.max(0, change.after - change.before),
    )
    return last === undefined ? first.before : last.after
  }
  return {
    name,
    toInstant: (wall) => wall - offsetAtWall(wall),
    toWall: (instant) => {
      const last = changes.findLast((change) => instant >= change.wall - change.before)
      return instant + (last === undefined ? first.before : last.after)
    },
  }
}

function readChanges(child: SourceComponent, budget: Budget): Change[] {
  const before = parseOffset(findLine(child.lines, 'TZOFFSETFROM')?.value)
  const after = parseOffset(findLine(child.lines, 'TZOFFSETTO')?.value)
  const start = parseWall(findLine(child.lines, 'DTSTART')?.value ?? '')
  if (before === null || after === null || start === null) return []
  const walls = new Set([start.wall])
  for (const line of findLines(child.lines, 'RDATE')) {
    for (const text of line.value.split(',')) {
      budget.spend(1)
      const date = parseWall(text.trim())
      if (date !== null) walls.add(date.wall)
    }
  }
  for (const line of findLines(child.lines, 'RRULE')) {
    for (const wall of ruleWalls(line.value, start.wall, before, budget)) walls.add(wall)
  }
  return [...walls].map((wall) => ({ wall, before, after }))
}

function* ruleWalls(value: string, start: number, before: number, budget: Budget) {
  const rule = parseRule(value)
  if (rule === null) return
  const until =
    rule.until === null
      ? lastChange
      : rule.until.kind === 'utc'
        ? rule.until.wall + before
        : rule.until.wall
  for (const wall of wallTimes(rule.recur, start, start, budget)) {
    if (wall > Math.min(until, lastChange)) return
    yield wall
  }
}

function parseOffset(text: string | undefined): number | null {
  const match = /^([+-])(\d{2})(\d{2})(\d{2})?$/.exec(text ?? '')
  if (match === null) return null
  const size = Number(match[2]) * 3600 + Number(match[3]) * 60 + Number(match[4] ?? 0)
  return match[1] === '-' ? -size : size
}
