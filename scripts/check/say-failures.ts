// Says again what failed: the run before it is thousands of lines long.
import { stripVTControlCharacters } from 'node:util'
import type { Failure } from './read-report.ts'

/** Of a message: enough for what was expected and where. */
const mostLines = 20

/** `lastWords` is the end of what the script printed: it says what no report has. */
export function sayFailures(
  script: string,
  failures: readonly Failure[],
  lastWords: string,
): string {
  if (failures.length === 0)
    return `✗ ${script}, at its end:\n${stripVTControlCharacters(lastWords)}`
  return failures.map((failure) => sayFailure(script, failure)).join('\n')
}

function sayFailure(script: string, { file, test, messages }: Failure): string {
  const lines = stripVTControlCharacters(messages.join('\n')).split('\n').slice(0, mostLines)
  return [`✗ ${script}: ${file} › ${test}`, ...lines.map((line) => `    ${line}`)].join('\n')
}
