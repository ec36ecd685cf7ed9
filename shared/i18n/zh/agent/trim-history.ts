// Keeps the history within a budget of characters: the newest stays whole, the rest becomes one line each (G11).
import type * as en from '../../en/agent/trim-history.ts'

export const archiveHead: typeof en.archiveHead = '本次对话较早的内容（已缩短）：'
