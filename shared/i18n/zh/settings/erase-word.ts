// The word that the person types before everything is erased: nobody types it by mistake.
import type * as en from '../../en/settings/erase-word.ts'

export const eraseWords: typeof en.eraseWords = '全部清除'
