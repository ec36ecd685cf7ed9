// Defines the reading that the person has chosen: it stands in the graph's state, and the readers take it as it is (M8).
import { z } from 'zod'
import { frameSchema } from '../reader/frame.ts'

/** Words with what they are read as; places in the frames are those of the text. */
const readTextSchema = z.strictObject({ text: z.string(), frames: z.array(frameSchema) })

/** `first` is what was said, as it was read then. */
export const chosenReadingSchema = readTextSchema.extend({
  isChosen: z.literal(true),
  first: readTextSchema,
})

export type ChosenReading = z.infer<typeof chosenReadingSchema>
export type ReadText = z.infer<typeof readTextSchema>
