// "Taylor series on Sunday morning, determinants in the afternoon": a time without a day is of the day said before it.
import type { Draft, PutDraft } from '../read/draft.ts'

/** What is to be placed goes to that day; what is to be moved may as well stay on its own: that is asked. */
export function inheritDays(drafts: readonly Draft[]): Draft[] {
  let dates: string[] | null = null
  const read: Draft[] = []
  for (const draft of drafts) {
    read.push(
      draft.kind === 'put' && dates !== null && isTimeOnly(draft) ? inherit(draft, dates) : draft,
    )
    if (draft.kind === 'put') dates = draft.target.dates ?? dates
  }
  return read
}

function inherit(draft: PutDraft, dates: string[]): Draft {
  return draft.verb === 'place'
    ? { ...draft, target: { ...draft.target, dates } }
    : { ...draft, doubt: draft.doubt ?? 'unread' }
}

function isTimeOnly({ target }: PutDraft): boolean {
  return target.wish !== null && target.dates === null && target.shift === null
}
