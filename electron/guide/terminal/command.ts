// Defines the terminal's command for a guide (B1–B7).
import { defineCommand } from '../../terminal/usage.ts'
import { oneOf, text, textOr } from '../../terminal/values.ts'

const file = textOr('wrong-words')

export const guideCommand = defineCommand({
  forms: {
    '': {},
    say: { TEXT: textOr('no-text'), '[--accept]': null },
    set: {
      'course|title|exam|due|begin|minutes|session|items|weekdays|periods|difficulty|priority|strategy|profile':
        oneOf('wrong-words'),
      VALUE: text,
    },
    undo: {},
    export: { FILE: file, '[--force]': null },
    restore: { FILE: file },
    leave: {},
  },
})
