// The long fault run: `npm run soak [KILLS]` kills the app in the middle of accepting a card, 150 times by default.
import { runKills } from './kill-accept.ts'

const kills = Number(process.argv[2] ?? 150)
const counts = await runKills(kills)
console.log(JSON.stringify(counts))
if (counts.lost > 0 || counts.doubled > 0) {
  console.log('Acknowledged work was lost or done twice.')
  process.exitCode = 1
}
