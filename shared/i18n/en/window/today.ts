// The view of today: now and next, the focus timer, and closing out what is over.
import { sayCount } from '../../../words/say-count.ts'

export const today = {
  now: 'Now',
  next: 'Next',
  free: 'Free',
  freeUntil: (time: string) => `Free until ${time}`,
  dayOver: 'Nothing more today.',
  closeOut: (count: number): string => `Close out ${count === 1 ? '1 block' : `${count} blocks`}`,
  closeOutHint:
    'Keys: 1 done, 2 partly, 3 missed. Without minutes, done is as planned and partly is half of it.',
  noneOpen: 'All study that is over has been closed out.',
  minutesOf: (title: string) => `Minutes for ${title}`,
  markAs: (mark: string, title: string) => `${mark}: ${title}`,
  waiting: (count: number): string =>
    `${sayCount(count, 'study-block', 'en')} ${count === 1 ? 'waits' : 'wait'} to be planned again.`,
  planAgain: 'Plan them again',
  /** What the button says in the conversation. */
  sayPlanAgain: 'Plan what I missed again',
  day: 'The day',
  start: 'Start focus timer',
  pause: 'Pause',
  resume: 'Go on',
  finish: (duration: string) => `Done · ${duration}`,
  drop: 'Stop without a mark',
  worked: (clock: string, planned: string) => `${clock} of ${planned}`,
  timeUp: (duration: string) =>
    `The planned ${duration} are over. Finish, or go on as long as you like.`,
  timer: (title: string) => `Focus timer for ${title}`,
  show: (title: string) => `Show ${title} in the week`,
  emptyDay:
    'Nothing is planned today. What you plan or import for today shows here, with what is now and next.',
}
