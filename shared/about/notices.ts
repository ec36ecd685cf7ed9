// Defines the packages that are shipped inside Weekloom, each with the words of its licence (I2).
import { z } from 'zod'

export const noticesSchema = z.array(
  z.strictObject({
    name: z.string(),
    version: z.string(),
    /** As the package names it. */
    license: z.string(),
    /** The licence and its notices, word for word. */
    text: z.string(),
  }),
)

export type Notices = z.infer<typeof noticesSchema>

export type About = { version: string; license: string; notices: Notices }
