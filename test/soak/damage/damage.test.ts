// What `npm run soak -- damage` does at length.
import { testFastTier } from '../fast-tier.ts'
import { damage } from './damage.ts'

testFastTier('[D4] [D6]', damage)
