import type { Transaction } from 'kysely';
import type { Change, IssuedCredentials, MatchChange, RoomChange } from './store';
import type { Tables } from './tables';

/** Number of chat lines kept for each room. The oldest are deleted. */
const CHAT_KEPT = 200;
/** Number of credentials kept for each seat: one for each device that a member may have. */
const CREDENTIALS_KEPT = 8;
/** Number of records of finished matches kept for each room. The oldest are deleted. */
export const FINISHED_KEPT = 200;

/**
 * Writes all parts of a change. Returns false if a version has changed or a new key is taken. The caller must then roll
 * back.
 */
export async function apply(trx: Transaction<Tables>, change: Change): Promise<boolean> {
  if (change.room && !(await applyRoom(trx, change.room))) return false;
  if (change.match && !(await applyMatch(trx, change.match))) return false;
  if (change.chat && !(await applyChat(trx, change.chat))) return false;
  if (change.revoke) await revoke(trx, change.revoke);
  if (change.credentials) await issue(trx, change.credentials);
  if (change.notebook) await writeNotebook(trx, change.notebook);
  if (change.finished) await finish(trx, change.finished);
  if (change.replay) {
    const { match, document } = change.replay;
    const kept = trx.insertInto('replays').values({ match, document });
    const { numInsertedOrUpdatedRows } = await kept
      .onConflict((clash) => clash.column('match').doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows === 1n) {
      const longer = trx
        .updateTable('progress')
        .set((column) => ({ bytes: column('bytes', '+', Buffer.byteLength(document)) }));
      await longer.where('match', '=', match).execute();
    }
  }
  if (change.probe !== undefined) {
    const text = change.probe;
    const written = trx.insertInto('probe').values({ id: 1, text });
    await written.onConflict((clash) => clash.column('id').doUpdateSet({ text })).execute();
  }
  return true;
}

async function applyRoom(trx: Transaction<Tables>, { code, from, state, at }: RoomChange): Promise<boolean> {
  const now = { state: JSON.stringify(state), used: at };
  if (from === null) {
    const made = trx.insertInto('rooms').values({ code, version: 1, ...now });
    const { numInsertedOrUpdatedRows } = await made.onConflict((clash) => clash.doNothing()).executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows === 1n;
  }
  const changed = trx.updateTable('rooms').set({ version: from + 1, ...now });
  const { numUpdatedRows } = await changed
    .where('code', '=', code)
    .where('version', '=', from)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

async function applyMatch(trx: Transaction<Tables>, change: MatchChange): Promise<boolean> {
  const fits = change.from === null ? await dealMatch(trx, change) : await moveMatch(trx, change, change.from);
  return fits && (await writeJournal(trx, change)) && (await writeFacts(trx, change));
}

async function dealMatch(trx: Transaction<Tables>, change: MatchChange): Promise<boolean> {
  const { setup } = change;
  if (!setup) throw new Error('a new match has no setup');
  const row = {
    id: change.id,
    game: setup.game,
    rules: setup.version,
    room: setup.room,
    seed: setup.seed,
    players: setup.seats,
    options: JSON.stringify(setup.options),
    carry_over: JSON.stringify(setup.carryOver),
    practice: setup.practice,
    commitment: setup.commitment && JSON.stringify(setup.commitment),
    began: setup.began,
    seats: JSON.stringify(change.seats ?? null),
    snapshot: JSON.stringify(change.snapshot ?? null),
    used: change.at,
  };
  const made = trx.insertInto('matches').values(row);
  const { numInsertedOrUpdatedRows } = await made.onConflict((clash) => clash.doNothing()).executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows !== 1n) return false;
  const { id, deadline, over, at } = change;
  const progress = { match: id, version: 1, deadline, over: over ? 1 : 0, used: at, bytes: bytesOf(change) };
  await trx.insertInto('progress').values(progress).execute();
  return true;
}

async function moveMatch(trx: Transaction<Tables>, change: MatchChange, from: number): Promise<boolean> {
  const { id, deadline, over, snapshot, seats, at } = change;
  const used = isUse(change) ? { used: at } : {};
  // Once a match is over, later moves cannot make it running again.
  const end = over ? { over: 1 } : {};
  const row = { version: from + 1, deadline, claimed_by: null, claimed_until: null, ...used, ...end };
  const { numUpdatedRows } = await trx
    .updateTable('progress')
    .set((column) => ({ ...row, bytes: column('bytes', '+', bytesOf(change)) }))
    .where('match', '=', id)
    .where('version', '=', from)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows !== 1n) return false;
  const match = trx.updateTable('matches').where('id', '=', id);
  if (seats !== undefined) await match.set({ seats: JSON.stringify(seats) }).execute();
  if (snapshot !== undefined) {
    await match
      .set({ snapshot: JSON.stringify(snapshot) })
      .set(({ selectFrom }) => ({ used: selectFrom('progress').select('used').where('match', '=', id) }))
      .execute();
  }
  return true;
}

