// The one entry over a real data file and the real graph, with a toy scene in the register; the model is a script.
import { followWith, readSession, writeSession } from '../../../db/conversations.ts'
import { ensureConversation } from '../../../db/conversation.ts'
import { speakAndEnd } from '../../../electron/agent/graph/runner.ts'
import type { GuideService } from '../../../electron/guide/scene/scene-service.ts'
import { type OrchestratorPorts, takeText } from '../../../electron/orchestrator/orchestrate.ts'
import type { PackService } from '../../../electron/pack/scene/scene-service.ts'
import type { ReciteService } from '../../../electron/recite/scene/scene-service.ts'
import type { Scene, SceneRegister, SceneTurn } from '../../../electron/orchestrator/scene.ts'
import { productScenes } from '../../../electron/conversation/product-scenes.ts'
import { restoreSession, storeSession } from '../../../electron/orchestrator/session-state.ts'
import { storeGuide } from '../../../shared/guide/guide-record.ts'
import { idle } from '../../../shared/recite/recital.ts'
import { fail } from '../../../shared/result.ts'
import { now } from '../../db/data-folder.ts'
import { conversationOf, openWorld, type Script, type World } from '../agent/world.ts'

/** One file and one line: all that a new scene needs (O5). */
function toyScene(seen: SceneTurn[]): Scene {
  return {
    name: 'quiz',
    title: (language) => (language === 'en' ? 'quiz you' : '测验'),
    purpose: (language) => (language === 'en' ? 'ask the student questions' : '向学生提问'),
    run: (turn) => {
      seen.push(turn)
      return speakAndEnd(turn.turn, `Question one (${turn.slots['topic'] ?? 'no topic'}).`)
    },
  }
}

const noGuide: GuideService = {
  read: () => null,
  packs: () => [],
  store: (record) => ({ name: 'guide', ...storeGuide(record) }),
}

const noTexts: ReciteService = {
  recalls: () => 'none',
  readMaterials: () => [],
  packTexts: () => [],
  keep: () => fail('nothing to keep'),
  queue: () => [],
  readRecital: () => idle,
  suggested: () => [],
  begin: () => fail('no text'),
  judge: () => fail('no text'),
  judged: () => null,
  leave: () => undefined,
  isListening: () => false,
}

const noPacks: PackService = {
  readRecord: () => null,
  courses: () => [],
  coursesNamed: () => [],
  guideCourse: () => null,
  settled: () => null,
  read: (course) => ({
    pack: { course, fields: {} },
    world: { scheduleMark: null, sourceIds: null, sources: [] },
  }),
  draft: () => Promise.resolve(null),
  lookUp: () => Promise.resolve(null),
  document: () => fail('no pack'),
}

type Desk = {
  world: World
  ports: OrchestratorPorts
  seen: SceneTurn[]
  say: (text: string) => ReturnType<typeof takeText>
  setTime: (at: string, date: string) => void
}

export function openOrchestra(script: Script): Desk {
  const world = openWorld(script)
  const seen: SceneTurn[] = []
  const scenes: SceneRegister = [
    ...productScenes({
      guide: noGuide,
      pack: noPacks,
      recite: noTexts,
      homework: {
        openSteps: () => [],
        list: () => [],
        finish: () => fail('no list'),
      },
      calendar: {
        term: () => {
          throw new Error('no term')
        },
        read: () => null,
        preferences: () => {
          throw new Error('not set')
        },
        store: () => ({ name: 'calendar', version: 1, json: '{}' }),
      },
    }),
    toyScene(seen),
  ]
  const id = ensureConversation(world.database, now)
  let at = now
  let date = '2026-11-02'
  const ports: OrchestratorPorts = {
    agent: {
      ...world.ports,
      at: () => at,
      clock: () => ({ ...world.ports.clock(), date }),
    },
    scenes,
    readSession: () => restoreSession(readSession(world.database, id)),
    writeSession: (session) => writeSession(world.database, id, storeSession(session)),
    follow: (texts) => followWith(world.database, id, texts),
    ticks: () => performance.now(),
  }
  const say = (text: string) =>
    takeText(ports, conversationOf(world), text, new AbortController().signal)
  const setTime = (nextAt: string, nextDate: string) => {
    at = nextAt
    date = nextDate
  }
  return { world, ports, seen, say, setTime }
}

/** What the model hears in a text: a scene, how surely, and the slot `topic`. */
export function heard(scene: string | null, score: number, intent = 'task', speak = ''): string {
  const slots = [{ name: 'topic', value: 'limits' }]
  return JSON.stringify({ intent, speak, reason: 'script', scene, score, slots })
}
