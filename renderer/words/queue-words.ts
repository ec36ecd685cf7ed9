// What is written while a turn runs: the ways to send it, and why it waits.
import { queue as en } from '../../shared/i18n/en/window/queue.ts'
import { queue as zh } from '../../shared/i18n/zh/window/queue.ts'

export const queueWords = { en, zh }