/**
 * Returns whether a change counts as use of the match. Timeouts and snapshots do not count, so that abandoned matches
 * are deleted after a while.
 */
export function isUse({ rows, seats, over }: MatchChange): boolean {
  return rows.length > 0 ? rows.some(({ seat }) => seat !== null) : seats !== undefined || over;
}

async function writeJournal(trx: Transaction<Tables>, { id, rows }: MatchChange): Promise<boolean> {
  if (rows.length === 0) return true;
  const values = rows.map((row) => ({
    match: id,
    n: row.n,
    at: row.at,
    seat: row.seat,
    move: row.move,
    args: JSON.stringify(row.args),
    action: row.id,
  }));
  const written = trx.insertInto('journal').values(values);
  const { numInsertedOrUpdatedRows } = await written.onConflict((clash) => clash.doNothing()).executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === BigInt(rows.length);
}

async function writeFacts(trx: Transaction<Tables>, { id, facts }: MatchChange): Promise<boolean> {
  if (facts.length === 0) return true;
  const values = facts.map(({ n, at, code, facts }) => ({ match: id, n, at, code, facts: JSON.stringify(facts) }));
  const written = trx.insertInto('public_log').values(values);
  const { numInsertedOrUpdatedRows } = await written.onConflict((clash) => clash.doNothing()).executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === BigInt(facts.length);
}

function bytesOf({ rows, facts }: MatchChange): number {
  return lengthOf([
    ...rows.map(({ args }) => JSON.stringify(args)),
    ...facts.map(({ facts }) => JSON.stringify(facts)),
  ]);
}

export function lengthOf(texts: readonly string[]): number {
  return texts.reduce((length, text) => length + Buffer.byteLength(text), 0);
}

async function applyChat(trx: Transaction<Tables>, { code, line }: NonNullable<Change['chat']>): Promise<boolean> {
  const { n, at, member, text, phrase, notice } = line;
  const row = { n, at, member, text, phrase: phrase ? JSON.stringify(phrase) : null, notice: notice ? 1 : 0 };
  const written = trx.insertInto('chat').values({ code, ...row });
  const { numInsertedOrUpdatedRows } = await written.onConflict((clash) => clash.doNothing()).executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows !== 1n) return false;
  await trx
    .deleteFrom('chat')
    .where('code', '=', code)
    .where('n', '<=', n - CHAT_KEPT)
    .execute();
  await trx.updateTable('rooms').set({ used: at }).where('code', '=', code).execute();
  return true;
}

/** Adds the record of a finished match. Keeps an earlier record of the same match. */
async function finish(
  trx: Transaction<Tables>,
  { room, match, ended, facts }: NonNullable<Change['finished']>,
): Promise<void> {
  const inserted = trx.insertInto('finished').values({ match, room, ended, facts: JSON.stringify(facts) });
  await inserted.onConflict((clash) => clash.column('match').doNothing()).execute();
  const ofRoom = trx.selectFrom('finished').select('match').where('room', '=', room);
  const newest = ofRoom.orderBy('ended', 'desc').orderBy('match');
  const older = await newest.limit(1).offset(FINISHED_KEPT).execute();
  for (const { match: old } of older) await trx.deleteFrom('finished').where('match', '=', old).execute();
}

async function writeNotebook(
  trx: Transaction<Tables>,
  { match, seat, pages }: NonNullable<Change['notebook']>,
): Promise<void> {
  const text = JSON.stringify(pages);
  const written = trx.insertInto('notebooks').values({ match, seat, pages: text });
  await written.onConflict((clash) => clash.columns(['match', 'seat']).doUpdateSet({ pages: text })).execute();
}

async function revoke(trx: Transaction<Tables>, { room, member }: NonNullable<Change['revoke']>): Promise<void> {
  await trx
    .deleteFrom('credentials')
    .where('member', '=', member)
    .where('match', 'in', (matches) => matches.selectFrom('matches').select('id').where('room', '=', room))
    .execute();
}

async function issue(trx: Transaction<Tables>, credentials: IssuedCredentials): Promise<void> {
  const { match, seat, device } = credentials;
  const ofSeat = trx.deleteFrom('credentials').where('match', '=', match).where('seat', '=', seat);
  if (device !== null) await ofSeat.where('device', '=', device).execute();
  const others = trx.selectFrom('credentials').select('n').where('match', '=', match).where('seat', '=', seat);
  const newest = await others.orderBy('n', 'desc').limit(CREDENTIALS_KEPT).execute();
  const tooOld = newest[CREDENTIALS_KEPT - 1];
  if (tooOld) await ofSeat.where('n', '<=', tooOld.n).execute();
  await trx
    .insertInto('credentials')
    .values({ ...credentials, n: (newest[0]?.n ?? 0) + 1 })
    .execute();
}
