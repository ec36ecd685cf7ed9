// Defines the terminal's command for a guide (B1–B7).
import { defineCommand } from '../../terminal/usage.ts'
import { textOr } from '../../terminal/values.ts'

const file = textOr('wrong-words')

export const guideCommand = defineCommand({
  forms: {
    '': {},
    say: { TEXT: textOr('no-text'), '[--accept]': null },
    export: { FILE: file, '[--force]': null },
    restore: { FILE: file },
    leave: {},
  },
})
