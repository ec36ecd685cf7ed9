// The languages the product speaks.
import { z } from 'zod'

export const languages = ['en', 'zh'] as const

export type Language = (typeof languages)[number]

export const languageSchema = z.enum(languages)
