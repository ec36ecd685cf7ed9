// What `npm run soak -- injection` does at length.
import { testFastTier } from '../fast-tier.ts'
import { injection } from './injection.ts'

testFastTier('[O7] [G6] [G9] [G11]', injection)
