// Elements as values, written as HTML with all text escaped, or as the lines that a reader sees of them.

export type Element = {
  tag: string
  attributes: Readonly<Record<string, string>>
  children: readonly Node[]
}

/** A text is text: nothing in it becomes markup. */
export type Node = Element | string

export function element(
  tag: string,
  attributes: Readonly<Record<string, string>>,
  ...children: readonly Node[]
): Element {
  return { tag, attributes, children }
}

const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export function escapeText(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => signs[sign] ?? sign)
}

const inline = new Set(['a', 'bdi', 'b', 'small', 'span', 'strong', 'time'])

export function toHtml(node: Node): string {
  if (typeof node === 'string') return escapeText(node)
  const { tag, attributes, children } = node
  const said = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeText(value)}"`)
  const end = inline.has(tag) ? '' : '\n'
  return `<${tag}${said.join('')}>${children.map(toHtml).join('')}</${tag}>${end}`
}

/** A line for each block. */
function toPlain(node: Node): string {
  if (typeof node === 'string') return node
  const text = node.children.map(toPlain).join(inline.has(node.tag) ? '' : ' ')
  return inline.has(node.tag) ? text : `\n${text}\n`
}

export function plainLines(node: Node): string {
  return toPlain(node)
    .split('\n')
    .map((line) => line.replaceAll(/ {2,}/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n')
}
