// Defines the terminal's command for the calendar that the plan is pushed to (X11).
import type { z } from 'zod'
import { caldavSettingsSchema, type CaldavSettings } from '../../../shared/exchange/caldav.ts'
import { fail, succeed } from '../../../shared/result.ts'
import { defineCommand, type ValueReader } from '../../terminal/usage.ts'
import { readIds, valueBy } from '../../terminal/values.ts'

const { address, user, calendar, isAutomatic, reminder } = caldavSettingsSchema.shape

/** By the contract's own schema; the field is named in what is said of a bad value. */
function setting<Value>(
  name: keyof CaldavSettings,
  schema: z.ZodType<Value>,
  read: (typed: string) => unknown = (typed) => typed,
): ValueReader<Value> {
  return (typed) => {
    const value = schema.safeParse(read(typed))
    return value.success ? succeed(value.data) : fail({ code: 'bad-caldav', given: name })
  }
}

function readMinutes(typed: string): number | null | string {
  if (typed === 'none') return null
  return /^\d{1,5}$/.test(typed) ? Number(typed) : typed
}

/** By task number; `all` is all that was changed there. */
const tasks = valueBy('bad-task', (typed) => (typed === 'all' ? typed : readIds(typed)))

export const caldavCommand = defineCommand({
  forms: {
    '': {},
    status: {},
    set: {
      '[ADDRESS]': setting('address', address),
      '[--user NAME]': setting('user', user),
      '[--calendar NAME]': setting('calendar', calendar),
      '[--auto on|off]': setting('isAutomatic', isAutomatic, (typed) =>
        typed === 'on' ? true : typed === 'off' ? false : typed,
      ),
      '[--reminder MINUTES|none]': setting('reminder', reminder, readMinutes),
      '[--plain-http]': null,
    },
    test: {},
    push: {},
    take: { 'TASKS|all': tasks },
    keep: { 'TASKS|all': tasks },
    off: { '[--remove]': null },
  },
})
