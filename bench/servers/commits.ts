import path from 'node:path';
import Database from 'better-sqlite3';

/**
 * Opens a database in `folder`. It stores moves as safely as Hush does (WAL, `synchronous=FULL`), with one commit for
 * all moves that arrive in one turn of the event loop.
 * @returns a function that stores a move's text and calls `stored` after the commit
 */
export function groupCommits(folder: string): (move: string, stored: () => void) => void {
  const database = new Database(path.join(folder, 'moves.db'));
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.exec('CREATE TABLE move (n INTEGER PRIMARY KEY, text TEXT NOT NULL)');
  const insert = database.prepare('INSERT INTO move (text) VALUES (?)');
  let waiting: { move: string; stored: () => void }[] = [];
  const insertAll = database.transaction((group: typeof waiting) => {
    for (const { move } of group) insert.run(move);
  });
  const commit = () => {
    const group = waiting;
    waiting = [];
    insertAll(group);
    for (const { stored } of group) stored();
  };
  return (move, stored) => {
    if (waiting.length === 0) setImmediate(commit);
    waiting.push({ move, stored });
  };
}
