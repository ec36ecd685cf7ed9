// What recite says: scores, what was wrong and what to do about it, in English and Chinese.
import { sharedWords } from '../i18n/shared-words.ts'
import { assertNever } from '../assert-never.ts'
import type { Language } from '../language.ts'
import type { Counts } from './compare-attempt.ts'
import type { Tip } from './find-tips.ts'
import { maxRounds, passMark } from './recital.ts'
import type { Advice, RecitalResult } from './requests.ts'
import { weekdayOf } from '../schedule/calendar.ts'
import { joinWords } from '../words/join-words.ts'
import { sayDate } from '../words/dates/say-date.ts'

type ErrorCounts = Pick<Counts, 'omitted' | 'added' | 'substituted' | 'moves'>

/** "3 left out, 1 in place of another" */
export function sayErrors(counts: ErrorCounts, language: Language): string {
  const { omitted, added, substituted, moves } = counts
  const clauses =
    language === 'en'
      ? [
          omitted > 0 ? `${omitted} left out` : '',
          substituted > 0 ? `${substituted} different` : '',
          added > 0 ? `${added} added` : '',
          moves > 0 ? `${moves} in another place` : '',
        ]
      : [
          omitted > 0 ? `漏了 ${omitted} 处` : '',
          substituted > 0 ? `不一样 ${substituted} 处` : '',
          added > 0 ? `多了 ${added} 处` : '',
          moves > 0 ? `顺序不对 ${moves} 处` : '',
        ]
  const said = clauses.filter((clause) => clause !== '')
  if (said.length === 0) return language === 'en' ? 'nothing wrong' : '没有错'
  return said.join(language === 'en' ? ', ' : '，')
}

/** How the round went and what comes next, with the score. */
export function sayOutcome(result: RecitalResult, language: Language): string {
  const { score } = result
  return language === 'en'
    ? `${score} of 100. ${sayRound(result, language)}`
    : `${score} 分。${sayRound(result, language)}`
}

/** The same where the score stands beside it. */
export function sayRound(result: RecitalResult, language: Language): string {
  const { coverage, round, isPassed, isOver, counts } = result
  const errors = sayErrors(counts, language)
  const isUnrelated = result.doubt === 'unrelated'
  const flaw = result.flaw === null ? '' : sharedWords[language].reciteFlaws[result.flaw]
  if (language === 'en') {
    const told = `${coverage} % of it said: ${errors}.${isUnrelated ? ' None of it is in the text: is it the right one?' : ''}${flaw}`
    if (isPassed) return `${told} You know it.`
    if (isOver) return `${told} That was the last round: read it once more, it comes back soon.`
    return `${told} From ${passMark} on it counts as known; next is round ${round + 1} of ${maxRounds}.`
  }
  const told = `说出了 ${coverage}%：${errors}。${isUnrelated ? '这些内容原文里都没有，是这一篇吗？' : ''}${flaw}`
  if (isPassed) return `${told}已经记住了。`
  if (isOver) return `${told}这是最后一轮：再读一遍，很快会再背一次。`
  return `${told}${passMark} 分算记住；接下来是第 ${round + 1} 轮，共 ${maxRounds} 轮。`
}

/** When it comes back; null before that is known. */
export function sayNextRecall(date: string, language: Language): string {
  const day = sayDate(date, weekdayOf(date), language)
  return language === 'en' ? `Next recall: ${day}.` : `下次背诵：${day}。`
}

/** In a recital, to words that ask for it. */
export function sayHint(hint: string, language: Language): string {
  return language === 'en'
    ? `A hint: ${hint}\nGo on from there; no round was used.`
    : `提示：${hint}\n接着背吧；没有占用一轮。`
}

export function sayTip(tip: Tip, language: Language): string {
  const english = language === 'en'
  switch (tip.kind) {
    case 'confused':
      return english
        ? `It says “${tip.expected}”, not “${tip.said}”. Say both aloud, and what tells them apart.`
        : `原文是“${tip.expected}”，不是“${tip.said}”。把两个都念出来，想想差别在哪里。`
    case 'first-letters':
      if (tip.after === '') {
        return english ? `It begins: ${tip.cue}` : `开头的提示：${tip.cue}`
      }
      return english
        ? `After “${tip.after}” comes: ${tip.cue}`
        : `“${tip.after}”之后的提示：${tip.cue}`
    case 'order':
      return english
        ? `First “${tip.first}”, then “${tip.next}”.`
        : `先是“${tip.first}”，然后是“${tip.next}”。`
    case 'chunks':
      return english
        ? `Learn it in ${tip.count} parts. Begin with the one that lacks most: “${tip.weakest}”.`
        : `分成 ${tip.count} 段来记。先记缺得最多的一段：“${tip.weakest}”。`
    case 'added':
      return english ? `The text does not say “${tip.said}”.` : `原文里没有“${tip.said}”。`
    default:
      return assertNever(tip)
  }
}

