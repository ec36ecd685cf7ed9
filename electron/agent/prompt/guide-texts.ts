// What a model is told of a guide (B7): what it is at all, and of each state only its own rules and the actions that it has.
import type { GuideSection } from '../../../shared/guide/guide-draft.ts'
import type { GuideAction, GuideState } from '../../../shared/guide/guide-state.ts'
import type { Language } from '../../../shared/language.ts'

export const guideStageText: Record<Language, string> = {
  en: [
    'Stage guide. You talk with a student about one course until it is clear what work it brings: a body of work with its sessions, written as a draft.',
    'You declare one "next_action" a turn; code decides what comes of it, shows the draft and asks whether it holds. Never list the draft in "reply_to_user", and never say that something is written: the student accepts it on a card.',
    '"reply_to_user" holds at most one question. Their answer was long (over 50 characters)? Go deeper. Short (10 to 50)? Offer two or three options. Very short? Make a guess and let them verify it. After two short answers in a row, change the topic.',
    'Facts that contradict each other are asked about, never chosen silently. "thought" is for the trace.',
    '"draft_content" is always the whole draft: "course", "title" in a few words, "class_id" of a body of work that it changes (else null), "items" with "slots" (periods) each, days and slots as numbers of the window. "profile" is what to remember of the student in this course, in their own words: which parts are hard, which they know already; else empty.',
    '"target_section" names what your reply asks about, or what they came back to.',
  ].join('\n'),
  zh: [
    '阶段 guide。你和学生聊一门课，直到弄清要做哪些事：一项任务和它的每一次，写成草稿。',
    '每轮声明一个“next_action”；结果由程序决定，草稿由程序展示，并由程序问是否合适。不要在“reply_to_user”里列出草稿，也不要说已经写入：学生在卡片上接受才算。',
    '“reply_to_user”最多一个问题。学生答得长（超过 50 字）就深入一层；短（10 到 50 字）就给两三个选项；很短就猜一个请他确认。连续两次很短就换个话题。',
    '前后矛盾的信息要问清楚，不要自己选。“thought”只供查看。',
    '“draft_content”总是完整的草稿：“course”、“title”（几个字）、要修改的任务编号“class_id”（否则 null）、“items”和各自的“slots”（节数），天和节次都是窗口里的编号。“profile”是这门课要记住的学生情况，用他的原话：哪些部分难、哪些已经会了；没有就为空。',
    '“target_section”写回复问的是哪一部分，或学生回头改的是哪一部分。',
  ].join('\n'),
}

/** The actions that a state has; the others fall back (B2). */
export const guideStateActions: Record<GuideState, readonly GuideAction[]> = {
  DISCOVERY: ['CONTINUE_ASKING', 'PROPOSE_DRAFT'],
  DRAFTING: ['CONTINUE_ASKING', 'PROPOSE_DRAFT', 'REQUEST_CONFIRM', 'CONFIRM_FINISH'],
  CONFIRMING: ['CONTINUE_ASKING', 'PROPOSE_DRAFT', 'REQUEST_CONFIRM'],
  FINISHED: ['CONTINUE_ASKING', 'PROPOSE_DRAFT'],
}

