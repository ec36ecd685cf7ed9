// Reads what a test runner passed and failed from the file that its reporter wrote, in the form Jest gave such files.
import { readFileSync } from 'node:fs'
import { z } from 'zod'

const reportForm = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z
    .array(
      z.object({
        name: z.string(),
        /** Of a file that could not even be loaded. */
        message: z.string().default(''),
        assertionResults: z.array(
          z.object({
            fullName: z.string(),
            status: z.string(),
            failureMessages: z.array(z.string()).nullish(),
          }),
        ),
      }),
    )
    .default([]),
})

export type Counts = { passed: number; failed: number }
export type Failure = { file: string; test: string; messages: string[] }
export type Report = Counts & { failures: Failure[] }

/** Null when there is no such file or it says nothing: the run broke off before its end. */
export function readReport(file: string): Report | null {
  try {
    const { numPassedTests, numFailedTests, testResults } = reportForm.parse(
      JSON.parse(readFileSync(file, 'utf8')),
    )
    return {
      passed: numPassedTests,
      failed: numFailedTests,
      failures: testResults.flatMap(failuresOf),
    }
  } catch {
    return null
  }
}

function failuresOf({
  name,
  message,
  assertionResults,
}: z.infer<typeof reportForm>['testResults'][number]): Failure[] {
  const ofTests = assertionResults
    .filter(({ status }) => status === 'failed')
    .map(({ fullName, failureMessages }) => ({
      file: name,
      test: fullName,
      messages: failureMessages ?? [],
    }))
  const ofFile = { file: name, test: 'the file', messages: [message] }
  return message === '' ? ofTests : [ofFile].concat(ofTests)
}

/** What a stage adds to the sum. A run that ended badly counts as a failure even if no test of it failed. */
export function countStage(endedWell: boolean, counts: Counts | null): Counts {
  if (endedWell) return { passed: counts?.passed ?? 1, failed: 0 }
  return { passed: counts?.passed ?? 0, failed: Math.max(1, counts?.failed ?? 0) }
}
