// A data file that is damaged in any one place: opening never throws, each way ends in the backups, and one is restored.
import { readFileSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { databaseFile } from '../../../db/file/file-names.ts'
import { openCore } from '../../../electron/core/open-core.ts'
import type { AppView } from '../../../shared/view/app-view.ts'
import { runCommandLine } from '../../../electron/cli/run-command-line.ts'
import { copyFolder, spoilPage, spotsOf, wholeDamages, type Spot } from '../../db/damage.ts'
import { monday, newFolder, openDesk, valueOf } from './open-desk.ts'

const later = '2026-11-23T07:45:00Z'

const open = (folder: string) => {
  const core = openCore({
    folder,
    clock: () => later,
    newId: () => 'x',
    pause: () => Promise.resolve(),
    zone: 'UTC',
  })
  onTestFinished(() => core.close())
  return core
}

type Sound = { folder: string; backup: string; view: AppView; spots: Spot[] }

/** A folder with the sample term, a conversation and a backup of all of it. */
async function makeSound(): Promise<Sound> {
  const { folder, session } = openDesk({ now: monday })
  valueOf(await session.request('set-up-sample', {}))
  valueOf(await session.request('set-preferences', { theme: 'dark' }))
  const view = valueOf(await session.request('load-view', {}))
  const { backup } = valueOf(await session.request('make-backup', {}))
  await session.close()
  return { folder, backup: backup.name, view, spots: spotsOf(folder) }
}

/** What the terminal prints for a command line, and its exit code. */
async function command(folder: string, ...words: string[]) {
  const lines: string[] = []
  const print = (line: string) => lines.push(line)
  const common = ['--data', folder, '--lang', 'en', '--now', later]
  const code = await runCommandLine([...words, ...common], { out: print, err: print })
  return { code, text: lines.join('\n') }
}

/** Damages a copy of the folder and goes through window and terminal; answers with where the window said so. */
async function goThrough({ folder, backup, view }: Sound, spoil: (folder: string) => void) {
  const bad = copyFolder(folder, newFolder())
  spoil(bad)
  const forTerminal = copyFolder(bad, newFolder())
  const spoilt = readFileSync(databaseFile(bad))
  const core = open(bad)
  expect(() => core.tick()).not.toThrow()
  const seen = await core.request('load-view', {})
  const offered = seen.ok ? null : seen.failure
  const names = offered?.backups?.map(({ name }) => name) ?? []
  expect([offered?.code, names.includes(backup)]).toEqual(
    offered === null ? [undefined, false] : ['data-damaged', true],
  )
  const restored = valueOf(await core.request('restore-backup', { name: backup }))
  expect(restored.view).toEqual({ ...view, clock: restored.view.clock })
  expect(restored.aside === null ? spoilt : readFileSync(restored.aside)).toEqual(spoilt)
  await core.close()
  await goThroughTerminal(forTerminal, backup)
  return { isSaid: offered !== null, isAside: restored.aside !== null }
}

async function goThroughTerminal(folder: string, backup: string): Promise<void> {
  const shown = await command(folder, 'state')
  expect(shown.text).not.toMatch(/at .*\.ts:|inside Weekloom/)
  const isOffered = shown.text.includes(`restore ${backup}`)
  expect([shown.code, isOffered]).toEqual(shown.code === 0 ? [0, false] : [3, true])
  const restored = await command(folder, 'restore', backup)
  expect(restored).toMatchObject({ code: 0, text: expect.stringContaining(`Restored ${backup}.`) })
  expect((await command(folder, 'state')).code).toBe(0)
  expect((await command(folder, 'doctor')).code).toBe(0)
}

test.for(wholeDamages)(
  '[D4] [D5] with $name the backups are offered, and one is restored while the file is set aside whole',
  async ({ spoil }) => {
    expect(await goThrough(await makeSound(), spoil)).toEqual({ isSaid: true, isAside: true })
  },
)

test('[D4] [D5] with a bad page in any table or index nothing throws, and a backup is restored', async () => {
  const sound = await makeSound()
  expect(sound.spots.length).toBeGreaterThan(40)
  for (const { name, page } of sound.spots) {
    try {
      await goThrough(sound, (folder) => spoilPage(folder, page))
    } catch (error) {
      throw new Error(`with ${name} damaged: ${String(error)}`, { cause: error })
    }
  }
}, 300_000)
