// Says in English: how something is done, in words and where in the window.

export const help = {
  plan: 'Say “plan my week”, or “plan calculus next week, not on Friday”: you see the plan on a card, and nothing is written before you accept it.',
  room: 'Say “I’m ill until Thursday”, “Thursday is too full” or “improve my plan”: what lies there moves elsewhere, on a card first.',
  move: 'Say “move calculus 2 to Friday morning”, “swap” with two sessions, or “take it off”; in the week you can drag a block too.',
  pin: 'Say “pin the word list on Friday”, or open the block in the week and press “Pin”: no plan moves it then.',
  mark: 'Say “I finished the word list” or “I missed physics today”; under “Show today” each session has its buttons too.',
  work: 'Say “add a task: essay draft, due Friday, 2 hours”, “two more calculus sessions” or “calculus is due on the 30th”; “Add study work” and “Open a course” have the forms.',
  homework:
    'Say “note for homework: sheet 4, due Friday 5 pm”; “Homework” keeps due dates, checklists and solutions, and compares them with a key.',
  recite:
    'Say “keep this text: …” with what you want to learn by heart, or “recite it”; “Recite from memory” has all your texts.',
  pack: 'Say “prepare calculus as a course pack”; “Course pack” shows how far each one is.',
  guide:
    'Say “guide me through calculus”, or press “Plan a course with me”: a talk finds out what the course needs and puts it into your plan.',
  timetable:
    'Say “dentist on Tuesday at three”, “no choir this week” or “Friday is a day off”; “Edit the timetable” and “Days off and make-up days” have the grid.',
  undo: 'Say “undo”, or “undo the last two things”; “History” lists every change and goes back to any of them.',
  habits: 'Say “no study after 9 pm” or “keep Sundays free”; “Study habits” shows all of them.',
  settings:
    'Say “dark theme” or “remind me 10 minutes before each session”; “Settings” has the rest.',
  erase: '“Your data: export or erase everything” does that, after you have typed a word.',
}

export type HelpTopic = keyof typeof help
