// Moves, swaps, absences, marks and undo on a plan that stands.
import {
  algebra,
  all,
  calculus,
  english,
  firstPlaced,
  free,
  items,
  legal,
  nothingLost,
  onlyTouches,
  physics,
  placed,
  placeNow,
  samePlacesAsBefore,
  unchanged,
} from '../checks.ts'
import { markOf } from '../../../shared/schedule/task.ts'
import type { Check, Scenario } from '../scenario.ts'

/** The first session of the class that is ahead now lies on `day`, in these periods, and it alone moved. */
function firstMoved(classId: number, day: number, from = 1, to = 12): Check {
  return (outcome) => {
    const place = placeNow(outcome, firstPlaced(outcome, classId))
    return place !== null && place.day === day && place.start >= from && place.start <= to
  }
}

const firstOf = (...classes: number[]) =>
  onlyTouches((outcome) => classes.map((classId) => firstPlaced(outcome, classId)))

export const changes: Scenario[] = [
  {
    name: 'move to a morning',
    start: 'planned',
    says: {
      en: ['move the first calculus session to Friday morning'],
      zh: ['把高等数学第一次挪到周五上午'],
    },
    check: all(firstMoved(calculus, 19, 1, 5), legal, nothingLost),
    mayDecline: true,
  },
  {
    name: 'move to a day',
    start: 'planned',
    says: {
      en: ['move the first english session to Sunday'],
      zh: ['把学术英语第一次移到周日'],
    },
    check: all(firstMoved(english, 21), firstOf(english), legal),
    mayDecline: true,
  },
  {
    name: 'move to a period',
    start: 'planned',
    says: {
      en: ['move the first physics session to Sunday period 3'],
      zh: ['把大学物理第一次挪到周日第三节'],
    },
    check: all(firstMoved(physics, 21, 3, 3), legal),
    mayDecline: true,
  },
  {
    name: 'a correction',
    start: 'planned',
    says: {
      en: ['move the first english session to Saturday', 'no, I meant Sunday'],
      zh: ['把学术英语第一次移到周六', '不对，我是说周日'],
    },
    check: all(firstMoved(english, 21), legal),
    mayDecline: true,
  },
  {
    name: 'moved and undone',
    start: 'planned',
    says: {
      en: ['move the first english session to Sunday', 'undo'],
      zh: ['把学术英语第一次移到周日', '撤销'],
    },
    check: samePlacesAsBefore,
    mayDecline: true,
  },
  {
    name: 'undo the plan',
    start: 'planned',
    says: { en: ['undo'], zh: ['撤销'] },
    check: ({ after }) => placed(after).length === 0,
  },
  {
    name: 'take one off',
    start: 'planned',
    says: {
      en: ['take the first english session off the plan'],
      zh: ['把学术英语第一次先取消安排'],
    },
    check: (outcome) => {
      const first = firstPlaced(outcome, english)
      return placeNow(outcome, first) === null && firstOf(english)(outcome)
    },
  },
  {
    name: 'swap two',
    start: 'planned',
    says: {
      en: ['swap the first calculus session and the first linear algebra session'],
      zh: ['把高等数学第一次和线性代数第一次对调'],
    },
    check: (outcome) => {
      const [a, b] = [firstPlaced(outcome, calculus), firstPlaced(outcome, algebra)]
      return (
        placeNow(outcome, a)?.day === b?.place.day && placeNow(outcome, b)?.day === a?.place.day
      )
    },
    mayDecline: true,
  },
  {
    name: 'a lecture can not be moved',
    start: 'planned',
    says: {
      en: ['move the calculus lecture to Sunday'],
      zh: ['把高等数学课挪到周日'],
    },
    check: unchanged,
  },
  {
    name: 'what does not exist',
    start: 'planned',
    says: { en: ['move chemistry to Friday'], zh: ['把化学挪到周五'] },
    check: unchanged,
  },
  {
    name: 'into the past',
    start: 'wednesday',
    says: {
      en: ['move the first english session to yesterday'],
      zh: ['把学术英语第一次挪到昨天'],
    },
    check: unchanged,
  },
  {
    name: 'ill for a day',
    start: 'two-weeks',
    says: { en: ["I'm ill on Thursday"], zh: ['我周四生病了'] },
    check: all(free(18), nothingLost, legal),
  },
  {
    name: 'ill for some days',
    start: 'term',
    says: { en: ["I'm ill until Wednesday"], zh: ['我生病了，周三才好'] },
    check: all(free(15, 16), nothingLost, legal),
    mayDecline: true,
  },
  {
    name: 'no time on an evening',
    start: 'two-weeks',
    says: {
      en: ["I can't study on Wednesday evening"],
      zh: ['我周三晚上没空学习'],
    },
    check: all(
      ({ after }) => !placed(after).some(({ place }) => place.day === 17 && place.end >= 10),
      nothingLost,
      legal,
    ),
  },
  {
    name: 'a day cleared for another',
    start: 'two-weeks',
    says: { en: ['move everything from Thursday to Friday'], zh: ['把周四的都挪到周五'] },
    check: all(free(18), legal),
    mayDecline: true,
  },
  {
    name: 'pushed back by a day',
    start: 'planned',
    says: {
      en: ['push all my physics back one day'],
      zh: ['把大学物理整体往后推一天'],
    },
    check: (outcome) =>
      placed(outcome.before, physics).every(
        (item) => placeNow(outcome, item)?.day === item.place.day + 1,
      ),
    mayDecline: true,
  },
  {
    name: 'a day that is too full',
    start: 'two-weeks',
    says: { en: ['Thursday is too full'], zh: ['周四太满了'] },
    check: all(nothingLost, legal),
    mayDecline: true,
  },
  {
    name: 'too many switches',
    start: 'two-weeks',
    says: { en: ['too many switches on Thursday'], zh: ['周四切换太多'] },
    check: all(nothingLost, legal),
    mayDecline: true,
  },
  {
    name: 'a session was missed',
    start: 'wednesday-term',
    says: { en: ["I missed Monday's session"], zh: ['周一的学习我没做'] },
    check: all(
      ({ after, before }) =>
        !placed(after).some(
          (item) => item.place.day === 15 && markOf(item) === null && placed(before).length > 0,
        ) || placed(before).every(({ place }) => place.day !== 15),
      legal,
    ),
    mayDecline: true,
  },
  {
    name: 'a session was done',
    start: 'tuesday',
    says: {
      en: ["I finished today's session"],
      zh: ['今天的学习做完了'],
    },
    check: all(samePlacesAsBefore, ({ before, after }) => {
      const marked = items(after).filter((item) => markOf(item)?.outcome === 'done')
      return marked.length >= 1 || placed(before).every(({ place }) => place.day !== 16)
    }),
    mayDecline: true,
  },
  {
    name: 'a rejected move',
    start: 'planned',
    says: {
      en: ['move the first english session to Sunday'],
      zh: ['把学术英语第一次移到周日'],
    },
    verdict: 'reject',
    check: unchanged,
  },
  {
    name: 'two things at once',
    start: 'planned',
    says: {
      en: ['move the first english session to Sunday and take the first physics session off'],
      zh: ['把学术英语第一次挪到周日，再把大学物理第一次取消安排'],
    },
    check: all(firstMoved(english, 21), firstOf(english, physics)),
    mayDecline: true,
  },
  {
    name: 'the week after next',
    start: 'term',
    says: {
      en: ['move the last physics session to Wednesday in two weeks'],
      zh: ['把大学物理最后一次挪到下下周三'],
    },
    check: all(nothingLost, legal),
    mayDecline: true,
  },
  {
    name: 'a vague wish',
    start: 'planned',
    says: { en: ['move it'], zh: ['挪一下'] },
    check: unchanged,
  },
  {
    name: 'impossible',
    start: 'planned',
    says: {
      en: ['put all seven calculus sessions on Sunday'],
      zh: ['把七次高等数学都放到周日'],
    },
    // As many as fit are moved there after a yes to each; nothing else is.
    check: (outcome) =>
      items(outcome.after).every((item) => {
        const place = placeNow(outcome, item)
        const was = items(outcome.before).find(({ id }) => id === item.id)?.place ?? null
        const isSame = JSON.stringify(place) === JSON.stringify(was)
        return isSame || (item.classId === calculus && place?.day === 21)
      }),
    mayDecline: true,
  },
]
