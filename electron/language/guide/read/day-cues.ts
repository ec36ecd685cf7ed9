// The words beside a day or a time of day that say what it is for: kept free, free for the work, the exam, the last or first day.
import { findCues, readCues } from './cue-table.ts'

/** `busy`: something else takes it, every week; `study`: work on the course; `undo`: what was said of it is taken back. */
export type DaySlot = 'off' | 'only' | 'open' | 'busy' | 'class' | 'study' | 'undo' | 'instead' | 'prefer' | 'exam' | 'due' | 'begin' | 'denied' | 'filler' // prettier-ignore

export const dayCues = readCues<DaySlot>([
  ['off', 2, 'any', "off, no, not, never, nothing, none, neither, avoid, skip, without, except, exept, execpt, except for, excluding, apart from, other than, can't, cannot, can not, couldn't, can't do, won't, don't, don't want, hate, unavailable, not available, isn't available, not free, isn't free, aren't free, not possible, not good, no good, doesn't work, don't work, won't work, not work, busy, out, rest, rests, resting, relax, relaxing, day off, days off, to myself, bad, r bad, terrible, taken, blocked, booked, closed, keep free, stay free, stays free, kept free, drop, ditch, lose, cut, take out, take off, get rid of, kick out, scrap, spare me, leave out, sacred, off limits, family day, family time, i work, i am at work, i'm at work, work shifts, shift, shifts, night shift | 不学, 不学习, 不行, 不能, 不可以, 不方便, 不要, 不想, 不排, 不安排, 不做, 不上, 不来, 别, 别排, 别安排, 没空, 没时间, 没有时间, 没有空, 没法, 学不了, 有事, 休息, 放松, 歇, 躺平, 空出来, 留空, 空着, 留着, 避开, 除了, 除去, 除外, 打工, 上班, 兼职, 实习, 值班, 陪, 要陪, 忙, 满课"],
  ['off', 4.5, 'any', "away, gone, out of town, abroad, travelling, traveling, on holiday, on vacation, on a trip, a trip, sick, can't study, cannot study, not on, not the, not at all on, nothing on, family wedding | 不在, 出门, 出差, 出去玩, 旅游, 旅行, 回家, 请假, 不行, 学不了"],
  ['off', 2, 'after', "free, r free, are free, is free, empty, clear"],
  ['only', 2.5, 'any', "only, nothing but, exclusively, just on, just in the, just at | 只, 只能, 只有, 只在, 只想, 仅, 仅在, 仅限, 就只"],
  ['open', 2, 'any', "is fine, are fine, fine, is ok, are ok, ok, okay, is okay, are okay, is possible, works, work too, works too, after all, again, free again, possible again, back in, can use, can also, also, can study, could study, i can, i'm free, i am free, am free, free on, free from, free after, free before, free between, free in, have time, available, i'm available, am available, is good, are good | 可以, 也可以, 其实可以, 还是可以, 都可以, 也行, 行, 行的, 都行, 又可以, 没问题, 有空, 有时间, 能学, 可以学, 能用, 空闲, 方便, 不用避开, 没关系"],
  ['busy', 1.5, 'any', "i have, we have, i've got, i got, there is, there's, i go to, i play, i work, i teach, i'm at, me and, belong to, are for, is for, are my, is my, training, practice, rehearsal, choir, football, gym, job | 有, 要去, 得去, 要, 去, 排练, 训练, 健身"],
  ['busy', 1, 'near after', "are, is"],
  ['study', 2, 'any', "study, studying, learn, learning, revise, revising, revision, review, work on it, work on this, want to work, start*, begin*, best, better, easier, perfect, great, quiet, library, enough, hours, minutes, until, till, easy | 复习, 学习, 看书, 自习, 图书馆, 开始, 最好, 更好, 没事"],
  ['denied', 4, 'near before', "not, not on, not on the, not the, isn't on, isn't on the, wasn't on, wasn't, isn't, instead of | 不是, 并非, 不在, 而不是"],
  ['denied', 4, 'near after', "is wrong, was wrong, not anymore | 不对, 错了, 说错了, 记错了, 搞错了, 说错"],
  ['class', 3, 'any', "i have class, i have classes, i have a class, have class, have classes, i have lectures, i have a lecture, have lectures, i have a seminar, i have lab | 有课, 上课, 有实验课, 有体育课"],
  ['undo', 2.5, 'any', "forget, delete, remove, undo, lift, scrap that, wrong, not anymore, no longer, i was wrong about, mistake | 说错了, 说错, 错了, 搞错了, 弄错了, 记错了, 删掉, 去掉, 取消, 不用避开"],
  ['instead', 2.5, 'any', "i meant, i mean, meant, instead, rather, it's actually | 是, 应该是, 而是, 改成, 换成"],
  ['prefer', 2.5, 'any', "prefer, i like, i love, i'd like, rather work, rather study, best, study best, i work best, i study best, work best, learn best, focus best, concentrate best, most productive, productive, sharpest | 喜欢, 偏好, 习惯, 倾向, 效率高, 效率, 状态好, 状态, 精神好, 精神, 脑子清楚, 更清醒"],
  ['exam', 2.4, 'any', "exam, exams, exam's, exma, final, finals, midterm, midterms, mid-term, mid-terms, test, tests, quiz, quizzes, resit, sit it, exam date, ielts, toefl, jlpt, toeic, driving test | 考试, 期末, 期中, 测验, 小测, 补考, 开考, 笔试, 机考, 考, 四级, 六级, 二级, 雅思, 托福, 多益, 水平测试, 科目一, 科目二, 科目三, 科目四, 考研"],
  ['filler', 0, 'any', "考虑, 考过, 考前, 考察, 考点, 考得, 考场, 学期末, 参考, 思考"],
  ['exam', 1.2, 'any', "practical, oral, viva, oral exam"],
  ['due', 2, 'any', "by, before, until, till, due, deadline, finish, finished, done, ready, hand in, hand it in, handed in, hand-in, submit, submission, turn in, present, presenting, presentation, no later than, at the latest, end, ends | 截止, 之前, 以前, 前, 完成, 做完, 学完, 写完, 考完, 交, 展示, 答辩, 停, 就停, 收尾, 提交, ddl, 为止"],
  ['begin', 3, 'near before', "start, starts, starting, start on, start studying, start working, start it, start with it, begin studying, begin working, begin with it, start from, begin, begins, beginning, begin on, kick off, from, not before, first day, i'd start, can start | 从, 自, 最早, 起始"],
  ['begin', 3, 'near after', "onward, onwards, on i start | 开始, 才开始, 再开始, 起, 动手, 才动手"],
  ['filler', 0, 'any', "it's, it is, it, that's, this, is, was, on, the, of, at, in, sometime, some time, any time, probably, maybe, perhaps, i, i think, think, guess, i guess, well, oh, ah, sorry, wait, no, nope, actually, so, then, yeah, yes, yep, ok, okay, please, or, and, or so, about, around, already | 在, 是, 不对, 不, 应该, 大概, 可能, 好像, 大约, 就, 吧, 嗯, 那, 了, 的, 号, 其实, 等等, 说错了, 哦, 啊, 或者, 还是, 也"],
]) // prettier-ignore

export function namesExam(text: string): boolean {
  return findCues(text, dayCues).some(({ slot }) => slot === 'exam')
}
