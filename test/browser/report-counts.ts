// Prints each browser test with its outcome, why one was skipped, what took a second try, and the sum; writes what
// `npm test` reads of it.
import { writeFileSync } from 'node:fs'
import type { FullConfig, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter'

export default class ReportCounts implements Reporter {
  private suite: Suite | null = null

  onBegin(_config: FullConfig, suite: Suite): void {
    this.suite = suite
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    const reason = test.annotations.find(({ type }) => type === 'skip')?.description
    const note = result.status === 'skipped' ? ` (skipped: ${reason ?? 'no reason given'})` : ''
    process.stdout.write(
      `${result.status === test.expectedStatus ? '✓' : '✗'} ${nameOf(test)}${note}\n`,
    )
    for (const { stack, message } of result.errors) process.stdout.write(`${stack ?? message}\n`)
  }

  onError({ stack, message }: { stack?: string; message?: string }): void {
    process.stdout.write(`${stack ?? message}\n`)
  }

  onEnd(): void {
    const tests = this.suite?.allTests() ?? []
    const outcomes = tests.map((test) => test.outcome())
    const count = (...wanted: string[]): number =>
      outcomes.filter((outcome) => wanted.includes(outcome)).length
    const [passed, failed, skipped] = [
      count('expected', 'flaky'),
      count('unexpected'),
      count('skipped'),
    ]
    for (const test of tests.filter((each) => each.outcome() === 'flaky'))
      process.stdout.write(`passed at the second try only: ${nameOf(test)}\n`)
    process.stdout.write(`${passed} passed, ${failed} failed, ${skipped} skipped\n`)
    const file = process.env['WEEKLOOM_TEST_REPORT']
    if (!file) return
    const testResults = tests.filter(isFailed).map(readResult)
    writeFileSync(
      file,
      JSON.stringify({ numPassedTests: passed, numFailedTests: failed, testResults }),
    )
  }

  printsToStdio(): boolean {
    return true
  }
}

function nameOf(test: TestCase): string {
  return test.titlePath().slice(1).join(' › ')
}

function isFailed(test: TestCase): boolean {
  return test.outcome() === 'unexpected'
}

/** One file of a report in the form that vitest writes, with this test alone. */
function readResult(test: TestCase) {
  const [, project, file, ...title] = test.titlePath()
  const errors = test.results.flatMap((result) => result.errors)
  const failureMessages = errors.map(({ stack, message }) => stack ?? message ?? '')
  const fullName = title.join(' › ')
  return {
    name: `${project} › ${file}`,
    assertionResults: [{ fullName, status: 'failed', failureMessages }],
  }
}
