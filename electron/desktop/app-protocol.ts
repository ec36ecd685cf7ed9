// Serves the built page under app://weekloom/, with its policy, and nothing else.
import { protocol } from 'electron'
import { readPageFile, pageHeaders } from '../page/page-files.ts'
import { appScheme, isOwnUrl } from './app-origin.ts'

/** Must run before the app is ready. */
export function registerAppScheme(): void {
  protocol.registerSchemesAsPrivileged([
    { scheme: appScheme, privileges: { standard: true, secure: true, supportFetchAPI: true } },
  ])
}

/** Must run after the app is ready. */
export function serveAppProtocol(folder: string): void {
  protocol.handle(appScheme, (request) => answerPage(folder, request))
}

async function answerPage(folder: string, request: Request): Promise<Response> {
  const file =
    request.method === 'GET' && isOwnUrl(request.url)
      ? await readPageFile(folder, new URL(request.url).pathname)
      : null
  if (file === null) return new Response('not found\n', { status: 404, headers: pageHeaders })
  return new Response(file.body, { headers: { ...pageHeaders, 'content-type': file.mediaType } })
}
