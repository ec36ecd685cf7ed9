// How the bench measures and prints: processor time, medians, child processes, rows of a table.
import { execFileSync } from 'node:child_process'

/** Of this process so far, all threads. */
export function cpuMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2
}

/** The JSON lines that a script prints in a process of its own. */
export function runScript<Line>(script: string, values: readonly string[]): Line[] {
  const output = execFileSync(process.execPath, [script, ...values], { encoding: 'utf8' })
  return output
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line): Line => JSON.parse(line))
}

export function printRow(cells: readonly string[], widths: readonly number[]): void {
  console.log(
    cells
      .map((cell, index) =>
        index === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[index] ?? 12),
      )
      .join(''),
  )
}
