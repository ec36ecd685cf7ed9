// Reads the address of a search service on the web, as the person gives it: where the words go, and nowhere else.
import { z } from 'zod'

const placeholder = '{query}'

/** Empty: no search on the web. Else an address with `{query}` where the words go; without it they become `q`. */
export const webAddressSchema = z
  .string()
  .trim()
  .max(500)
  .refine((text) => text === '' || readWebAddress(text) !== null)

/** Sealed lines only, but for a service on this machine. */
export function readWebAddress(text: string): URL | null {
  const url = URL.parse(text.replaceAll(placeholder, 'query'))
  if (url === null || url.username !== '' || url.password !== '') return null
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)
  return url.protocol === 'https:' || (url.protocol === 'http:' && isHere) ? url : null
}

/** Null where there is no address. The words never change the host. */
export function searchAddress(template: string, query: string): URL | null {
  const plain = readWebAddress(template)
  if (plain === null) return null
  const said = encodeURIComponent(query.toWellFormed())
  const hasPlace = template.includes(placeholder)
  const url = URL.parse(template.replaceAll(placeholder, () => said))
  if (url === null || url.origin !== plain.origin) return null
  if (!hasPlace) url.searchParams.set('q', query)
  if (!hasPlace && !url.searchParams.has('format')) url.searchParams.set('format', 'json')
  return url
}

/** Null where no search is set. */
export function webHostOf(template: string): string | null {
  return template === '' ? null : (readWebAddress(template)?.host ?? null)
}
