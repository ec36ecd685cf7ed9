// Unit and property tests: everything under test/ that is not for the browser or the bench, with the fast tier of the soak runs.
import { defineConfig } from 'vitest/config'
import { startBundled } from './test/programs/bundled-programs.ts'

export default defineConfig({
  plugins: [startBundled],
  test: {
    include: ['test/**/*.test.ts'],
    exclude: ['test/browser/**', 'test/bench/**'],
    globalSetup: ['test/programs/global-setup.ts'],
    testTimeout: 60_000,
    // Left to itself it keeps one core free, which doubles the time on a machine with two.
    maxWorkers: '100%',
    // The files share one world for each worker: the product's modules keep nothing that a test could leave behind,
    // and making a world for each file took a third of the time.
    isolate: false,
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
  },
})
