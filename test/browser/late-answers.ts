// Answers that come late, while what is pushed comes at once: no page may rely on the two coming together.
import type { BrowserContext } from '@playwright/test'

/** Set by `npm run soak:late`; none are late in the gate. */
const lateMs = Number(process.env['LATE_ANSWERS_MS'] ?? 0)

/** For every page of it, before it is opened. */
export async function delayAnswers(context: BrowserContext): Promise<void> {
  if (lateMs === 0) return
  await context.routeWebSocket(/./, (line) => {
    line.connectToServer().onMessage((message) => {
      if (JSON.parse(message.toString()).kind === 'push') line.send(message)
      else setTimeout(() => line.send(message), lateMs)
    })
  })
}
