// The dialog of the standing context: what every model call is told of the student.
import type * as en from '../../en/window/standing.ts'

export const standing: typeof en.standing = {
  title: '助手对你的了解',
  scope: '你自己选的模型每次回答前都会读到这些。内容只存在这台电脑上，内置模型不会用到它。',
  profile: '关于你',
  profileHint: '比如：大二，喜欢做往年试题，午饭后容易困',
  goals: '这学期的目标',
  goalsHint: '比如：高数考到 80 分，周日留给家人',
  courses: '每门课对你来说怎么样',
  tooLong: (by) => `超出了 ${by} 个字符：这些内容每条消息都会带上，请写短一些。`,
  save: '保存',
  cancel: '取消',
  saved: '已保存，从你的下一条消息开始生效。',
}
