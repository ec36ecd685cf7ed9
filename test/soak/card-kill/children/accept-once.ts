// Started by the card-kill harness: opens the folder, accepts the card, and is killed the named time after it began to.
import { writeSync } from 'node:fs'
import { newId, systemClock } from '../../../../electron/machine/clock.ts'
import { openSession } from '../../../../electron/core/open-session.ts'
import { armKill } from '../../kill-switch.ts'
import { moverModel } from '../mover-model.ts'

const [folder = '', cardId = '', hash = '', afterMs = ''] = process.argv.slice(2)
const opened = openSession({
  folder,
  clock: systemClock,
  newId,
  pause: () => Promise.resolve(),
  model: moverModel,
  zone: 'UTC',
})
if (!opened.ok) throw new Error(opened.failure.message)
// What is loaded with the first turn: the time that counts is that of the accept alone.
await import('../../../../electron/conversation/conversation-requests.ts')
const startKill = await armKill(Number(afterMs))
const began = performance.now()
startKill()
const answered = await opened.value.request('answer-card', {
  cardId,
  hash,
  verdict: 'accept',
  note: '',
})
const took = performance.now() - began
// Straight to the descriptor: what was written has left this process before the kill.
writeSync(1, answered.ok ? `acknowledged ${took}\n` : `failed ${answered.failure.message}\n`)
await opened.value.close()
process.exit()
