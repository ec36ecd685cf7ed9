// A reader that hangs, in a process of its own with the limits of the product.
import { join } from 'node:path'
import { forkProgram } from '../../../electron/worker/process.ts'
import { openFolder } from './folder.ts'

/** Milliseconds until an answer, on a machine however busy. */
const longestWait = 25_000

/** And that is said. */
export async function isSilentReaderEnded(): Promise<boolean> {
  const program = join(import.meta.dirname, '../../electron/worker/unruly-child.ts')
  const folder = await openFolder(true, (watch) => forkProgram(program, watch))
  const content = Buffer.from('Mon 3-4 Physics').toString('base64')
  const asked = folder.session.request('preview-import', { fileName: 'hang', content })
  const waited = await Promise.race([asked, after(longestWait)])
  await folder.session.request('stop-side-job', {})
  await asked
  await folder.end()
  return waited !== null && !waited.ok
}

function after(milliseconds: number): Promise<null> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(null), milliseconds)
  })
}
