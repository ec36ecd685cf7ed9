// Started by the request-kill harness: prepares one write, sends it, and is killed the named time after it began to.
import { writeSync } from 'node:fs'
import { armKill } from '../../kill-switch.ts'
import { openWritingCore, prepareWrite, type Write } from '../../writing/writing-core.ts'

const [folder = '', write = '', afterMs = ''] = process.argv.slice(2)
const core = openWritingCore(folder, 'write')
const send = await prepareWrite(core, JSON.parse(write) as Write)
const startKill = await armKill(Number(afterMs))
const began = performance.now()
startKill()
await send()
// Straight to the descriptor: what was written has left this process before the kill.
writeSync(1, `acknowledged ${performance.now() - began}\n`)
await core.close()
process.exit()
