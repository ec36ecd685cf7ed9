// What `npm run soak -- backups` does at length.
import { testFastTier } from '../fast-tier.ts'
import { backups } from './backups.ts'

testFastTier('[D5]', backups)
