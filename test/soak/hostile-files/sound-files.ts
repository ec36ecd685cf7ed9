// Sound files of every format that is read, to be damaged: the project's own fixtures, and what it writes itself.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFixtures, readFixture } from '../../electron/syllabus/fixtures.ts'

export type SoundFile = { name: string; bytes: Buffer }

const fixtures = join(import.meta.dirname, '../../fixtures')

const written: Record<string, string> = {
  'outlook.csv':
    'Subject,Start Date,Start Time,End Date,End Time,Location\nPhysics,10/12/2026,10:00 AM,10/12/2026,11:30 AM,"Room 5, North"\nPhysics,10/19/2026,10:00 AM,10/19/2026,11:30 AM,\n',
  'table.csv':
    'title;weekday;period;weeks;room\nAlgebra;Mon;1-2;1-16;A201\n物理;周三;3-4;2-16双;教二101\n',
  'grid.tsv':
    '节次\t星期一\t星期二\t星期三\n1-2\t"高等数学\n1-16周(单)\n教三201"\t\t大学英语 1-8周\n3-4\t\t线性代数 1-16周\t\n',
  'lines.txt':
    'Mon 3-4 Physics, room 201, weeks 1-8\nTuesday 10:00-11:35 Linear Algebra (B12) odd weeks\n周一 3-4节 高等数学 1-16周(单) 教三201\n2026-12-18 9:00-11:00 Final exam Physics, Hall 3\n',
  'phone.wakeup_schedule':
    '{"courseLen":45,"id":1,"name":"默认","sameBreakLen":false,"sameLen":true,"theBreakLen":10}\n[{"endTime":"08:45","node":1,"startTime":"08:00","timeTable":1},{"endTime":"09:40","node":2,"startTime":"08:55","timeTable":1}]\n{"background":"","courseTextColor":-1,"id":1,"maxWeek":16,"nodes":2,"startDate":"2026-9-7","tableName":"秋","timeTable":1}\n[{"color":"#ff","courseName":"高等数学","credit":0.0,"id":0,"note":"","tableId":1}]\n[{"day":1,"endNode":2,"endTime":"","endWeek":16,"id":0,"level":0,"ownTime":false,"room":"A1","startNode":1,"startTime":"","startWeek":1,"step":2,"tableId":1,"teacher":"","type":0}]\n',
  'deck.anki':
    '#separator:tab\n#html:true\n#deck column:1\nEnglish\tOzymandias\tI met a traveller<br>from an antique land\n语文\t静夜思\t床前明月光，疑是地上霜。\n',
}

export async function soundFiles(exports: readonly SoundFile[]): Promise<SoundFile[]> {
  const calendars = readdirSync(fixtures)
    .filter((name) => /\.(?:ics|html)$/.test(name))
    .map((name) => ({ name, bytes: readFileSync(join(fixtures, name)) }))
  const documents = await Promise.all(
    listFixtures().map(async (name) => {
      const { fileName, bytes } = await readFixture(name)
      return { name: fileName, bytes: Buffer.from(bytes) }
    }),
  )
  const texts = Object.entries(written).map(([name, text]) => ({ name, bytes: Buffer.from(text) }))
  return [...calendars, ...documents, ...texts, ...exports]
}
