// Started by the kill run: opens the folder, says `ready`, accepts the card, says `acknowledged OUTCOME`.
import { writeSync } from 'node:fs'
import { newId, systemClock } from '../../electron/clock.ts'
import { openSession } from '../../electron/session/session.ts'
import { moverModel } from './mover-model.ts'

const [folder = '', cardId = '', hash = ''] = process.argv.slice(2)
const opened = openSession({
  folder,
  clock: systemClock,
  newId,
  pause: () => Promise.resolve(),
  model: moverModel,
  zone: 'UTC',
})
if (!opened.ok) throw new Error(opened.failure.message)
// Straight to the descriptor: what was written has left this process before the kill.
writeSync(1, 'ready\n')
const answered = await opened.value.request('answer-card', {
  cardId,
  hash,
  verdict: 'accept',
  note: '',
})
writeSync(
  1,
  answered.ok ? `acknowledged ${answered.value.outcome}\n` : `failed ${answered.failure.message}\n`,
)
await opened.value.close()
