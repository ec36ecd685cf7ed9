// What `npm run soak -- request-kill` does at length.
import { testFastTier } from '../fast-tier.ts'
import { requestKill } from './request-kill.ts'

testFastTier('[D2] [G6]', requestKill)
