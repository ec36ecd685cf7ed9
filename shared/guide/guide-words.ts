// Words that are about the guide itself and nothing else: to begin one, to leave it, to take it up again.

const begins =
  /\bguide me through\b|\bhelp me plan (?:a|another|my next|the next|one more) (?:new )?course\b|\bi(?: also| now)? (?:have|need|want) to (?:also )?pass (?!it\b|this\b|that\b|by\b)|带我(?:来)?规划|引导我(?:学|规划|准备)|规划(?:一下)?(?:另|再)?一门(?:新)?课|我(?:还|也)?(?:要|得|想)(?:考过|学好)(?!它|这门|那门)/i

const leaves =
  /^(?:stop|quit|enough|never ?mind|leave(?: the guide)?|exit|not now|later|算了|不弄了|先不弄了|先这样|退出(?:引导)?|停|停下|停止|先停一下|到此为止|下次再说)$/i

const takesUp =
  /^(?:(?:let'?s )?(?:go on|continue|carry on|resume)(?: with)?(?: the)? guide|back to the guide|(?:继续|回到|接着)(?:刚才的)?(?:课程)?引导)$/i

export function beginsGuide(text: string): boolean {
  return begins.test(text)
}

export function leavesGuide(text: string): boolean {
  return leaves.test(bare(text))
}

export function takesGuideUp(text: string): boolean {
  return takesUp.test(bare(text))
}

function bare(text: string): string {
  return text
    .replaceAll(/[.!,;:。！，；：~～]+/g, ' ')
    .replaceAll(/\b(?:please|thanks|thank you)\b|谢谢|请|吧$/gi, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
