// Several numbers on the command line: one by one and in runs.
import { expect, it } from 'vitest'
import { readCommandLine } from '../../../electron/cli/command-line/read-command-line.ts'
import { readNumbers, readTake } from '../../../electron/terminal/values.ts'

it('[C4] numbers are read one by one and in runs, each once', () => {
  expect(readNumbers('4')).toEqual([4])
  expect(readNumbers('7, 3-5,4 - 6')).toEqual([7, 3, 4, 5, 6])
  expect(readNumbers('1234567-1234568')).toEqual([1_234_567, 1_234_568])
})

it.each(['', 'all', '0', '5-3', '2-', '-2', '1-2-3', '1,,2', '1e1', '1-9999'])(
  '[C4] “%s” is no numbers',
  (text) => expect(readNumbers(text)).toBeNull(),
)

it('[C4] the lines of a list are all of them, some, or left open', () => {
  expect([readTake('all'), readTake('1,3-4')]).toEqual(['all', [1, 3, 4]])
  expect(readTake('some')).toBeNull()
  const open = readCommandLine(['syllabus', 'a.md'])
  expect(open.ok && open.value.command).toMatchObject({ values: { FILE: 'a.md' } })
})
