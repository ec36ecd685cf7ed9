// What `npm run soak -- simulator` does at length.
import { testFastTier } from '../fast-tier.ts'
import { simulator } from './simulator.ts'

testFastTier('[S1] [S3] [S4] [S5] [S6] [S7] [D1] [D2] [D3] [D4]', simulator)
