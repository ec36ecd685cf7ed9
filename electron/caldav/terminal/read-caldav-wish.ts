// What the words after `caldav` ask for: how it stands, another server, a test, a push, an answer, or an end of it.
import { caldavSettingsSchema, type CaldavSettings } from '../../../shared/exchange/caldav.ts'
import { succeed, type Result } from '../../../shared/result.ts'
import type { Flags } from '../../cli/command-line/flags.ts'
import { readCount } from '../../cli/command-line/read-count.ts'
import { refuse } from '../../cli/command-line/refuse-usage.ts'
import type { UsageProblem } from '../../cli/command-line/usage-problem.ts'

/** Fields that are not named stay as they are set. */
export type CaldavWish =
  | { kind: 'status' | 'test' | 'push' }
  /** `isPlainHttp` is the person's yes to an open line to the address. */
  | { kind: 'set'; changes: Partial<CaldavSettings>; isPlainHttp: boolean }
  /** By task number; null is all that was changed there. */
  | { kind: 'answer'; verdict: 'mine' | 'theirs'; tasks: number[] | null }
  | { kind: 'off'; removes: boolean }

export function readCaldavWish(
  values: Flags,
  [word = 'status', argument]: string[],
): Result<CaldavWish, UsageProblem> {
  const { user, calendar, auto, reminder, remove } = values
  const isOfSet = [user, calendar, auto, reminder, values['plain-http']].some(
    (value) => value !== undefined,
  )
  if (isOfSet && word !== 'set') return refuse('wrong-words', '', 'caldav')
  if (remove === true && word !== 'off') return refuse('wrong-words', '', 'caldav')
  switch (word) {
    case 'status':
    case 'test':
    case 'push':
      return argument === undefined ? succeed({ kind: word }) : refuse('wrong-words', '', 'caldav')
    case 'set':
      return readChanges(values, argument)
    case 'take':
    case 'keep': {
      const tasks = argument === 'all' ? null : argument?.split(',').map((id) => readCount(id))
      if (tasks === undefined || tasks?.includes(null))
        return refuse('bad-task', argument, 'caldav')
      const known = tasks?.filter((id) => id !== null) ?? null
      return succeed({ kind: 'answer', verdict: word === 'take' ? 'theirs' : 'mine', tasks: known })
    }
    case 'off':
      return argument === undefined
        ? succeed({ kind: 'off', removes: remove ?? false })
        : refuse('wrong-words', '', 'caldav')
    default:
      return refuse('wrong-words', '', 'caldav')
  }
}

function readChanges(
  { user, calendar, auto, reminder, 'plain-http': isPlainHttp = false }: Flags,
  address: string | undefined,
): Result<CaldavWish, UsageProblem> {
  const fields = caldavSettingsSchema.partial().safeParse({
    ...(address === undefined ? {} : { address }),
    ...(user === undefined ? {} : { user }),
    ...(calendar === undefined ? {} : { calendar }),
    ...(auto === undefined ? {} : { isAutomatic: readSwitch(auto) }),
    ...(reminder === undefined ? {} : { reminder: readMinutes(reminder) }),
  })
  if (!fields.success) {
    return refuse('bad-caldav', String(fields.error.issues[0]?.path[0] ?? ''), 'caldav')
  }
  const changes = Object.entries(fields.data).filter(([, value]) => value !== undefined)
  return succeed({ kind: 'set', changes: Object.fromEntries(changes), isPlainHttp })
}

function readSwitch(text: string): boolean | string {
  return text === 'on' ? true : text === 'off' ? false : text
}

function readMinutes(text: string): number | null | string {
  if (text === 'none') return null
  return /^\d{1,5}$/.test(text) ? Number(text) : text
}
