// Answers that change nothing: small talk, plain facts, and what can't be done here with what can.
import type * as en from '../../en/language/answer.ts'

export const talks: typeof en.talks = {
  greeting: '你好。可以说“安排这周的复习”，问明天哪些时间有空，或者告诉我要挪什么。',
  thanks: '不客气。',
  who: '我是 Weekloom 的规划助手，帮你把学习排进每一周。',
  praise: '好的。想调整的时候再告诉我。',
  abilities:
    '我可以安排待做的学习（“安排这周的复习”“安排下周的高数，周五不学”），放、挪、对调或拿下某一次学习（“把高数第二次挪到周五上午”），在你没空时重新安排（“我生病了，周四前都不能学”），记下你学完或没学的、要做的事（“记一下周三前交实验报告”），限制一门课的时间（“大学物理以后别排周五”），优化计划（“周四太满了”），也可以撤销。还可以问我哪天有空、为什么排在那里、计划合不合理、排不排得下。每次改动都会先给你一张卡片确认。',
  cancel: '好的，什么都没有改。',
  keep: '好的，保持原样。',
}

export const beyonds: typeof en.beyonds = {
  add: '课程、考试和日程没法靠对话添加，请用“修改课表”来填，有文件的话用“导入课表”。学习任务可以直接说，比如“加一个任务：周五前写完作文，两小时”。',
  fixed: '课程和考试的时间不能动，我只调整学习任务。',
  'session-limit': '计划里没法限制每天学多少。可以在“学习习惯”里设置一天学多久合适。',
  settings: '设置没法靠对话来改，请打开“设置”；要换回答你的模型，请打开“助手”。',
  export:
    '我没法靠对话写出文件：用“导出”可以把这一周或整个学期打印出来、放进日历，或者给别的软件用。',
  import: '我没法靠对话读文件：用“导入课表”，写入之前会先让你看到里面有什么。',
  syllabus:
    '我没法靠对话读文件：用“读取课程大纲”，会先列出考试、截止日期和阅读任务，你确认之后才写入。',
}

export const unknowns: typeof en.unknowns =
  '我不太明白你的意思。我可以安排一周的学习、挪动或对调学习任务、优化计划、查空闲时间、解释为什么这样排，也可以撤销。你想做什么？'

export const eventNames: typeof en.eventNames = { class: '课程', exam: '考试', personal: '日程' }
