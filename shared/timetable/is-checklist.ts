// Tells a list of boxes to tick, as Markdown and plain notes write it, from other texts.

/** Its indent, its box and what it says. */
export const checkBox =
  /^(\s*)(?:(?:[-*+•]|\d+[.)、])\s+)?(\[[ xX√✓]\]|[☐☑☒✅✔□])\uFE0F?\s*(\S.*)$/u

export function isTicked(box: string): boolean {
  return /[xX√✓☑☒✅✔~]/u.test(box)
}

/** One drawn box may be any sign. */
const fewestDrawn = 2

export function isChecklist(text: string): boolean {
  const boxes = text.split('\n').flatMap((line) => checkBox.exec(line.trimEnd())?.[2] ?? [])
  return boxes.length >= fewestDrawn || boxes.some((box) => box.startsWith('['))
}
