// Words that are about the guide itself and nothing else: to begin one, to leave it, to take it up again.
import { toSimple } from '../text/simple-characters.ts'

const begins =
  /\b(?:guide|take|walk|talk|lead) me through\b(?! (?:it|this|that|the (?:week|plan|day|app))\b)|\bhelp me plan (?:a|another|my next|the next|one more) (?:new )?course\b|\bi(?: also| now)? (?:have|need|want) to (?:also )?pass (?!it\b|this\b|that\b|by\b)|带我(?:来)?规划|引导我(?:学|规划|准备)|规划(?:一下)?(?:另|再)?一门(?:新)?课|我(?:还|也)?(?:要|得|想)(?:考过|学好)(?!它|这门|那门)/i

const leaves =
  /^(?:(?:let'?s|i(?:'d| would) (?:rather|like to)|i want to|we can|just|ok(?:ay)?|no|then) )*(?:(?:stop|quit|leave|exit|drop|cancel|close|end|abandon|forget)(?: (?:it|this|that|here|about (?:it|this)|(?:the|this) (?:guide|course|whole thing)))?|enough(?: of (?:this|it|that))?|never ?mind|not (?:now|today)|later|some other time)(?: (?:now|for now|here|then|today))*$|^(?:我|那|我们|今天|现在|就)*(?:先|就|暂时|以后|改天|下次)*(?:算了|不(?:想)?(?:弄|规划|做|搞|聊|管|要|说)(?:它|这个|这门课?)?了|(?:退出|离开|关掉|放下|取消|结束|放弃|停止)(?:引导|规划|这个|它|这门课?)?|停(?:下|一下)?|放一放|到此为止)了?$|^(?:那|今天|现在)*(?:先这样|(?:先|以后|改天|下次)再说)$/i

const takesUp =
  /^(?:(?:(?:ok(?:ay)?|so|and|now|then|can we|let'?s|i(?: want|'?d like| would like)(?: to)?) )*(?:(?:go on|continue|carry on|resume|go ahead)(?: with)?|(?:go |get )?back to|return to)(?: the| my| our)?(?: course)? guide|(?:我想|我们|那|好|再)*(?:继续|回到|接着|接着弄)(?:刚才|刚刚|之前|上次)?的?(?:那个|那门)?(?:(?:课程)?引导|课程?的?规划|(?<=刚才的?|刚刚的?|之前的?|上次的?)规划))$/i

export function beginsGuide(text: string): boolean {
  return begins.test(toSimple(text))
}

export function leavesGuide(text: string): boolean {
  // "Never mind, let's stop here" says it twice.
  const parts = text.split(/[.!,;:。！，；：~～—–]+/).map(bare)
  const said = parts.filter((part) => part !== '')
  return leaves.test(bare(text)) || (said.length > 1 && said.every((part) => leaves.test(part)))
}

export function takesGuideUp(text: string): boolean {
  return takesUp.test(bare(text))
}

function bare(text: string): string {
  return toSimple(text)
    .replaceAll('’', "'")
    .replaceAll(/[.!,;:。！，；：~～]+/g, ' ')
    .replaceAll(/\b(?:please|thanks|thank you)\b|谢谢|请|吧$/gi, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
