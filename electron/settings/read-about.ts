// Reads what this Weekloom is and holds: the build writes down whose packages it has bundled (I2).
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import manifest from '../../package.json' with { type: 'json' }
import { noticesSchema, type About } from '../../shared/about/notices.ts'

/** Beside the built parts, or where a build from the source would have put it. */
const noticesFile = join(
  import.meta.dirname,
  import.meta.filename.endsWith('.ts') ? '../../out' : '..',
  'notices.json',
)

/** Null where nothing was built yet. */
export function readAbout(file = noticesFile): About | null {
  const { version, license } = manifest
  try {
    const notices = noticesSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
    return { version, license, notices }
  } catch {
    return null
  }
}
