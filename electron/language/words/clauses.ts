// Splits what was said into requests that can be done one after the other; pieces without a verb stay with their request.
import { tellsMark, tellsOther } from '../read/mark-words.ts'
import { findImproveWords } from '../read/read-improve.ts'
import { findVerb, isNegated, unavailable } from './verbs.ts'

const breaks =
  /[.;!。\n]+(?=\s|$|\p{Script=Han})|[;!。?]+|,|、(?=把|将|再|然后)|\b(?:and )?then\b|\band (?=(?:also |please )*(?:move|swap|put|place|shift|reschedule|undo|unplace|remove|plan|schedule|exchange|switch|postpone|take|cancel)\b)|然后|并且|并(?=把|将)|接着|再(?=把|将)|顺便|\bbut\b|但是?/gu

export type Clause = { text: string; isQuestion: boolean }

export function splitClauses(text: string): Clause[] {
  const pieces: Clause[] = []
  let from = 0
  for (const match of text.matchAll(breaks)) {
    pieces.push({ text: text.slice(from, match.index), isQuestion: match[0].includes('?') })
    const keptWord = /but|但/.test(match[0]) ? match[0] : ''
    from = match.index + match[0].length - keptWord.length
    if (keptWord !== '') from = match.index + match[0].length
  }
  pieces.push({ text: text.slice(from), isQuestion: false })
  return joinFragments(pieces.filter((piece) => /[\p{L}\p{N}]/u.test(piece.text)))
}

function joinFragments(pieces: Clause[]): Clause[] {
  const joined: Clause[] = []
  for (const piece of pieces) {
    const last = joined.at(-1)
    const stands =
      (findVerb(piece.text) !== null && !isLimitPhrase(piece.text)) ||
      tellsOther(last?.text ?? '', piece.text)
    const lastStands = last !== undefined && (last.isQuestion || standsAlone(last.text, piece.text))
    if (last !== undefined && !(stands && lastStands) && !isGreeting(last.text)) {
      last.text = `${last.text} , ${piece.text.trim()}`
      last.isQuestion ||= piece.isQuestion
    } else joined.push({ ...piece, text: piece.text.trim() })
  }
  return joined
}

// "I'm ill on Thursday, plan my week": what keeps a day free belongs to the plan that follows.
function standsAlone(text: string, following: string): boolean {
  if (tellsMark(text) || findImproveWords({ text, rest: text }) !== null) return true
  if (findVerb(following)?.kind === 'plan') return findVerb(text) !== null && !isLimitPhrase(text)
  return findVerb(text) !== null || unavailable.test(text) || isNegated(text)
}

// "don't plan anything on Friday", 别排在周三, 晚上不安排: no request, but a bound to the one before.
const limitPhrase =
  /^\s*(?:but |and |just |also )*(?:please )?(?:don't|do not|not|no|nothing|never|without|except|avoid|skip|keep|leave)\b(?! (?:move|swap|undo|touch|change|remove|delete|shift|put (?!anything)))|^\s*(?:但|不过)?(?:除了|别|不要)(?:排|安排|放)?(?:在)?(?:周|星期|早|上午|下午|晚|中午|明|后|第)|[不别](?:安排|排|学习)/

function isLimitPhrase(text: string): boolean {
  return limitPhrase.test(text)
}

function isGreeting(text: string): boolean {
  return /^(?:hi|hello|hey|thanks|thank you|ok|okay|great|你好|您好|谢谢|好的?|嗨)(?: there| weekloom)?$/.test(
    text.trim(),
  )
}
