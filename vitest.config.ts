// Unit and property tests: everything under test/ that is not for the browser or the bench, with the fast tier of the soak runs.
import { defineConfig } from 'vitest/config'

/** Their modules keep nothing that a test could leave behind: the files share one world, which saves its making. */
const shared = ['shared', 'renderer', 'electron/planner', 'electron/exchange', 'electron/agent']
const inShared = shared.map((folder) => `test/${folder}/**/*.test.ts`)
const elsewhere = ['test/browser/**', 'test/bench/**']

export default defineConfig({
  test: {
    testTimeout: 60_000,
    // Left to itself it keeps one core free, which doubles the time on a machine with two.
    maxWorkers: '100%',
    projects: [
      { extends: true, test: { name: 'shared', include: inShared, isolate: false } },
      {
        extends: true,
        test: {
          name: 'apart',
          include: ['test/**/*.test.ts'],
          exclude: [...elsewhere, ...inShared],
        },
      },
    ],
  },
})
