// What `npm run soak -- power-cut` does at length.
import { testFastTier } from '../fast-tier.ts'
import { powerCut } from './power-cut.ts'

testFastTier('[D2] [G6]', powerCut)
