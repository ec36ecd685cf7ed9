// Says in English: what the built-in model says of a request, and asks back.
import { upperFirst } from '../../../text/as-sentence.ts'

/** What a sentence may speak of, in words; empty, or 0, where the request has none. */
export type Said = {
  /** Blocks with their places, and how many. */
  names: string
  count: number
  /** One block, by its name alone and with its place. */
  name: string
  placed: string
  courses: string
  /** Days, and the time of day on them. */
  when: string
  time: string
  limits: string
  /** How the limits can be kept for good. */
  forGood: string
  /** What lies on the days, as a sentence. */
  lying: string
  /** The person's own words, or what the history calls a change. */
  words: string
  /** What may be chosen, as a list. */
  choices: string
  /** What may be chosen, one by one: days, readings, or changes as orders; of what is half done, what it is and the length left. */
  each: readonly string[]
  /** Why it is asked. */
  doubt: string
  waiting: string
  pending: number
  how: 'stays' | 'pin' | 'no-room'
  hasWork: boolean
  isAway: boolean
  isStanding: boolean
  isRepeat: boolean
}

type Sayings = Record<string, (said: Said) => string>

/** Facts that answer a request without a change. */
export const statements = {
  'nothing-pending': ({ courses, hasWork }) => {
    if (courses !== '') return `Everything for ${courses} already has its place.`
    return hasWork
      ? 'All your study work already has its place.'
      : 'There is no open study work to plan. Add some with “Add study work” and ask again.'
  },
  'term-over': () => 'Your term is over, so there are no days left to plan.',
  'days-over': () => 'Those days are already over. Name days that are still ahead.',
  'nothing-on-days': ({ courses, when, time, lying, isAway }) =>
    `Nothing has to move: no study work${courses === '' ? '' : ` of ${courses}`} that can be moved lies on ${when}${time === '' ? '' : ` ${time}`}.${lying === '' ? '' : ` ${lying}`}${isAway ? ' Plans you ask for here will keep it free.' : ''}`,
  'plan-after': () =>
    'First what lies in that time makes room. Then ask for the plan again: I keep that time free.',
  'beyond-share': ({ when }) =>
    `${when} has its share of the week already; this is what comes next.`,
  'brought-forward': ({ when, placed }) =>
    `What is still open has to come after what is planned later, so nothing new fits on ${when}. ${placed} can come forward.`,
  'not-free': ({ names }) =>
    `That time is taken${names === '' ? '' : ` by ${names}`}, so I leave it where it is.`,
  'day-stays-full': ({ when, names }) =>
    `No other day nearby has room for what lies on ${when}: ${names}. Say which of it to take off, or to move where.`,
  'day-full': ({ when }) =>
    `Nothing fits on ${when}: what is free there is too short or is to stay free. Name another day, or move something away first.`,
  'course-time': ({ courses }) =>
    `A plan can't keep ${courses} to a time of day. Set it under “Study habits”: then every plan leans to it.`,
  'nothing-there': ({ lying }) => `No study work lies there.${lying === '' ? '' : ` ${lying}`}`,
  'nothing-missed': () =>
    'Nothing that you missed waits to be planned again. If you missed a block, mark it: in its details or under Today.',
  'outside-term': ({ when }) => `${when} is outside your term.`,
  'days-backwards': () => 'The last day lies before the first. Say the days again.',
  'unknown-day': ({ words }) => `I don't know the day “${words}”. Say a weekday or a date.`,
  'not-found': () => "I can't find that in your schedule.",
  'nothing-to-undo': () => 'There is nothing to undo.',
  'nothing-to-redo': () => 'There is nothing to repeat.',
  'no-placed': ({ names }) => `${names}: no place yet, so there is nothing to take off or swap.`,
  'limit-noted': ({ limits, forGood }) =>
    `${upperFirst(limits)} is free of study, and nothing is left to plan. Plans you ask for here will keep it free; to keep it for good, ${forGood}.`,
  'fixed-event': ({ placed, words }) =>
    `${placed} is ${words}. I took your words to be about study, so nothing was changed. Say what should happen to it in a sentence of its own, or open it on the week.`,
  'left-alone': () => 'All right. Nothing was changed.',
  'ask-again': () =>
    'I can only plan from the start of a request. Ask for the plan once more and I will do it.',
  'already-there': ({ placed }) => `${placed} is already there.`,
  'same-task': ({ name }) => `Both names mean ${name}, so there is nothing to swap.`,
  'not-begun': ({ names, count, each: [title = '', left] }) =>
    `${names}: not begun yet, so there is nothing to note. To change when ${count === 1 ? 'it comes' : 'they come'}, say where to move ${count === 1 ? 'it' : 'them'}.${left === undefined ? '' : ` If only ${left} of it is left, say “make ${title} ${left}”.`}`,
  'not-planned': ({ name }) =>
    `${name} has no place in your week, so I can't note anything for it. Place it first.`,
  hold: ({ how, names, waiting, count }) => {
    const [stays, it] = count === 1 ? ['stays where it is', 'it'] : ['stay where they are', 'them']
    return {
      stays: `${names} ${stays} in that plan. Nothing was moved; ask for the plan again to see its card.`,
      pin: `Nothing was moved. Only what is pinned is sure to stay: pin ${names} first, in the details of the block, then ask for the plan again and the others make room around ${it}.`,
      'no-room': `Nothing was moved. If ${names} ${stays}, there is no room for ${waiting}. To be sure that ${count === 1 ? 'it stays' : 'they stay'} in later plans too, pin ${it} in the details of the block.`,
    }[how]
  },
  'not-then': ({ words }) => `No “${words}” lies there.`,
  'no-such-study': ({ words }) => `I can't find “${words}” among your study work.`,
  'improved-after': () =>
    'Accept the plan first: then I go through it and propose what would make it better, one card each.',
  'limit-is-so': ({ courses }) => `It is so already for ${courses}: nothing has to change.`,
  'limit-in-the-way': ({ names, count }) =>
    `Planned already where that would not be allowed: ${names}. ${count === 1 ? 'It moves' : 'They move'} first, then the limit is set.`,
  'limit-leaves-nothing': ({ courses }) =>
    `That would leave no time at all for ${courses}. Leave some of it open.`,
  'weekly-time': () =>
    'A course can keep off whole weekdays, or a time of every day, but not a time of one weekday. Which of the two should it be?',
  'too-long-there': ({ names, count }) =>
    `That long, ${names} would run into something else or over the end of the day. Move ${count === 1 ? 'it' : 'them'} first, or say a shorter length.`,
  'limit-of-past': ({ names, count }) =>
    `${names} ${count === 1 ? 'lies there and is' : 'lie there and are'} over, so that limit can't hold for all of the course. Say it with a plan instead, for example “plan my week, not on Friday”.`,
  'plan-after-work': () =>
    'First the new work is noted. Then ask for the plan again, so that it has a place in it.',
} satisfies Sayings

