// Why a card asks though the person lets its kind be applied (O7): decided for the turn, and said with the card.
import type * as en from '../../en/agent/explain-asking.ts'

export const reasons: typeof en.reasons = {
  deletion: '会删除内容，这总会先问你。',
  'taken-off': '这一轮会从日程里移走两个以上的学习任务，这总会先问你。',
  bulk: '这一轮不问就做的改动会超过十处，现在先问你。',
  'others-text': '这一轮读了文件里的文字，每处改动都会先问你。',
}
