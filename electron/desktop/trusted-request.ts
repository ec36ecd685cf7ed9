// The only door from a page into the main process: it asks who sends before it looks at what is sent.
import { ipcMain } from 'electron'
import type { Language } from '../../shared/language.ts'
import { fail } from '../../shared/result.ts'
import { answerRequest, sayUnreadable } from '../page/answer-request.ts'
import type { RequestCore } from '../session/open-core.ts'
import { requestChannel } from './channels.ts'
import { isTrustedSender } from './trusted-sender.ts'

export function handleTrustedRequests(core: RequestCore, language: Language): void {
  ipcMain.handle(requestChannel, (event, name: unknown, input: unknown) =>
    isTrustedSender(event)
      ? answerRequest(core, name, input, language)
      : fail(sayUnreadable(language)),
  )
}
