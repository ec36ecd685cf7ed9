// Takes out of a mail, as it is saved, what it says: its plain text, else its page.
const header =
  /^(?:From|To|Cc|Subject|Date|Received|Return-Path|Message-ID|MIME-Version|Content-[\w-]+|X-[\w-]+|Delivered-To|Reply-To|DKIM-Signature):/i
const fewestHeaders = 2
const mostNested = 5

/** What is no mail stays as it is. */
export function decodeMail(text: string): string {
  const start = text.replace(/^\uFEFF?\s*/, '')
  const lines = start.slice(0, 4000).split(/\r?\n/)
  const end = lines.indexOf('')
  const named = lines.slice(0, Math.max(0, end)).filter((line) => header.test(line))
  return named.length >= fewestHeaders && header.test(lines[0] ?? '')
    ? (partsOf(start, mostNested).toSorted((one, other) => rank(one) - rank(other))[0]?.text ??
        text)
    : text
}

type Part = { kind: string; text: string }

function rank({ kind }: Part): number {
  return kind === 'text/plain' ? 0 : kind === 'text/html' ? 1 : 2
}

function partsOf(source: string, depth: number): Part[] {
  const gap = /\r?\n\r?\n/.exec(source)
  const head = source.slice(0, gap?.index ?? source.length).replaceAll(/\r?\n[ \t]+/g, ' ')
  const body = gap === null ? '' : source.slice(gap.index + gap[0].length)
  const said = (name: string) => new RegExp(`^${name}:\\s*(.*)$`, 'im').exec(head)?.[1] ?? ''
  const type = said('content-type')
  const boundary = /boundary="?([^";]+)/i.exec(type)?.[1]
  if (boundary !== undefined && depth > 0)
    return body
      .split(`--${boundary}`)
      .slice(1, -1)
      .flatMap((part) => partsOf(part.replace(/^\r?\n/, ''), depth - 1))
  const kind = (/^[\w/+-]+/.exec(type)?.[0] ?? 'text/plain').toLowerCase()
  const charset = /charset="?([^";\s]+)/i.exec(type)?.[1] ?? 'utf-8'
  return [
    { kind, text: decoded(body, said('content-transfer-encoding').trim().toLowerCase(), charset) },
  ]
}

function decoded(body: string, encoding: string, charset: string): string {
  if (encoding === 'base64') return inCharset(Buffer.from(body, 'base64'), charset)
  if (encoding !== 'quoted-printable') return body
  const bytes = body
    .replaceAll(/=[ \t]*\r?\n/g, '')
    .replaceAll(/=([\dA-F]{2})/gi, (_, code: string) =>
      String.fromCodePoint(Number.parseInt(code, 16)),
    )
  // Nothing but ASCII stands in such a body besides, unless a program has decoded it already.
  return /[^\0-\u00FF]/u.test(bytes) ? bytes : inCharset(Buffer.from(bytes, 'latin1'), charset)
}

function inCharset(bytes: Uint8Array, charset: string): string {
  try {
    return new TextDecoder(charset).decode(bytes)
  } catch {
    return new TextDecoder().decode(bytes)
  }
}
