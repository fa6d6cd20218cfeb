import type { Transaction } from 'kysely';
import type { MatchId, RoomCode } from '#shared/ids.ts';
import type { Quota } from './store';
import type { Tables } from './tables';

/** Deletes matches that were not used since `before`, then rooms. A room is kept as long as it has a match. */
export async function expire(trx: Transaction<Tables>, before: number, most: number) {
  const old = await trx
    .selectFrom('matches')
    .innerJoin('progress', 'progress.match', 'matches.id')
    .select('id')
    // This condition can use an index. The next condition removes the few matches that were used after their last
    // snapshot.
    .where('matches.used', '<', before)
    .where('progress.used', '<', before)
    .limit(most)
    .execute();
  for (const { id } of old) await trx.deleteFrom('matches').where('id', '=', id).execute();
  const unused = await trx
    .selectFrom('rooms')
    .select('code')
    .where('used', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('matches').select('id').whereRef('matches.room', '=', 'rooms.code'))),
    )
    .limit(most)
    .execute();
  for (const { code } of unused) await trx.deleteFrom('rooms').where('code', '=', code).execute();
  return { rooms: unused.map(({ code }): RoomCode => code), matches: old.map(({ id }): MatchId => id) };
}

/**
 * Deletes finished matches beyond the quota. Always keeps the room's last match, because members may be looking at it.
 */
export async function prune(trx: Transaction<Tables>, room: RoomCode, quota: Quota, most: number): Promise<MatchId[]> {
  const [, ...earlier] = await trx
    .selectFrom('matches')
    .innerJoin('progress', 'progress.match', 'matches.id')
    .select(['id', 'over', 'began', 'progress.used', 'bytes'])
    .select(({ selectFrom }) =>
      selectFrom('journal')
        .select(({ fn }) => fn.max('journal.at').as('at'))
        .whereRef('journal.match', '=', 'matches.id')
        .as('moved'),
    )
    .where('room', '=', room)
    .orderBy('began', 'desc')
    .orderBy('id')
    .execute();
  const gone: MatchId[] = [];
  let [matches, bytes] = [0, 0];
  for (const { id, over, began, used, moved, bytes: own } of earlier) {
    if (over === 0) continue;
    const lasted = Math.max(Number(used), Number(moved ?? 0)) - Number(began);
    const isKept = lasted >= quota.brief && matches < quota.matches && bytes + Number(own) <= quota.bytes;
    if (!isKept) gone.push(id);
    else [matches, bytes] = [matches + 1, bytes + Number(own)];
  }
  const now = gone.slice(0, most);
  for (const id of now) await trx.deleteFrom('matches').where('id', '=', id).execute();
  return now;
}
