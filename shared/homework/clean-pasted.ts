// Line ends and what no text holds, in a solution or key that was pasted (H1).

/** A pasted text as it is kept. */
export function cleanPasted(text: string): string {
  return text.replaceAll(/\r\n?/gu, '\n').replaceAll('\u0000', '').trim()
}
