// Defines the content of a file on its way through a request.
import { z } from 'zod'

/** 10 MB, as base64. */
export const fileContentSchema = z.base64().max(14_000_000)
