// A damaged data file in the terminal: noticed by the first command of a day, and every refusal says what to do about it.
import { join } from 'node:path'
import { writeFileSync, rmSync } from 'node:fs'
import { expect, test } from 'vitest'
import { listBackups } from '../../../db/file/backup.ts'
import { readCheck } from '../../../db/file/find-damage.ts'
import { connect } from '../../../db/store/sqlite.ts'
import { monday } from '../session/open-desk.ts'
import { openTerminal } from './terminal.ts'

/** One row is another than it was written, and no page looks any different. */
function spoilRow(folder: string): void {
  const file = connect(join(folder, 'weekloom.db'), 'must-exist', 0)
  file.exec("UPDATE history_walk SET at = '2020-01-01T00:00:00.000Z'")
  file.close()
}

async function openSpoilt(language: 'en' | 'zh' = 'en') {
  const terminal = openTerminal(monday, language)
  await terminal.run('init', '--sample')
  spoilRow(terminal.folder)
  return terminal
}

test('[D6] the first command of a day checks the file and says what is damaged, and so does every one after it', async () => {
  const { folder, read, run } = await openSpoilt()
  rmSync(join(folder, 'weekloom.db-checked'), { force: true })
  const first = await read('state')
  expect(first.text).toContain('The data file is damaged (history_walk 1)')
  expect(readCheck(folder)).toMatchObject({ day: '2026-11-23', damage: ['history_walk 1'] })
  expect((await read('state')).text).toContain('The data file is damaged (history_walk 1)')
  expect((await run('state')).lines).toContainEqual({
    kind: 'warning',
    text: expect.stringContaining('history_walk 1'),
  })
})

test.for(['en', 'zh'] as const)(
  '[D5] [D6] a change of many tasks on a damaged file ends in the sentence with the backups (%s)',
  async (language) => {
    const { folder, run } = await openSpoilt(language)
    const done = await run('plan', '--apply')
    expect(done).toMatchObject({
      code: 3,
      result: {
        problem: {
          code: 'data-damaged',
          backups: listBackups(folder).map(() => ({ name: expect.any(String) })),
        },
      },
    })
    expect(listBackups(folder).length).toBeGreaterThan(0)
  },
)

test('[D5] a copy that fails at the end of a command is said', async () => {
  const { folder, read } = openTerminal(monday)
  await read('init', '--sample')
  rmSync(join(folder, 'backups'), { recursive: true })
  writeFileSync(join(folder, 'backups'), 'a file where the folder should be')
  const text = (await read('week-start', 'sunday')).text
  expect(text.match(/The backup failed/g)).toHaveLength(1)
})
