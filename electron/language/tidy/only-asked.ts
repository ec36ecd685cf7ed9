// Takes for a question what only asks, whatever act was read in it.
import { asksOnly } from '../read/read-question.ts'
import type { Frame } from '../reader/frame.ts'
import { namesHomework } from '../words/homework-words.ts'
import { chanceOfKind, isQuestionAct } from './chances.ts'

/** "Have I got badminton this week?" changes nothing: the likeliest question is meant. */
export function asAsked(frame: Frame, text: string): Frame {
  // “What is left for data structures?” asks of all its work.
  if (frame.act === 'ask_homework' && left.test(text) && !namesHomework(text))
    return { ...frame, act: 'ask_remaining', confidence: chanceOfKind(frame) }
  if (!changes.test(frame.act) || !asksOnly(text.slice(frame.from, frame.to))) return frame
  // "Is anything wrong with Thursday?" asks how it is; whether it would do is another question.
  const isAsked = frame.act === 'improve' ? isSupposed : isQuestionAct
  const question = frame.others.find(isAsked)
  if (question === undefined || question.confidence < leastAsked) return frame
  return {
    ...frame,
    act: question.act,
    confidence: Math.max(question.confidence, frame.confidence),
  }
}

function isSupposed({ act }: Pick<Frame, 'act'>): boolean {
  return act === 'what_if' || act === 'feasible'
}

const changes = /^(?:cancel_|move|day_off|make_up|clear|unplace|plan$|improve|add_e|set_|change_)/
const left = /\b(?:left|remain\w*|still (?:open|to do))\b|剩|没做完/
const leastAsked = 0.1

/** 怎么撤销上一步: how something is done is asked to the end of its clause, and none of it is done. */
export function askedHow(frames: readonly Frame[], text: string): Frame[] {
  const joined: Frame[] = []
  for (const frame of frames) {
    const before = joined.at(-1)
    const between = text.slice((before?.to ?? 0) - 1, frame.from + joinLength)
    if (before?.act === 'ask_help' && !apart.test(between)) {
      const slots = before.slots
        .slice(0, 1)
        .map((topic) =>
          Object.assign({}, topic, { to: frame.to, text: text.slice(topic.from, frame.to) }),
        )
      joined.splice(-1, 1, { ...before, to: frame.to, slots })
    } else joined.push(frame)
  }
  return joined
}

const joinLength = 4
const apart = /[,.;?!，。；？！\n]|\b(?:and|then|but|so)\b|然后|再|顺便|帮|请/iu
