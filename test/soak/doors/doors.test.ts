// What `npm run soak -- doors` does at length.
import { testFastTier } from '../fast-tier.ts'
import { doors } from './doors.ts'

testFastTier('[C1] [C3]', doors)
