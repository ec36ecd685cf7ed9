// Why a card asks though the person lets its kind be applied (O7): decided for the turn, and said with the card.
import { whyAsk, type LimitReason } from '../../../shared/agent/autonomy.ts'
import type { CardBody } from '../../../shared/agent/card.ts'
import type { Language } from '../../../shared/language.ts'
import { noChanges } from '../../../shared/schedule/tally-diff.ts'
import { hasReadOthers } from '../read-others.ts'
import { spoken, type Round, type Turn } from '../graph/turn.ts'

const reasons: Record<Language, Record<LimitReason, string>> = {
  en: {
    deletion: 'Something would be deleted: that always asks.',
    'taken-off': 'More than two blocks would leave the week in this turn: that always asks.',
    bulk: 'This turn would make more than ten changes unasked: now it asks.',
    'others-text': 'In this turn text from files was read: every change asks.',
  },
  zh: {
    deletion: '会删除内容，这总会先问你。',
    'taken-off': '这一轮会从日程里移走两个以上的学习任务，这总会先问你。',
    bulk: '这一轮不问就做的改动会超过十处，现在先问你。',
    'others-text': '这一轮读了文件里的文字，每处改动都会先问你。',
  },
}

export function whyAskInTurn(turn: Turn, body: CardBody): ReturnType<typeof whyAsk> {
  const { unasked = noChanges } = turn.state
  return whyAsk(turn.ports.autonomy(), body, {
    unasked,
    hasReadOthers: () => hasReadOthers(turn, body),
  })
}

/** The round, with the sentence before the card that it opens. */
export function explainAsking(turn: Turn, round: Round): Round {
  const opened = round.cards.find((write) => write.kind === 'open')
  const reason = opened === undefined ? null : whyAskInTurn(turn, opened.card.body)
  if (reason === null || reason === 'not-chosen') return round
  const said = spoken(reasons[turn.ports.language()][reason])
  const at = round.events.findIndex(({ kind }) => kind === 'card-open')
  return {
    ...round,
    messages: [...round.messages, ...said.messages],
    events: [...round.events.slice(0, at), ...said.events, ...round.events.slice(at)],
  }
}