/** The one question that is asked when something is missing, ambiguous or in doubt. */
export const questions = {
  'which-task': ({ choices }) => `Which one do you mean: ${choices}?`,
  'no-such-task': ({ courses }) =>
    `I can't find that among your study work. ${courses === '' ? '' : `There is ${courses}. `}Which one do you mean?`,
  'what-to-move': () => 'Which study session do you mean?',
  'where-to': ({ name }) => `Where should ${name} go? Say a day, and a time if it matters.`,
  'where-to-all': ({ names }) =>
    `Where should they go: ${names}? Say a day, and a time if it matters.`,
  'swap-with': ({ name }) =>
    name === ''
      ? 'Which two sessions should change places?'
      : `What should ${name} change places with?`,
  really: ({ doubt, each }) => `${doubt} Shall I ${each.join(' and ')} now?`,
  'apply-limit': ({ limits, forGood, count, pending, isStanding }) =>
    (isStanding ? `I keep to that in this conversation; to keep it for good, ${forGood}. ` : '') +
    (count > 0
      ? `${count} planned ${count === 1 ? 'session meets' : 'sessions meet'} ${limits}. Shall I move ${count === 1 ? 'it' : 'them'} elsewhere?`
      : `Shall I plan your ${pending} open ${pending === 1 ? 'session' : 'sessions'} now and keep ${limits} free?`),
  'undo-this': ({ words, isRepeat }) =>
    `The ${isRepeat ? 'change to repeat' : 'last change'} is: ${words}. Shall I ${isRepeat ? 'repeat' : 'undo'} that one?`,
  'one-at-a-time': () =>
    'I would mix these up if I did them together. Which one should I do first?',
  'day-outside-term': ({ when }) =>
    `${when === '' ? 'That' : when} is outside your term. Which day should it be?`,
  'days-backwards': () => 'The last day lies before the first. Which days should it be?',
  'unknown-day': ({ words }) => `I don't know the day “${words}”. Which day should it be?`,
  'which-day': ({ words, each }) =>
    `“${words}” leaves open which day it is: ${each.join(' or ')}. Which one do you mean?`,
  'how-much-a-day': () =>
    'How much should a day take at most? For example “two hours a day” or “one session a day”.',
  'leave-out': ({ courses }) => `Which course should I leave out: ${courses}?`,
  'not-understood': () =>
    "I didn't get that. Say it with a name and a day, for example “move calculus to Friday morning”, or say cancel.",
  'which-reading': ({ each: [first = '', ...others] }) =>
    others.length === 0
      ? `I'm not sure I read that right. Do you mean “${first}”?`
      : 'I can read that in more than one way. Which of these do you mean? Or say it in other words.',
  'away-when': () =>
    'From when until when have you no time? Say “today”, “until Friday” or the days.',
  'how-long': ({ name }) =>
    `How long did you work on ${name}? Say it in minutes or hours, or “half of it”.`,
  'what-different': () =>
    'Nothing was changed. What should be different: other days, fewer courses, some time kept free? Or say cancel.',
  'work-what': () => 'What should I note? Say what it is, and by when if there is a day.',
  'work-length': () =>
    'How long should one session be, and how many should there be? For example “2 hours” or “4 sessions of 2 hours”.',
  'work-over': ({ when }) => `${when} is over. Until when should it be done?`,
  'really-work': ({ doubt, each }) => `${doubt} Shall I ${each.join(' and ')}?`,
} satisfies Sayings
