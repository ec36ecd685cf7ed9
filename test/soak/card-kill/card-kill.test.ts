// What `npm run soak -- card-kill` does at length.
import { testFastTier } from '../fast-tier.ts'
import { cardKill } from './card-kill.ts'

testFastTier('[G6] [D2]', cardKill)
