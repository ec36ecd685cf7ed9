// The words that ask for new study work to be noted: "remember to …", "add a task: …", 记一下…, 别忘了….

/** `asked`: it is asked for; `told`: the person only says that there is such work. */
export type CaptureLead = { body: string; how: 'asked' | 'told'; isReminder: boolean }

const polite = String.raw`^(?:(?:hi|hey|hello|ok|okay|so|oh|ah|ugh|argh|wait|and|also|btw|by the way|please|can you|could you|would you|will you|i'd like (?:you )?to|i want (?:you )?to|i need you to|help me|let's)[ ,]+)*`
const todo = String.raw`(?:i (?:have|need|ought|want) to|i (?:must|should|gotta)|i've got to|me to|myself to|us to)`
const reminders = new RegExp(
  String.raw`${polite}(?:remind me|remember|don't (?:let me )?forget|do not (?:let me )?forget|make sure (?:that )?i (?:remember|don't forget)|set (?:me )?a reminder|reminder)(?:,| ?[:-])? ?(?:that )?(?:${todo} |to |about |for |of )?`,
)
const notes = new RegExp(
  String.raw`${polite}(?:(?:note|notes|note to self|to-?do|task|new (?:task|to-?do|item|assignment)|quick note)(?: ?[:-] ?)|(?:to-?do|note to self) (?=(?:read|write|finish|do|hand|submit|print|prepare|email|ask|buy|learn|revise|check)\b)|(?:please )?(?:note (?:down )?(?:that )?|make a note (?:that |of |to )?|jot down|write down|take down)(?: ?[:-])? ?(?:that )?)(?:${todo} |to )?`,
)
const kindWord = String.raw`(?:(?:a|an|another|one|some|the|this|my) )?(?:(?:new|extra|quick|small|pending|study|open) )*(?:tasks?|items?|to-?dos?|assignments?|work)`
const adds = new RegExp(
  String.raw`${polite}(?:add|create|put down)(?: in| down)? (?:${kindWord}(?: (?:to|for|called|named|about|that))?(?: ?[:,-])? ?(?:${todo} |to )?|(?:(?:a|an|another|some|my|the|new) )*)`,
)
const newTask = new RegExp(
  String.raw`${polite}(?:(?:there's|there is|i've got|i have|i got) (?:a |an |another )?new (?:task|assignment|item|to-?do))(?: ?[:,-])? ?(?:to |for )?`,
)
const chinesePolite = String.raw`^(?:(?:请|麻烦|帮我|帮忙|给我|你|能不能|可以|可不可以|对了|那个|还有|另外|再|也|顺便)[ ,]*)*`
const chineseReminders = new RegExp(
  String.raw`${chinesePolite}(?:提醒(?:一?下)?(?:我|自己)?(?:一?下)?|(?:别|不要|千万别)(?:让我|叫我)?忘[了记]?(?:要)?|记得(?:要|提醒我)?|(?:设|加|弄|来)一?个?提醒)[ :,]*(?:我?(?:要|得|需要))?`,
)
const chineseNotes = new RegExp(
  String.raw`${chinesePolite}(?:记(?:录|个|上|住)?一?下(?:来)?|记一?[笔个条](?:任务|待办)?|记个(?:任务|待办)|待办(?:事项)?|备忘|新任务|新作业)[ :,]*(?:我?(?:要|得|需要))?`,
)
const chineseAdds = new RegExp(
  String.raw`${chinesePolite}(?:(?:添加|新增|增加|新建|创建|录入|加上?)(?:一?[个项条份])?(?:新的?)?(?:学习)?(?:任务|待办|事项|作业)|(?:给|为).{1,12}?(?:添加|新增|增加|加上?)|(?:添加|新增|增加|加上?)(?:一?[个项份篇](?!月|星期|礼拜|小时))?)[ :,]*(?:叫做?|是)?(?:我?(?:要|得))?`,
)
/** 大学物理加一个任务：期末复习: the course stands before the words that ask. */
const chineseForCourse = new RegExp(
  String.raw`${chinesePolite}(?!把|将|[给为])([^ ,:。?!]{1,14}?)(?:这门课)?(?:里|上)?[再要]?(?:添加|新增|增加|新建|加)(?:上)?一?[个项条份](?:新的?)?(?:学习)?(?:任务|待办|作业)[ :,]+`,
)

