// "What happened": a turn opened, with each model call and event in order.
import { trace as en } from '../../shared/i18n/en/window/trace.ts'
import { trace as zh } from '../../shared/i18n/zh/window/trace.ts'

export const traceWords = { en, zh }