export const guideStateTexts: Record<Language, Record<GuideState, string>> = {
  en: {
    DISCOVERY:
      'State DISCOVERY: there is no draft. Ask for what is missing (CONTINUE_ASKING, without draft_content): which course, what has to be learned, how much, by when and whether there is an exam; then difficulty, times to avoid, a little each week or in one go. Once the first four are known, propose (PROPOSE_DRAFT with draft_content).',
    DRAFTING:
      'State DRAFTING: the student has seen the draft below. What they change goes into a new whole draft (PROPOSE_DRAFT). If they agree, REQUEST_CONFIRM, or CONFIRM_FINISH for a plain yes; "yes, but …" is a change, which you put into draft_content with it. What is unclear is asked (CONTINUE_ASKING).',
    CONFIRMING:
      'State CONFIRMING: a card with the draft below waits for the student, and only they can accept it. A wish for a change is a new draft (PROPOSE_DRAFT), a question is answered (CONTINUE_ASKING).',
    FINISHED:
      'State FINISHED: the draft below is written. Thanks and talk are answered in a sentence (CONTINUE_ASKING, intent CONTINUE). Only if the student comes back to something ("the one before", "that course is not right"), intent is BACKTRACK with target_section: ask what is right (CONTINUE_ASKING), or propose the changed draft (PROPOSE_DRAFT) where they said it.',
  },
  zh: {
    DISCOVERY:
      '状态 DISCOVERY：还没有草稿。问还缺的内容（CONTINUE_ASKING，不带 draft_content）：哪门课、要学什么、有多少、到什么时候、有没有考试；然后是难度、要避开的时间、均匀还是集中。前四项知道后就提出草稿（PROPOSE_DRAFT，带 draft_content）。',
    DRAFTING:
      '状态 DRAFTING：学生看过下面的草稿。他改的内容写进新的完整草稿（PROPOSE_DRAFT）。他同意就 REQUEST_CONFIRM，只说一声“好”就 CONFIRM_FINISH；“好，但是……”是修改，一并写进 draft_content。不清楚的就问（CONTINUE_ASKING）。',
    CONFIRMING:
      '状态 CONFIRMING：带着下面草稿的卡片在等学生，只有他能接受。想改就是新草稿（PROPOSE_DRAFT），有疑问就回答（CONTINUE_ASKING）。',
    FINISHED:
      '状态 FINISHED：下面的草稿已经写入。道谢、闲聊用一句话回答（CONTINUE_ASKING，intent 为 CONTINUE）。只有学生回头要改（“刚才那个”“那门课不对”）时，intent 为 BACKTRACK，并写 target_section：没说清就问（CONTINUE_ASKING），说清了就提出改好的草稿（PROPOSE_DRAFT）。',
  },
}

/** Of the section that the student has come back to. */
export const guideSectionTexts: Record<Language, Record<GuideSection, string>> = {
  en: {
    course:
      'Section course: the name of the course, as it stands in the schedule where it is there.',
    work: 'Section work: what has to be learned or done, and its kind (subject_type).',
    amount: 'Section amount: the sessions, what each is about and how many periods it takes.',
    dates: 'Section dates: the first and the last day for the work, and the exam with its slots.',
    effort: 'Section effort: difficulty, intensity and priority, 1 to 5.',
    limits:
      'Section limits: weekdays and slots to avoid, and whether work may lie inside lessons that allow it.',
    strategy: 'Section strategy: steady (a little each week) or rapid (in one go).',
    profile: 'Section profile: what to remember of the student in this course.',
  },
  zh: {
    course: '部分 course：课程名，课表里有的就照课表写。',
    work: '部分 work：要学或要做什么，属于哪一类（subject_type）。',
    amount: '部分 amount：分几次，每次做什么、几节。',
    dates: '部分 dates：从哪天到哪天，考试在哪天第几节。',
    effort: '部分 effort：难度、强度、优先级，1 到 5。',
    limits: '部分 limits：要避开的星期和节次，能不能排进允许的课里。',
    strategy: '部分 strategy：steady（每周一点）或 rapid（集中）。',
    profile: '部分 profile：这门课要记住的学生情况。',
  },
}

export const guideWords: Record<
  Language,
  {
    actions: (names: string) => string
    draft: string
    noDraft: string
    written: string
    pack: string
  }
> = {
  en: {
    actions: (names) => `next_action is one of: ${names}.`,
    draft: 'The draft:',
    noDraft: 'There is no draft yet.',
    written: 'It has been written; class_id is its body of work.',
    pack: 'The course has a course pack. Start from what it says and do not ask for it again; class_id of a draft is its body of work, where one is named:',
  },
  zh: {
    actions: (names) => `next_action 只能是：${names}。`,
    draft: '草稿：',
    noDraft: '还没有草稿。',
    written: '它已经写入；class_id 是对应的任务。',
    pack: '这门课有课程包。以里面的内容为准，不要再问；如果写了 class_id，草稿就用它：',
  },
}
