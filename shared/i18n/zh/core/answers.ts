// Says in Chinese: what the built-in model says of a request, and asks back.
import type * as en from '../../en/core/answers.ts'

export const statements: typeof en.statements = {
  'nothing-pending': ({ courses, hasWork }) => {
    if (courses !== '') return `${courses}已经全部安排好了。`
    return hasWork
      ? '学习任务都已经排好了。'
      : '没有待安排的学习任务。用“添加学习任务”加一些，再来找我。'
  },
  'term-over': () => '这个学期已经结束，没有可以安排的日子了。',
  'days-over': () => '这几天已经过去了，请说还没到的日子。',
  'nothing-on-days': ({ courses, when, time, lying, isAway }) =>
    `${when}${time}没有需要挪开的${courses === '' ? '' : `“${courses}”`}学习任务。${lying}${isAway ? '之后在这里排计划时会空出这段时间。' : ''}`,
  'plan-after': () => '先把那段时间的学习挪开。之后再说一次要安排，我会空出那段时间。',
  'beyond-share': ({ when }) => `${when}这周该排的已经够了，接下来轮到这个。`,
  'brought-forward': ({ when, placed }) =>
    `还没安排的都要排在后面的学习之后，${when}放不了新的。可以把${placed}提前。`,
  'not-free': ({ names }) =>
    names === ''
      ? '那个时间已经有安排了，所以没有改动。'
      : `那个时间已经有${names}了，所以没有改动。`,
  'day-stays-full': ({ when, names }) =>
    `${when}的这些在附近几天都没有合适的位置：${names}。可以说拿下哪一个，或者挪到哪里。`,
  'day-full': ({ when }) =>
    `${when}放不下了：空着的时间太短，或者要留空。可以换一天，或者先挪开一些。`,
  'course-time': ({ courses }) =>
    `计划没法把${courses}固定在一天里的某个时段。可以在“学习习惯”里设置，之后每次安排都会照顾到。`,
  'nothing-there': ({ lying }) => `那个时间没有学习任务。${lying}`,
  'nothing-missed': () =>
    '没有要重新安排的：没有标记为没做的学习。漏掉了哪一次，可以在它的详情里或“今天”里标记。',
  'outside-term': ({ when }) => `${when}不在这个学期里。`,
  'days-backwards': () => '最后一天在第一天之前，请再说一遍是哪几天。',
  'unknown-day': ({ words }) => `我不知道“${words}”是哪一天，请说星期几或日期。`,
  'not-found': () => '我在课表里没有找到它。',
  'nothing-to-undo': () => '没有可以撤销的改动。',
  'nothing-to-redo': () => '没有可以重做的改动。',
  'no-placed': ({ names }) => `${names}还没有安排时间，没法拿下或对调。`,
  'limit-noted': ({ limits, forGood }) =>
    `${limits}没有学习任务，也没有待安排的了。之后在这里排计划时会空出来；想一直空着，请${forGood}。`,
  'fixed-event': ({ placed, words }) =>
    `${placed}是${words}。我以为你说的是学习，所以什么都没有改。要改它，请单独说一句，或者在周视图里打开它。`,
  'left-alone': () => '好的，什么都没有改。',
  'ask-again': () => '安排计划要单独说一次。请再说一遍，我就来安排。',
  'already-there': ({ placed }) => `${placed}已经在那里了。`,
  'same-task': ({ name }) => `两个名称说的都是${name}，不需要对调。`,
  'not-begun': ({ names, each: [title = '', left] }) =>
    `${names}还没开始，没什么可记的。想改时间的话，告诉我挪到哪里。${left === undefined ? '' : `只剩 ${left}的话，可以说“把${title}改成${left}”。`}`,
  'not-planned': ({ name }) => `${name}还没排进课表，没法记录。先给它排个时间吧。`,
  hold: ({ how, names, waiting }) =>
    ({
      stays: `这个方案里${names}本来就不动。没有挪动任何任务；想再看一遍，就再说一次要安排。`,
      pin: `没有挪动任何任务。只有固定了的才一定不动：先在详情里把${names}固定，再说一次要安排，就由别的来腾位置。`,
      'no-room': `没有挪动任何任务。${names}不动的话，${waiting}就没有位置了。以后的计划里也不想让它动，可以在详情里把它固定。`,
    })[how],
  'not-then': ({ words }) => `那个时间没有“${words}”。`,
  'no-such-study': ({ words }) => `学习任务里没有找到“${words}”。`,
  'improved-after': () => '先接受这个方案，之后我会检查一遍，逐张卡片提出改进。',
  'limit-is-so': ({ courses }) => `${courses}已经是这样了，不用改。`,
  'limit-in-the-way': ({ names }) =>
    `这些已经排在不再允许的时间：${names}。先把它们挪开，再加上这个限制。`,
  'limit-leaves-nothing': ({ courses }) => `这样一来${courses}就完全没有时间了，请留一些。`,
  'weekly-time': () =>
    '一门课可以整天避开某个星期几，或每天避开某个时段，但不能只避开某一天的某个时段。要哪一种？',
  'too-long-there': ({ names }) =>
    `这么长的话，${names}会碰到别的安排或超出当天。先把它们挪开，或说一个更短的长度。`,
  'limit-of-past': ({ names }) =>
    `${names}已经过去，而且就在那个时间，所以没法给整门课加这个限制。可以在安排时说，比如“安排这周，周五不学”。`,
  'plan-after-work': () => '先把新任务记下来。之后再说一次要安排，就会把它排进去。',
}

