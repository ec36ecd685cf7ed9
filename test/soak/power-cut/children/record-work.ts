// Started under the recorder by the power-cut harness: sends one write after the other, and notes each answer in a file
// of the folder, so that it stands in the record between what was written before it and after it.
import { openSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { openWritingCore, prepareWrite, type Write } from '../../writing/writing-core.ts'

const [folder = '', list = ''] = process.argv.slice(2)
const notes = openSync(join(folder, 'notes'), 'a')
const core = openWritingCore(join(folder, 'data'), 'recorded')
await core.request('set-up-sample', {})
writeSync(notes, 'set-up-sample\n')
for (const write of JSON.parse(list) as Write[]) {
  // Erased data begins anew with the sample: else most of what follows had nothing to write.
  const view = await core.request('load-view', {})
  if (view.ok && view.value.state === null) await core.request('set-up-sample', {})
  const send = await prepareWrite(core, write).catch(() => null)
  writeSync(notes, `begins ${write.name}\n`)
  await send?.().catch(() => null)
  writeSync(notes, `acknowledged ${write.name}\n`)
}
await core.close()
process.exit()
