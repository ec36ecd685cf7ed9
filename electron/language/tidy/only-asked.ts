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
