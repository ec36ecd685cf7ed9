// The terminal's command for homework (H1): what can be typed, and how each word is read.
import { longestSession } from '../../../shared/schedule/term.ts'
import type { z } from 'zod'
import { homeworkDraftSchema } from '../../../shared/homework/homework.ts'
import { fail, succeed, type Result } from '../../../shared/result.ts'
import { maxMinutes } from '../../../shared/schedule/work-log.ts'
import { maxSessions } from '../../../shared/schedule/work/work-edit.ts'
import { anyText, countUpTo, type BadWord } from '../../cli/command-line/acts.ts'
import { readObject } from '../../cli/command-line/read-json.ts'
import type { UsageCode } from '../../cli/command-line/usage-problem.ts'

const { dueDate, dueTime } = homeworkDraftSchema.shape
const place = countUpTo('bad-point', 1_000)

export const homeworkCommand = {
  name: 'homework',
  words: {
    ID: countUpTo('bad-homework'),
    TITLE: anyText,
    POINT: anyText,
    DATE: readBy(dueDate, 'bad-date'),
    TIME: readBy(dueTime.unwrap(), 'bad-due-time'),
    /** A point of the checklist, from 1, and where it goes. */
    N: place,
    RANK: place,
    SESSIONS: countUpTo('bad-sessions', maxSessions),
    PERIODS: countUpTo('bad-session-length', longestSession),
    WORK: countUpTo('bad-work'),
    MINUTES: countUpTo('bad-worked', maxMinutes),
    key: (typed: string): Result<'key', BadWord> =>
      typed === 'key' ? succeed(typed) : fail({ code: 'wrong-words', given: '' }),
    "'JSON'": readDetails,
  },
  acts: {
    '': '',
    add: 'TITLE DATE [TIME] [--course NAME]',
    show: 'ID [key]',
    change: "ID 'JSON'",
    point: 'ID POINT',
    tick: 'ID N',
    untick: 'ID N',
    move: 'ID N RANK',
    drop: 'ID N',
    solution: 'ID --text TEXT | --file FILE',
    key: 'ID --text TEXT | --file FILE',
    plan: 'ID SESSIONS PERIODS [WORK]',
    worked: 'ID MINUTES [--done | --open]',
    remarks: 'ID',
    done: 'ID',
    reopen: 'ID',
    delete: 'ID [--apply]',
  },
} as const

function readBy<Value>(schema: z.ZodType<Value>, code: UsageCode) {
  return (typed: string): Result<Value, BadWord> => {
    const read = schema.safeParse(typed)
    return read.success ? succeed(read.data) : fail({ code, given: typed })
  }
}

const detailsSchema = homeworkDraftSchema.partial()

/** What is named of title, course, dueDate and dueTime; the rest stays. */
function readDetails(json: string): Result<z.infer<typeof detailsSchema>, BadWord> {
  const typed = readObject(json)
  if (typed === undefined) return fail({ code: 'bad-homework-json', given: json })
  const read = detailsSchema.safeParse(typed, { reportInput: true })
  if (!read.success) return fail(badDetail(read.error))
  return succeed(read.data)
}

const detailCodes: Partial<Record<PropertyKey, UsageCode>> = {
  dueDate: 'bad-date',
  dueTime: 'bad-due-time',
}

function badDetail({ issues: [issue] }: z.ZodError): BadWord {
  if (issue?.code === 'unrecognized_keys')
    return { code: 'bad-homework-detail', given: issue.keys[0] ?? '' }
  const code = detailCodes[issue?.path[0] ?? ''] ?? 'bad-homework-json'
  const given = issue?.input
  return { code, given: typeof given === 'string' ? given : JSON.stringify(given) }
}
