// Words that are about the guide itself and nothing else: to begin one, to leave it, to take it up again.

const begins =
  /\bguide me through\b|\bhelp me plan (?:a|another|my next|the next|one more) (?:new )?course\b|\bi(?: also| now)? (?:have|need|want) to (?:also )?pass (?!it\b|this\b|that\b|by\b)|带我(?:来)?规划|引导我(?:学|规划|准备)|规划(?:一下)?(?:另|再)?一门(?:新)?课|我(?:还|也)?(?:要|得|想)(?:考过|学好)(?!它|这门|那门)/i

const leaves =
  /^(?:stop|quit|enough|never ?mind|leave(?: the guide)?|exit|not now|later|算了|不弄了|先不弄了|先这样|退出(?:引导)?|停|停下|停止|先停一下|到此为止|下次再说)$/i

const takesUp =
  /^(?:(?:(?:ok(?:ay)?|so|and|now|then|can we|let'?s|i(?: want|'?d like| would like)(?: to)?) )*(?:(?:go on|continue|carry on|resume|go ahead)(?: with)?|(?:go |get )?back to|return to)(?: the| my| our)?(?: course)? guide|(?:我想|我们|那|好|再)*(?:继续|回到|接着|接着弄)(?:刚才|刚刚|之前|上次)?的?(?:那个|那门)?(?:(?:课程)?引导|课程?的?规划|(?<=刚才的?|刚刚的?|之前的?|上次的?)规划))$/i

export function beginsGuide(text: string): boolean {
  return begins.test(text)
}

export function leavesGuide(text: string): boolean {
  return leaves.test(bare(text))
}

export function takesGuideUp(text: string): boolean {
  return takesUp.test(bare(text))
}

/** Whether two names are of one course, as far as their writing tells. */
export function isSameCourse(a: string, b: string): boolean {
  const [one, other] = [plain(a), plain(b)]
  return one !== '' && other !== '' && (one.includes(other) || other.includes(one))
}

function plain(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s\p{P}]+/gu, ' ')
    .trim()
}

function bare(text: string): string {
  return text
    .replaceAll(/[.!,;:。！，；：~～]+/g, ' ')
    .replaceAll(/\b(?:please|thanks|thank you)\b|谢谢|请|吧$/gi, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
