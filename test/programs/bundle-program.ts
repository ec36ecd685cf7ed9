// Bundles a program of the product, or of a harness, as the build does: from hundreds of sources each start takes a second longer.
import { readFileSync, symlinkSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin } from 'vite'
import { nodeBundle } from '../../scripts/build/node-bundle.ts'
import { plantIn } from '../soak/planted-fault.ts'

const root = join(import.meta.dirname, '../..')

/** Answers with the file to start, which lies in `folder`; what it loads later stays apart. A planted fault stands in it too. */
export async function bundleProgram(source: string, folder: string): Promise<string> {
  const file = 'program.mjs'
  const part = { entry: relative(root, source), folder: 'program', format: 'es', file } as const
  await build({ ...nodeBundle(part, folder), plugins: [readAsSource] })
  // What is not bundled is found from here too.
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
  return join(folder, part.folder, file)
}

/** Each module finds what lies beside its source. */
const readAsSource: Plugin = {
  name: 'read-as-source',
  enforce: 'pre',
  load(id) {
    if (!id.endsWith('.ts') || id.includes('node_modules')) return null
    return plantIn(readFileSync(id, 'utf8'), id)
      .replaceAll('import.meta.dirname', JSON.stringify(dirname(id)))
      .replaceAll('import.meta.filename', JSON.stringify(id))
      .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
  },
}
