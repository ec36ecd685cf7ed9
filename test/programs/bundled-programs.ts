// Lets the unit tests start the product's side programs from bundles, as the built app does. The product holds no hook
// for this: the two places that name a program's source are rewritten while they are loaded.
import { dirname, join, relative, sep } from 'node:path'
import type { Plugin } from 'vite'

const root = join(import.meta.dirname, '../..')
export const bundleFolder = join(root, 'node_modules/.cache/weekloom-programs')

/** Program, and the file that starts it. */
export const sidePrograms = {
  'job-child': 'electron/worker/process.ts',
  'plan-thread': 'electron/worker/thread.ts',
} as const

export const startBundled: Plugin = {
  name: 'start-bundled',
  enforce: 'pre',
  transform(code, id) {
    const [program] = Object.entries(sidePrograms).find(([, file]) => id === join(root, file)) ?? []
    if (program === undefined) return null
    const bundle = join(bundleFolder, program, 'program/program.mjs')
    const path = relative(dirname(id), bundle).replaceAll(sep, '/')
    const named = `'../programs/${program}.ts'`
    if (!code.includes(named)) throw new Error(`${id} does not name ${named}`)
    return code.replace(named, `'${path}'`)
  },
}
