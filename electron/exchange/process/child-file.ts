// Where the program of a job's process lies.
import { join } from 'node:path'

/** From out/main and out/serve, as scripts/build.ts lays it. */
const builtChild = '../exchange/job-child.js'

export const childFile = join(
  import.meta.dirname,
  import.meta.filename.endsWith('.ts') ? 'job-child.ts' : builtChild,
)
