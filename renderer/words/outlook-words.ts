// The outlook of a course in its pack: simulate, evaluate, present.
import type { HealthStanding, HealthTopic } from '../../shared/outlook/course-health.ts'
import type { Words } from './words.ts'

export const outlookWords: Words<{
  simulate: {
    title: string
    hint: string
    run: string
    again: string
    stopped: string
    changed: string
    options: string
    scope: string
    scopes: { course: string; all: string }
    runs: string
    seed: string
    missed: string
    cutShort: string
    pace: string
    optionsHint: string
    wrong: string
    chart: string
    chartHint: string
    table: string
    columns: {
      number: string
      work: string
      due: string
      chance: string
      half: string
      most: string
      left: string
    }
    never: string
    waiting: (count: number) => string
    forExam: (date: string) => string
    pastDue: string
    matters: (count: number) => string
    show: string
  }
  evaluate: {
    title: string
    loading: string
    failed: string
    scope: string
    topics: Record<HealthTopic, string>
    standing: Record<HealthStanding, string>
    show: string
    fine: (count: number) => string
    empty: string
  }
  present: {
    title: string
    hint: string
    parts: string
    sessions: string
    empty: string
    format: string
    formats: { markdown: string; pdf: string }
    save: string
    saved: (file: string) => string
    preview: string
    loading: string
    page: string
    pages: (count: number) => string
    none: string
  }
}> = {
  en: {
    simulate: {
      title: 'Try the plan out',
      hint: 'The rest of the term is run many times against a student who slips as students usually do, and as you do once you have marked some blocks. You see how likely each deadline is, and which block not to miss. Nothing is changed.',
      run: 'Run it',
      again: 'Run it again',
      stopped: 'Stopped. Nothing was changed.',
      changed: 'The plan has changed since these runs. Run it again for its new numbers.',
      options: 'Assumptions and size',
      scope: 'Show',
      scopes: { course: 'this course', all: 'all courses' },
      runs: 'Runs',
      seed: 'Seed',
      missed: 'Blocks missed, %',
      cutShort: 'Blocks cut short, %',
      pace: 'Times as long as planned',
      optionsHint:
        'Left empty, they come from what you marked so far and from our assumption. The same seed gives the same numbers. More runs take longer and narrow the interval.',
      wrong: 'One of the numbers is out of its range. Nothing was run.',
      chart: 'Chance to have finished, day by day',
      chartHint:
        'The circle is the day by which half of the runs have finished, the square that of four in five. A line that ends below the top is not always in time.',
      table: 'The same as numbers',
      columns: {
        number: 'No.',
        work: 'Work',
        due: 'Due',
        chance: 'On time',
        half: 'Half by',
        most: '4 in 5 by',
        left: 'Left undone',
      },
      never: 'not in time',
      waiting: (count) => `${count} without a place`,
      forExam: (date) => `exam ${date}`,
      pastDue: 'past',
      matters: (count) => (count === 1 ? 'The block that matters' : 'The blocks that matter'),
      show: 'Show',
    },
    evaluate: {
      title: 'What the numbers mean here',
      loading: 'Looking at your plan …',
      failed: 'The plan could not be looked at. Nothing was changed; open this page again.',
      scope: 'Look at',
      topics: {
        room: 'To place',
        spacing: 'Spacing',
        buffer: 'Before the end',
        reserve: 'Reserve',
        load: 'Full days',
        rhythm: 'Changes',
        runs: 'Longest stretch',
        heavy: 'Heavy pairs',
        evenings: 'Hours you avoid',
        freedom: 'Hard to move',
        profile: 'Not told yet',
      },
      standing: { good: '(fine)', fair: '(worth knowing)', poor: '(worth a change)' },
      show: 'Show',
      fine: (count) => (count === 1 ? '1 number is fine' : `${count} numbers are fine`),
      empty: 'Place some of its work, and you see here what its numbers mean.',
    },
    present: {
      title: 'Study guide',
      hint: 'The course on a few pages, as it is now: your goal, what is demanded, the topics, and when you work on them.',
      parts: 'What goes in',
      sessions: 'Sessions with dates',
      empty: 'empty',
      format: 'As',
      formats: { markdown: 'Markdown', pdf: 'PDF' },
      save: 'Save',
      saved: (file) => `Saved as ${file}.`,
      preview: 'Preview',
      loading: 'Getting it ready …',
      page: 'The first page of the study guide',
      pages: (count) => (count === 1 ? '1 page' : `${count} pages`),
      none: 'Choose at least one part.',
    },
  },
  zh: {
    simulate: {
      title: '试跑这份计划',
      hint: '按学生通常的拖延情况（打过卡之后也看你自己的），把余下的学期模拟很多遍，看每个截止日有多大把握，哪一次最不能错过。不会改动任何安排。',
      run: '开始模拟',
      again: '再模拟一次',
      stopped: '已停止，没有改动任何内容。',
      changed: '模拟之后计划有了变化，再模拟一次才能看到新的结果。',
      options: '假设和次数',
      scope: '显示',
      scopes: { course: '这门课', all: '所有课程' },
      runs: '次数',
      seed: '随机种子',
      missed: '错过的任务（%）',
      cutShort: '提前结束的任务（%）',
      pace: '实际用时是计划的几倍',
      optionsHint:
        '不填就用你的打卡记录和我们的假设。种子相同，结果就相同。次数越多，用时越长，区间越窄。',
      wrong: '有数字超出了范围，没有开始模拟。',
      chart: '每一天之前完成的可能性',
      chartHint:
        '圆点是一半的情况已完成的日子，方块是八成的情况。线的终点没到顶，就表示不一定来得及。',
      table: '用数字看',
      columns: {
        number: '编号',
        work: '任务',
        due: '截止',
        chance: '按时',
        half: '一半完成于',
        most: '八成完成于',
        left: '平均剩下',
      },
      never: '来不及',
      waiting: (count) => `${count} 次未安排`,
      forExam: (date) => `${date}考试`,
      pastDue: '已过',
      matters: (count) => (count === 1 ? '最要紧的一次' : '最要紧的几次'),
      show: '查看',
    },
    evaluate: {
      title: '这些数字意味着什么',
      loading: '正在检查你的计划……',
      failed: '没能检查计划。什么都没有改动；重新打开这一页再试。',
      scope: '查看',
      topics: {
        room: '待安排',
        spacing: '间隔',
        buffer: '离截止',
        reserve: '余量',
        load: '过满的日子',
        rhythm: '换科',
        runs: '最长连续',
        heavy: '高强度相邻',
        evenings: '想避开的时间',
        freedom: '难挪动',
        profile: '还不了解',
      },
      standing: { good: '（没问题）', fair: '（留意一下）', poor: '（值得调整）' },
      show: '查看',
      fine: (count) => `${count} 项没问题`,
      empty: '先给这门课安排一些时间，这里会告诉你各项数字的含义。',
    },
    present: {
      title: '学习指南',
      hint: '用几页纸写清这门课现在的样子：目标、要求、知识点，以及什么时候学。',
      parts: '包含哪些内容',
      sessions: '任务和日期',
      empty: '空',
      format: '格式',
      formats: { markdown: 'Markdown', pdf: 'PDF' },
      save: '保存',
      saved: (file) => `已保存为 ${file}。`,
      preview: '预览',
      loading: '正在准备……',
      page: '学习指南的第一页',
      pages: (count) => `共 ${count} 页`,
      none: '至少选一项。',
    },
  },
}
