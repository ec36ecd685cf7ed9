// Answers plain HTTP with the built page's files and the policy headers.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { readPageFile } from '../page/page-files.ts'
import { pageHeaders } from '../page/page-policy.ts'
import { hasForeignOrigin, hasOwnHost } from './access.ts'

export async function answerPageRequest(
  request: IncomingMessage,
  response: ServerResponse,
  { folder, port }: { folder: string; port: number },
): Promise<void> {
  if (!hasOwnHost(request, port)) return refuse(response, 421, 'unknown host')
  if (hasForeignOrigin(request)) return refuse(response, 403, 'foreign origin')
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return refuse(response, 405, 'only GET and HEAD')
  }
  const [path = '/'] = (request.url ?? '/').split('?')
  const file = await readPageFile(folder, path)
  if (file === null) return refuse(response, 404, 'not found')
  response.writeHead(200, {
    ...pageHeaders,
    'content-type': file.mediaType,
    'content-length': file.body.byteLength,
  })
  response.end(request.method === 'HEAD' ? undefined : file.body)
}

function refuse(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { ...pageHeaders, 'content-type': 'text/plain; charset=utf-8' })
  response.end(`${text}\n`)
}
