// What `npm run soak -- hostile-files` does at length.
import { testFastTier } from '../fast-tier.ts'
import { hostileFiles } from './hostile-files.ts'

testFastTier('[X4] [X6]', hostileFiles)
