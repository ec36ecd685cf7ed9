// Bundles the terminal and what it starts into the folder that it is given, for scripts/weekloom.cjs.
import { buildNodeParts } from './build-node-parts.ts'
import { writeNotices } from './collect-notices.ts'
import { terminalParts } from './node-bundle.ts'

const [out = ''] = process.argv.slice(2)
const packages = new Set<string>()
await buildNodeParts(Object.values(terminalParts), out, packages)
writeNotices(out, packages)
