// Finds what the student said of a topic: that it is hard, or known already.
import { isAboutTopic, namesTopic } from './topic-words.ts'

export type TopicDifficulty = 'hard' | 'known' | 'plain'

const hard =
  /\b(?:hard|difficult|struggl\w*|weak|trouble|confus\w*|never understood|don't (?:get|understand))\b|难|不会|不懂|没学过|弱|吃力|不熟|看不懂|糊涂|头疼|头大|差得?多|很差|不太(?:会|懂|行)|不行|没信心/iu
const known =
  /\b(?:know|knew|fine|(?:ok|okay|no (?:problem|trouble)s?) with|(?:good|strong|confident) (?:at|in|with)|done|learn(?:ed|t)|understand|easy|comfortable)\b|会|懂|熟|掌握|学过|简单|还行|还可以|没问题|不错|擅长|拿手/iu

/** "Not that hard", 不难: the opposite of what is hard, and known in its way. */
const notHard =
  /\b(?:(?:is|are)n't|not) (?:(?:that|so|too|very|really|particularly) )?(?:hard|difficult)\b|不(?:算|太|怎么|是很|很)?难/giu

/**
 * By the clauses of the field `knowledge` that name it; what is hard counts before what is known. Who knows "matrices"
 * does not know "Symmetric matrices": known is only what is named whole, of several things in a title the first.
 */
export function difficultyOf(title: string, knowledge: string, course = ''): TopicDifficulty {
  const clauses = knowledge
    .split(/[\n;；.。!！,，]|\bbut\b|但是?/iu)
    .filter((clause) => namesTopic(clause, title, course))
    .map((clause) => clause.replaceAll(notHard, 'easy'))
  if (clauses.some((clause) => hard.test(clause))) return 'hard'
  const first =
    title.split(/[,，;；、]|\band\b|[与和及]/iu).find((part) => part.trim() !== '') ?? title
  const isKnown = clauses.some((each) => known.test(each) && isAboutTopic(each, first, course))
  return isKnown ? 'known' : 'plain'
}
