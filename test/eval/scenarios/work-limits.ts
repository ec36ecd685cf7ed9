// New limits of work that is there, the same for another, and what must not be done for lack of sense.
import {
  all,
  calculus,
  english,
  firstPlaced,
  history,
  items,
  legal,
  limits,
  nothingLost,
  onlyTouches,
  physics,
  placed,
  placeNow,
  samePlacesAsBefore,
  unchanged,
} from '../checks.ts'
import type { Scenario } from '../scenario.ts'
import { refused } from './work.ts'

export const workLimits: Scenario[] = [
  {
    name: 'no such weekday for a course',
    start: 'fresh',
    says: { en: ['no physics on Fridays from now on'], zh: ['大学物理以后别排周五'] },
    check: all(
      limits(physics, ({ excludedWeekdays }) => excludedWeekdays.join(',') === '5,7'),
      samePlacesAsBefore,
    ),
  },
  {
    name: 'blocks in the way go first',
    start: 'planned',
    says: {
      en: ['no calculus in the afternoon from now on', 'yes'],
      zh: ['高等数学以后下午不排', '好'],
    },
    check: all(
      limits(calculus, ({ excludedPeriods }) => excludedPeriods.length > 0),
      legal,
      nothingLost,
    ),
    mayDecline: true,
  },
  {
    name: 'only in the mornings',
    start: 'fresh',
    says: { en: ['physics only in the mornings'], zh: ['大学物理只排上午'] },
    check: limits(
      physics,
      ({ excludedPeriods }) => excludedPeriods.length > 4 && !excludedPeriods.includes(1),
    ),
  },
  {
    name: 'only at weekends',
    start: 'fresh',
    says: { en: ['history only on weekends'], zh: ['中国近现代史以后只排周末'] },
    check: limits(history, ({ excludedWeekdays }) => excludedWeekdays.join(',') === '1,2,3,4,5'),
  },
  {
    name: 'shorter sessions',
    start: 'fresh',
    says: { en: ['make calculus sessions one period'], zh: ['高等数学每次改成一节'] },
    check: ({ before, after }) =>
      items(after, calculus).every(({ duration }) => duration === 1) &&
      items(after).length === items(before).length,
  },
  {
    name: 'due sooner',
    start: 'fresh',
    says: {
      en: ['the history readings are due on 6 December now'],
      zh: ['中国近现代史的截止日期改到12月6日'],
    },
    check: limits(history, ({ toDay }) => toDay === 28),
  },
  {
    name: 'most important',
    start: 'planned',
    says: { en: ['physics is the most important'], zh: ['大学物理最重要'] },
    check: all(
      limits(physics, ({ priority }) => priority === 5),
      samePlacesAsBefore,
    ),
  },
  {
    name: 'the same for another',
    start: 'fresh',
    says: {
      en: ['no history on Saturdays from now on', 'and the same for english'],
      zh: ['中国近现代史以后周六别排', '大学英语也一样'],
    },
    check: ({ after }) =>
      [history, english].every((id) =>
        after.taskClasses.find((each) => each.id === id)?.excludedWeekdays.includes(6),
      ),
  },
  refused(
    'a limit of a course that is not there',
    'planned',
    'no chemistry on Fridays from now on',
    '化学以后别排周五',
  ),
  refused(
    'a time of one weekday',
    'fresh',
    'no physics on Friday mornings from now on',
    '大学物理以后周五上午别排',
  ),
  refused(
    'sessions of a whole day and more',
    'planned',
    'calculus sessions should be 30 hours',
    '高等数学每次改成30小时',
  ),
  refused(
    'due in the past, again',
    'planned',
    'physics is due on 20 November now',
    '大学物理改成11月20日截止',
  ),
  {
    name: 'work is never deleted',
    start: 'planned',
    says: { en: ['delete the physics course'], zh: ['删除大学物理这门课'] },
    check: unchanged,
  },
  {
    name: 'one and the same for the other',
    start: 'planned',
    says: {
      en: ['move the first english session to Sunday, and the same for the first history session'],
      zh: ['把大学英语第一次挪到周日，中国近现代史第一次也一样'],
    },
    check: (outcome) =>
      [english, history].every((id) => placeNow(outcome, firstPlaced(outcome, id))?.day === 21) &&
      onlyTouches((each) => [firstPlaced(each, english), firstPlaced(each, history)])(outcome),
    mayDecline: true,
  },
  {
    name: 'two places for one block',
    start: 'planned',
    says: {
      en: ['move the first english session to Saturday and to Sunday'],
      zh: ['把大学英语第一次挪到周六和周日'],
    },
    check: unchanged,
  },
  {
    name: 'a run of a course nobody has',
    start: 'planned',
    says: {
      en: ['chemistry 3 and everything after it one day later'],
      zh: ['化学第三次和后面的都晚一天'],
    },
    check: unchanged,
  },
  {
    name: 'not at weekends',
    start: 'fresh',
    says: { en: ['plan my week, not on weekends'], zh: ['安排这周，周末不学'] },
    check: (outcome) =>
      placed(outcome.after).length > 0 &&
      placed(outcome.after).every(({ place }) => place.day < 20 && place.day >= outcome.today),
  },
]
