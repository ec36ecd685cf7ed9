// A server's answer about several resources (RFC 4918, multistatus), read as what it says of each.
import { Parser } from 'htmlparser2'

/** An element by its name without prefix. */
export type DavElement = { name: string; children: DavElement[]; text: string }

/** What the server found of one resource; `href` is as it wrote it. */
export type DavResource = { href: string; found: DavElement[] }

/** Deeper than any answer; what lies below is left out. */
const deepest = 40

/** Null where it is no such answer. */
export function readMultistatus(text: string): DavResource[] | null {
  const root = parse(text).children.find(({ name }) => name === 'multistatus')
  if (root === undefined) return null
  return root.children
    .filter(({ name }) => name === 'response')
    .map((response) => ({
      href: textOf(response, 'href'),
      found: response.children.filter(isFound).flatMap((part) => childrenOf(part, 'prop')),
    }))
}

function isFound(part: DavElement): boolean {
  const status = textOf(part, 'status')
  return part.name === 'propstat' && (status === '' || /\s2\d\d\b/.test(status))
}

function childrenOf(element: DavElement, name: string): DavElement[] {
  return element.children.find((child) => child.name === name)?.children ?? []
}

function textOf(element: DavElement, name: string): string {
  return element.children.find((child) => child.name === name)?.text.trim() ?? ''
}

export function findProperty({ found }: DavResource, name: string): DavElement | undefined {
  return found.find((property) => property.name === name)
}

/** The address inside a property; null where there is none. */
export function hrefOf(resource: DavResource, name: string): string | null {
  const property = findProperty(resource, name)
  const href = property === undefined ? '' : textOf(property, 'href')
  return href === '' ? null : href
}

function parse(text: string): DavElement {
  const root: DavElement = { name: '', children: [], text: '' }
  const open = [root]
  const parser = new Parser(
    {
      onopentag(name) {
        const element: DavElement = { name: name.replace(/^.*:/, ''), children: [], text: '' }
        if (open.length < deepest) open.at(-1)?.children.push(element)
        open.push(element)
      },
      onclosetag() {
        if (open.length > 1) open.pop()
      },
      ontext(part) {
        const element = open.at(-1)
        if (element !== undefined) element.text += part
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  parser.end(text)
  return root
}