export const questions: typeof en.questions = {
  'which-task': ({ choices }) => `你说的是哪一个：${choices}？`,
  'no-such-task': ({ courses }) =>
    `我在你的学习任务里没找到这个。${courses === '' ? '' : `现有：${courses}。`}你说的是哪一个？`,
  'what-to-move': () => '你说的是哪一次学习？',
  'where-to': ({ name }) => `${name}要挪到什么时候？说一下哪天，时段也可以说。`,
  'where-to-all': ({ names }) => `${names}要挪到什么时候？说一下哪天，时段也可以说。`,
  'swap-with': ({ name }) => (name === '' ? '要对调哪两次学习？' : `${name}要和哪一个对调？`),
  really: ({ doubt, each }) => `${doubt}现在要我${each.join('，再')}吗？`,
  'apply-limit': ({ limits, forGood, count, pending, isStanding }) =>
    (isStanding ? `在这次对话里我会记着；想一直这样，请${forGood}。` : '') +
    (count > 0
      ? `有 ${count} 次已安排的学习碰到${limits}。要我挪到别的时间吗？`
      : `要我现在安排剩下的 ${pending} 次学习，并空出${limits}吗？`),
  'undo-this': ({ words, isRepeat }) =>
    `${isRepeat ? '可以重做的改动' : '最近一次改动'}是：${words}。要${isRepeat ? '重做' : '撤销'}这一个吗？`,
  'one-at-a-time': () => '这几件事一起做容易弄混。先做哪一件？',
  'day-outside-term': ({ when }) =>
    `${when === '' ? '那几天' : when}不在这个学期里。要改成哪一天？`,
  'days-backwards': () => '最后一天在第一天之前。要排哪几天？',
  'unknown-day': ({ words }) => `我不知道“${words}”是哪一天。要改成哪一天？`,
  'which-day': ({ words, each }) => `“${words}”可能是${each.join('，也可能是')}。你说的是哪一天？`,
  'how-much-a-day': () => '一天最多学多久？比如“每天两小时”或“每天一次”。',
  'leave-out': ({ courses }) => `要少排哪门课：${courses}？`,
  'not-understood': () =>
    '这句我没听懂。可以说清楚名称和日期，比如“把高数挪到周五上午”，或者说取消。',
  'which-reading': ({ each: [first = '', ...others] }) =>
    others.length === 0
      ? `我不确定读对了没有。你是说“${first}”吗？`
      : '这句话可以有几种意思。你说的是下面哪一个？也可以换个说法。',
  'away-when': () => '从什么时候到什么时候没空？可以说“今天”“到周五”，或者具体哪几天。',
  'how-long': ({ name }) => `${name}做了多久？说几分钟、几小时，或者“一半”都行。`,
  'what-different': () =>
    '什么都没有改。想怎么调整：换几天、少排几门课，还是空出某些时间？也可以说取消。',
  'work-what': () => '要记什么？说一下是什么，有期限的话也说哪天前。',
  'work-length': () => '每次多久、一共几次？比如“两小时”或“4次，每次两小时”。',
  'work-over': ({ when }) => `${when}已经过去了。要在哪天前完成？`,
  'really-work': ({ doubt, each }) => `${doubt}要我${each.join('，再')}吗？`,
}
