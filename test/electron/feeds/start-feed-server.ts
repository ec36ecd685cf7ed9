// A server of calendars for one test, closed when that is over.
import { onTestFinished } from 'vitest'
import { type FeedServer, serveFeed } from './feed-server.ts'

export async function startFeedServer(text: string): Promise<FeedServer> {
  const server = await serveFeed(text)
  onTestFinished(server.close)
  return server
}
