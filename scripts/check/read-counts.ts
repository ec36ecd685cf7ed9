// Reads how many tests a runner passed and failed from the file that its reporter wrote.
import { readFileSync } from 'node:fs'

export type Counts = { passed: number; failed: number }

/** Null when there is no such file or it says nothing: the run broke off before its end. */
export function readCounts(file: string): Counts | null {
  try {
    const report: unknown = JSON.parse(readFileSync(file, 'utf8'))
    const passed = readNumber(report, 'numPassedTests')
    const failed = readNumber(report, 'numFailedTests')
    return passed === null || failed === null ? null : { passed, failed }
  } catch {
    return null
  }
}

/** What a stage adds to the sum. A run that ended badly counts as a failure even if no test of it failed. */
export function countStage(endedWell: boolean, counts: Counts | null): Counts {
  if (endedWell) return counts ?? { passed: 1, failed: 0 }
  return { passed: counts?.passed ?? 0, failed: Math.max(1, counts?.failed ?? 0) }
}

function readNumber(report: unknown, key: string): number | null {
  const value: unknown =
    typeof report === 'object' && report !== null ? Reflect.get(report, key) : null
  return typeof value === 'number' ? value : null
}