/** The comparison as one line of text, each error marked: [-left out-], {+added+}, and so on. */
export function writeComparison({ segments }: Pick<RecitalResult, 'segments'>): string {
  return segments
    .map((segment) => {
      switch (segment.kind) {
        case 'same':
          return segment.expected
        case 'omitted':
          return mark('[-', segment.expected, '-]')
        case 'added':
          return mark('{+', segment.said, '+}')
        case 'substituted':
          return mark('[-', segment.expected, '-]').trimEnd() + mark('{+', segment.said, '+}')
        case 'moved-away':
          return mark(`[${segment.move}>`, segment.expected, `>]`)
        case 'moved-here':
          return mark(`{<${segment.move}`, ` ${segment.said}`, `<}`)
        default:
          return assertNever(segment)
      }
    })
    .join('')
    .trim()
}

/** The blank after the words stays outside of the marks. */
function mark(open: string, words: string, close: string): string {
  const plain = words.trimEnd()
  return `${open}${plain}${close}${words.slice(plain.length)}`
}

/** What the marks of a written comparison mean. */
export function sayMarks(language: Language): string {
  return language === 'en'
    ? '[-left out-]  {+added+}  [1>moved from here>]  {<1 moved to here<}'
    : '[-漏掉-]  {+多出-或说成了+}  [1>应在这里>]  {<1 说在了这里<}'
}

/** In a conversation: what to do now that a text is to be recited. */
export function sayBegin(title: string, language: Language): string {
  return language === 'en'
    ? `Recite “${title}” from memory: your next message is the attempt. Say “stop” to leave.`
    : `请凭记忆背“${title}”：你的下一条消息就算作答。说“不背了”可以退出。`
}

export function sayLeft(language: Language): string {
  return language === 'en' ? 'All right, no more reciting for now.' : '好的，先不背了。'
}

/** After a result that has moved the next recall, where the recalls in the plan are not those any more. */
export function sayRecallsMoved(language: Language): string {
  return language === 'en'
    ? 'The recalls in your plan no longer fit this. Say “plan my recalls” to place them anew.'
    : '计划里的背诵和现在的进度对不上了。说“安排复习背诵”可以重新排。'
}

/** On the card that a conversation opens for them. */
export function sayRecallCard(language: Language): string {
  return language === 'en'
    ? 'This is where your recalls would go. Accept it to write them into the plan.'
    : '背诵可以这样排。接受后就写进计划。'
}

/** What the card's document says of itself. */
export function sayRecallOperation(language: Language): { preview: string; reason: string } {
  return language === 'en'
    ? {
        preview: 'Puts the recalls that are due into short gaps of your weeks.',
        reason: 'A text that is recalled again in time is still known on the day of the exam.',
      }
    : {
        preview: '把该背的内容排进这几周的零碎空档。',
        reason: '按时再背一遍，到考试那天还记得。',
      }
}

export function sayAdvice({ model, tips }: Advice, language: Language): string[] {
  return [
    language === 'en' ? `${model} says:` : `${model} 的建议：`,
    ...tips.map((tip) => `– ${tip}`),
  ]
}

/** Where there is nothing to recite yet, or nothing by that name. */
export function sayNoText(topic: string, titles: readonly string[], language: Language): string {
  const known = joinWords(
    titles.slice(0, 5).map((title) => `“${title}”`),
    language,
  )
  if (titles.length === 0) {
    return language === 'en'
      ? 'There is no text to recite yet. Keep one under “Recite from memory”, then say it again.'
      : '还没有可以背的材料。请先在“背诵”里存一篇，再说一次。'
  }
  if (topic === '') {
    return language === 'en' ? `Which text: ${known}?` : `背哪一篇：${known}？`
  }
  return language === 'en'
    ? `There is no text called “${topic}”. There is ${known}.`
    : `没有叫“${topic}”的材料。现有的是${known}。`
}
