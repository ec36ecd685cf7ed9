// A file that keeps conversations a row for each message, as an app would that persists a loop without a store of its own.
import Database from 'better-sqlite3'

export function openMessages(file) {
  const connection = new Database(file)
  connection.pragma('journal_mode = WAL')
  connection.exec(`
    CREATE TABLE IF NOT EXISTS message (thread TEXT, rank INTEGER, json TEXT, PRIMARY KEY (thread, rank)) WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS waiting (thread TEXT PRIMARY KEY, json TEXT) WITHOUT ROWID;
  `)
  const insert = connection.prepare('INSERT INTO message VALUES (?, ?, ?)')
  const select = connection
    .prepare('SELECT json FROM message WHERE thread = ? ORDER BY rank')
    .pluck()
  const keep = connection.prepare('INSERT OR REPLACE INTO waiting VALUES (?, ?)')
  const find = connection.prepare('SELECT json FROM waiting WHERE thread = ?').pluck()
  const append = connection.transaction((thread, from, messages) => {
    for (const [index, message] of messages.entries()) {
      insert.run(thread, from + index, JSON.stringify(message))
    }
  })
  return {
    connection,
    append,
    read: (thread) => select.all(thread).map((json) => JSON.parse(json)),
    keepWaiting: (thread, json) => keep.run(thread, json),
    findWaiting: (thread) => find.get(thread),
  }
}
