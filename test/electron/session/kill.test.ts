// A short run of what `npm run soak` does at length: kills in the middle of accepting a card.
import { expect, test } from 'vitest'
import { runKills } from '../../soak/kill-accept.ts'

test('[G6] killed while a card is accepted, nothing is lost and nothing is done twice', async () => {
  const counts = await runKills(5)
  expect(counts).toMatchObject({ kills: 5, lost: 0, doubled: 0 })
}, 60_000)
