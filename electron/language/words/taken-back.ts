// "Move it to Friday, no wait, to Saturday": what stood before is taken back.

const takenBack =
  /(?<!don't |not )\b(?:forget (?:it|that|about it)|never ?mind|scratch that|on second thoughts?|no,? wait|wait,? no)\b|算了|当我没说|还是别了|还是不用了/g

/** What was said since; all of it where nothing is taken back. */
export function afterTakenBack(text: string): string {
  const back = [...text.toLowerCase().matchAll(takenBack)].at(-1)
  return back === undefined ? text : text.slice(back.index + back[0].length)
}
