// Defines what the page tells the desktop's menu bar: its actions, worded and with their keys, and which can be done now.
import { z } from 'zod'
import { languageSchema } from '../language.ts'

const menuItemSchema = z.strictObject({
  id: z.string().min(1).max(40),
  label: z.string().min(1).max(80),
  isPossible: z.boolean(),
  /** As the palette shows them: `Ctrl+Z`. */
  keys: z.string().max(20).optional(),
})

export type MenuItem = z.infer<typeof menuItemSchema>

export const menuOfferSchema = z.strictObject({
  language: languageSchema,
  /** So that the window's own frame is in it too. */
  theme: z.enum(['system', 'light', 'dark']),
  items: z.array(menuItemSchema).max(100),
})

export type MenuOffer = z.infer<typeof menuOfferSchema>
