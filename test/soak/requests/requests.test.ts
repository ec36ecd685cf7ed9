// What `npm run soak -- requests` does at length.
import { testFastTier } from '../fast-tier.ts'
import { requests } from './requests.ts'

testFastTier('[C1] [C3]', requests)