/** "Put “graph paper” on my list", 线代作业下周一交，帮我加进去. */
const listed =
  /^(?:please |can you |could you )*put (.+?) (?:on|onto|in|into) (?:my |the )?(?:to-?do )?(?:list|to-?dos|tasks)\b/
const tail =
  /^(?:i )?(?:have to |need to |must |should )?(.+?)[ ,;-]+(?:please |pls |and )?(?:note (?:it|that|this)(?: down)?|note|don't (?:let me )?forget(?: it)?|remind me(?: of it)?|put it on my list|add it(?: please)?)[.! ]*$/
const chineseTail =
  /^(.+?)[,，。 ]*(?:帮我|请|麻烦)?(?:加进去|加上去|加上|加一下|记一下|记上|记下来|记着|记一笔|别忘了?|记得提醒我(?:一下)?|提醒我(?:一下)?)[吧啊哦]?[。.! ]*$/

const tellsWork = new RegExp(
  String.raw`^(?:(?:so|ok|okay|also|oh|and|btw)[ ,]+)*${todo} (?=(?:hand|turn) in\b|(?:submit|finish|write|read|prepare|complete|deliver|send|learn|memorise|memorize|do|revise|practise|practice)\b)`,
)
const tellsDue =
  /^(?:(?:ugh|oh|argh|so|ok|btw|also|hey)[ ,]+)*(?:i (?:totally |completely |almost )?forgot[ ,:]+)?(?:(?:my|the|an?|i have (?:a|an|my)|there's an?) )?(?=.{3,60}\b(?:is|are|due)\b.*\bdue\b|.{3,60} due (?:on|by|before|next|this|in|mon|tue|wed|thu|fri|sat|sun|today|tomorrow|\d))/
const tellsChinese =
  /^我?(?:得|要|需要|必须)(?:在)?(?=.{0,8}(?:交|写完?|做完?|完成|提交|看完|读完|背完?))|^我?(?=.{1,14}(?:之?前|以前)?(?:要|得|必须|需要)(?:交|提交|写完|做完|完成|看完|读完|背完))/

/** `text` is prepared. Null when nothing of the kind is said. */
export function findCaptureLead(text: string): CaptureLead | null {
  const reminder = reminders.exec(text) ?? chineseReminders.exec(text)
  if (reminder !== null) return asked(text, reminder, true)
  const note = [notes, adds, newTask, chineseNotes, chineseAdds]
    .map((pattern) => pattern.exec(text))
    .find((match) => match !== null)
  if (note != null) return asked(text, note, false)
  const course = chineseForCourse.exec(text)
  if (course !== null)
    return {
      body: `给${course[1]} ${text.slice(course[0].length)}`,
      how: 'asked',
      isReminder: false,
    }
  const body = listed.exec(text)?.[1] ?? chineseTail.exec(text)?.[1] ?? tail.exec(text)?.[1]
  if (body !== undefined) return { body, how: 'asked', isReminder: false }
  const told = tellsWork.exec(text) ?? tellsDue.exec(text) ?? tellsChinese.exec(text)
  return told === null ? null : { body: text.slice(told[0].length), how: 'told', isReminder: false }
}

function asked(text: string, match: RegExpExecArray, isReminder: boolean): CaptureLead {
  // What 给生物加三次 is for stands inside the lead.
  const course = /(?:给|为)(.{1,12}?)(?:添加|新增|增加|加上?)/.exec(match[0])?.[1]
  const body = text.slice(match[0].length)
  return { body: course === undefined ? body : `给${course} ${body}`, how: 'asked', isReminder }
}
