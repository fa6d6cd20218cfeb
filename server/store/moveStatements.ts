import type { Database } from 'better-sqlite3';
import { isUse, lengthOf } from './changes';
import { Conflict, type WriteMove } from './group';

/**
 * The statements of a move, made once for the connection and run without a promise for each. They write what
 * `changes.ts` writes by queries; the first is the one that finds out whether the move fits, so that mostly there is
 * nothing to undo.
 */
export function prepareMoves(connection: Database): WriteMove {
  const changed = `version = version + 1, deadline = ?, claimed_by = null, claimed_until = null,
    used = coalesce(?, used), bytes = bytes + ? where match = ? and version = ?`;
  const progress = connection.prepare(`update progress set ${changed}`);
  // Apart from the others: whoever sets `over` also writes the index over it.
  const end = connection.prepare(`update progress set over = 1, ${changed}`);
  const snapshot = connection.prepare(
    'update matches set snapshot = ?, used = (select used from progress where match = id) where id = ?',
  );
  const row = connection.prepare(
    'insert into journal (match, n, at, seat, move, args, action) values (?, ?, ?, ?, ?, ?, ?) on conflict do nothing',
  );
  const entry = connection.prepare(
    'insert into told (match, n, at, code, facts) values (?, ?, ?, ?, ?) on conflict do nothing',
  );

  return (change) => {
    const { id, from, deadline, over, rows, told } = change;
    const args = rows.map((made) => JSON.stringify(made.args));
    const facts = told.map((said) => JSON.stringify(said.facts));
    const used = isUse(change) ? change.at : null;
    const bytes = lengthOf(args) + lengthOf(facts);
    if ((over ? end : progress).run(deadline, used, bytes, id, from).changes === 0) return false;
    if (change.snapshot !== undefined) snapshot.run(JSON.stringify(change.snapshot), id);
    const rowsWritten = rows.map(({ n, at, seat, move, id: action }, index) =>
      row.run(id, n, at, seat, move, args[index], action),
    );
    const entriesWritten = told.map(({ n, at, code }, index) => entry.run(id, n, at, code, facts[index]));
    if ([...rowsWritten, ...entriesWritten].some(({ changes }) => changes === 0)) throw new Conflict();
    return true;
  };
}
