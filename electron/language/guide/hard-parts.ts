// Which parts of a course are said to be hard, or known already: "graph questions are hard", 图像题很难; of the whole course it is its difficulty.
import { toSimple } from '../../../shared/text/simple-characters.ts'
import { blankAll } from '../../../shared/time/read-time.ts'
import { plainLine } from '../../text/plain-line.ts'
import { findCues, readCues } from './read/cue-table.ts'

/** `grade`: at an edge of what is said of a part; `degree`: around it; `whole`: of the course, the talk or time, and of no part. */
const gradeCues = readCues<'grade' | 'degree' | 'whole'>([
  ['grade', 1, 'any', "hard, harder, hardest, difficult, tough, toughest, tricky, trickiest, challenging, confusing, weak, weakest, easy, simple, familiar, struggle, mess, nightmare, mystery, weak point, weak spot, weak side, weakness, hardest part, hard part, know, understand, don't know, don't understand, can't follow, can't solve, don't get, never understood, never learned, never followed, bad at, weak at, weak in, good at, strong in, confident with, lost in, rusty in, shaky on, trouble with | 难, 困难, 吃力, 头疼, 薄弱, 弱, 差, 糊涂, 简单, 容易, 不会, 不懂, 不熟, 不熟悉, 没学, 没学过, 没听, 没听懂, 没看懂, 没弄懂, 没搞懂, 没学会, 没掌握, 学不会, 听不懂, 看不懂, 搞不懂, 记不住, 做不好, 做不对, 做不出来, 学过, 掌握, 会了, 懂了, 会, 不行, 弱项, 弱点, 短板, 难点, 不会做, 不会算, 不会画, 不会写, 不擅长, 恶心, 烧脑"],
  ['degree', 0, 'any', "is, are, was, were, isn't, aren't, feels, feel, seems, looks, gets, still, always, just, really, very, so, too, quite, pretty, rather, super, extremely, especially, particularly, mostly, completely, totally, already, all, also, a bit, a little, not, not that, an, a, the, my, find, for me, to me, for, to, me, though, i think, as well, now, yes, and, but, well, ok, then, i guess, mainly, i, have, some, having, part, parts, one, ones, topic, from school | 对我来说, 对我而言, 对我, 感觉, 觉得, 我觉得, 我感觉, 都, 也, 还是, 还, 一直, 总是, 总, 有点儿, 有点, 有些, 比较, 相对, 特别, 非常, 十分, 很, 太, 最, 更, 挺, 好, 超级, 超, 真的, 真, 实在, 确实, 其实, 蛮, 稍微, 算, 完全, 基本, 几乎, 一点, 根本, 已经, 不太, 不怎么, 不算, 不, 主要是, 主要, 其中, 尤其是, 特别是, 就是, 还有, 另外, 可能, 对了, 而, 嗯, 啊, 了, 的, 呢, 吧, 一些, 是, 我的, 我, 在于, 那里, 那块, 这块, 的部分, 地方"],
  ['whole', 0, 'any', "it, this, that, these, those, they, everything, nothing, course, class, subject, exam, test, final, finals, midterm, material, content, work, homework, stuff, teacher, professor, lecturer, thing, things, most, much, half, which, what, rest, chapters, week, weeks, time, term, semester, deadline, schedule, dates, you, we, he, she, how, when, why, if, there, passing, studying, learning, getting, finding, whether, mondays, will, would | 这, 那, 课, 课程, 科, 科目, 学科, 考试, 期末, 期中, 内容, 东西, 知识, 知识点, 题目, 作业, 老师, 卷子, 总体, 整体, 大部分, 每章, 所有, 全部, 什么, 啥, 它, 他, 她, 大家, 别的, 自己, 我们, 安排, 复习, 学习, 时间, 说, 没有, 应该, 考过, 学完, 做完, 看完, 坚持, 及格, 通过, 来不及, 来得及, 挂, 机会, 迟到, 有"],
]) // prettier-ignore

const breaks =
  /[,，;；.。!！?？:：]+|\b(?:but|because|though|although|so(?! )|while|since|except that)\b|但是?|不过|可是|然而|因为|而且|所以|其他/iu
const afterMark = /(?<=[,，;；.。!！?？])/u
/** A question tells nothing of what it is about. */
const asks =
  /[?？]$|^\s*(?:which|what|how|where|why|who|is|are|do|does)\b|哪|什么|怎么(?!都)|吗\s*$/iu
/** "6 chapters and graphs are hard": what was counted before it is no part of it. */
const afterCount = /^.*\d.*? and (?=\D+$)/iu
/** Nobody names a part in more; and no text is so long that reading it takes a second. */
const longestPiece = 160
const longestSubject = 40

/** As they were written, in their order; `isCourse` knows the names of the course itself. */
export function findHardParts(raw: string, isCourse: (subject: string) => boolean): string[] {
  return plainLine(raw)
    .split(afterMark)
    .filter((clause) => !asks.test(clause))
    .flatMap((clause) => clause.split(breaks))
    .filter(({ length }) => length <= longestPiece)
    .map((piece) =>
      piece
        .trim()
        .replace(afterCount, '')
        .replace(/^(?:(?:and|also|plus|well|ok|yes|now|then)\b[\s,]*)+/iu, ''),
    ) // prettier-ignore
    .filter((piece) => isHardPart(toSimple(piece).toLowerCase(), isCourse))
}

/** Its grade stands at an edge, and what is left of it is a name. */
function isHardPart(piece: string, isCourse: (subject: string) => boolean): boolean {
  const cues = findCues(piece, gradeCues)
  const around = cues.filter(({ slot }) => slot !== 'whole')
  let [start, end, isGraded] = [0, piece.length, false]
  for (;;) {
    const bare = piece.slice(start, end)
    start += bare.length - bare.trimStart().length
    end -= bare.length - bare.trimEnd().length
    const edge = around.find((cue) => (cue.start === start || cue.end === end) && cue.start >= start && cue.end <= end) // prettier-ignore
    if (edge === undefined) break
    isGraded ||= edge.slot === 'grade'
    if (edge.start === start) start = edge.end
    else end = edge.start
  }
  const subject = piece.slice(start, end)
  if (!isGraded || subject.length > longestSubject || isCourse(subject)) return false
  return blankAll(piece, cues).replaceAll(/[^\p{L}\d]/gu, '').length > 1
}
