// What a model is told of a guide (B7): what it is at all, and of each state only its own rules and the actions that it has.
import type * as en from '../../en/agent/guide.ts'

export const guideStateTexts: typeof en.guideStateTexts = {
  DISCOVERY:
    '状态 DISCOVERY：还没有草稿。问还缺的内容（CONTINUE_ASKING，不带 draft_content）：哪门课、要学什么、有多少、到什么时候、有没有考试；然后是难度、要避开的时间、均匀还是集中。前四项知道后就提出草稿（PROPOSE_DRAFT，带 draft_content）。',
  DRAFTING:
    '状态 DRAFTING：学生看过下面的草稿。他改的内容写进新的完整草稿（PROPOSE_DRAFT）。他同意就 REQUEST_CONFIRM，只说一声“好”就 CONFIRM_FINISH；“好，但是……”是修改，一并写进 draft_content。不清楚的就问（CONTINUE_ASKING）。',
  CONFIRMING:
    '状态 CONFIRMING：带着下面草稿的卡片在等学生，只有他能接受。想改就是新草稿（PROPOSE_DRAFT），有疑问就回答（CONTINUE_ASKING）。',
  FINISHED:
    '状态 FINISHED：下面的草稿已经写入。道谢、闲聊用一句话回答（CONTINUE_ASKING，intent 为 CONTINUE）。只有学生回头要改（“刚才那个”“那门课不对”）时，intent 为 BACKTRACK，并写 target_section：没说清就问（CONTINUE_ASKING），说清了就提出改好的草稿（PROPOSE_DRAFT）。',
}

export const guideSectionTexts: typeof en.guideSectionTexts = {
  course: '部分 course：课程名，课表里有的就照课表写。',
  work: '部分 work：要学或要做什么，属于哪一类（subject_type）。',
  amount: '部分 amount：分几次，每次做什么、几节。',
  dates: '部分 dates：从哪天到哪天，考试在哪天第几节。',
  effort: '部分 effort：难度、强度、优先级，1 到 5。',
  limits: '部分 limits：要避开的星期和节次，能不能排进允许的课里。',
  strategy: '部分 strategy：steady（每周一点）或 rapid（集中）。',
  profile: '部分 profile：这门课要记住的学生情况。',
}

export const guideWords: typeof en.guideWords = {
  actions: (names) => `next_action 只能是：${names}。`,
  draft: '草稿：',
  noDraft: '还没有草稿。',
  written: '它已经写入；class_id 是对应的任务。',
  pack: '这门课有课程包。以里面的内容为准，不要再问；如果写了 class_id，草稿就用它：',
}
