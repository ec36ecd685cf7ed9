// Has the schemas parse without code that they write themselves: each try of it is a breach of the page's policy.
import { z } from 'zod'

z.config({ jitless: true })
